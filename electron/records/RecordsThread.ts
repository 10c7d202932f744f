import type { Requests } from '../contract/requests.ts';
import { KeptThread, type Thread } from '../supervision/KeptThread.ts';
import { Watchdog } from '../supervision/Watchdog.ts';
import type { Asked, RecordChannel, Told, ToldTurn } from './messages.ts';

export interface ThreadEvents {
  /** The thread runs, or runs again. */
  ready(): void;
  /** It has died or hangs; another one is on its way. */
  gone(reason: string): void;
}

interface Waiting {
  asked: Asked;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Longer no single step takes: reading the longest files that are read, on a slow disk. Milliseconds. */
const patienceMs = 30_000;

/** The records in a thread of their own, which is started with the first question. One that dies or hangs is replaced, and fails what it was asked. */
export class RecordsThread {
  readonly #kept: KeptThread<Asked, Told>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchdog = new Watchdog(patienceMs, () => this.#kept.replace('the records gave no answer'));
  #hasStarted = false;
  #isClosed = false;
  #lastId = 0;

  constructor(spawn: () => Thread<Asked, Told>, events: ThreadEvents) {
    this.#kept = new KeptThread('the records', spawn, {
      started: () => this.#sendAll(),
      ready: () => events.ready(),
      heard: (told) => this.#hear(told),
      gone: (reason) => {
        this.#fail(reason);
        events.gone(reason);
      },
    });
  }

  /** Rejects with one line: what went wrong there, or how the thread ended. */
  ask<C extends RecordChannel>(channel: C, ask: Requests[C]['ask']): Promise<Requests[C]['answer']> {
    return this.#answered({ id: ++this.#lastId, channel, ask }) as Promise<Requests[C]['answer']>;
  }

  /** Keeps a turn of a game; rejects where it isn't known whether it was kept. */
  async keep(turn: ToldTurn): Promise<void> {
    await this.#answered({ id: ++this.#lastId, channel: 'turn', ask: turn });
  }

  close(): void {
    this.#isClosed = true;
    this.#kept.close();
    this.#fail('closed');
  }

  #answered(asked: Asked): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('closed'));
      this.#waiting.set(asked.id, { asked, resolve, reject });
      if (!this.#hasStarted) return this.#start();
      this.#kept.send(asked);
      this.#expect();
    });
  }

  #start(): void {
    this.#hasStarted = true;
    this.#kept.start();
  }

  /** What is asked while there is no thread waits for it. */
  #sendAll(): void {
    for (const { asked } of this.#waiting.values()) this.#kept.send(asked);
    this.#expect();
  }

  /** Whatever is heard is a sign of life. */
  #expect(): void {
    if (this.#waiting.size > 0 && this.#kept.isThere) this.#watchdog.feed();
    else this.#watchdog.rest();
  }

  #hear(told: Told): void {
    if (!('busy' in told)) this.#settle(told);
    this.#expect();
  }

  #settle(told: Exclude<Told, { busy: true }>): void {
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('error' in told) waiting?.reject(new Error(told.error));
    else waiting?.resolve(told.answer);
  }

  #fail(reason: string): void {
    this.#watchdog.rest();
    const failed = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of failed) reject(new Error(reason));
  }
}
