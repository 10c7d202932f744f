import type { Requests } from '../contract/requests.ts';
import { Restarts } from '../supervision/Restarts.ts';
import { Watchdog } from '../supervision/Watchdog.ts';
import type { Asked, RecordChannel, Told, ToldTurn } from './messages.ts';

/** What is used of a worker thread; tests put their own in its place. */
export interface Thread {
  postMessage(message: Asked): void;
  on(event: 'message', listener: (message: Told) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'online' | 'exit', listener: () => void): unknown;
  terminate(): unknown;
}

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
  readonly #spawn: () => Thread;
  readonly #events: ThreadEvents;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchdog = new Watchdog(patienceMs, () => this.#replace('the records gave no answer'));
  readonly #restarts = new Restarts(() => this.#start());
  #thread: Thread | null = null;
  #hasStarted = false;
  #isClosed = false;
  #lastId = 0;

  constructor(spawn: () => Thread, events: ThreadEvents) {
    this.#spawn = spawn;
    this.#events = events;
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
    this.#restarts.close();
    this.#fail('closed');
  }

  #answered(asked: Asked): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('closed'));
      this.#waiting.set(asked.id, { asked, resolve, reject });
      if (!this.#hasStarted) return this.#start();
      this.#thread?.postMessage(asked);
      this.#expect();
    });
  }

  /** What is asked while there is no thread waits for it. */
  #start(): void {
    this.#hasStarted = true;
    const thread = (this.#thread = this.#spawn());
    thread.on('online', () => this.#thread === thread && this.#events.ready());
    thread.on('message', (told) => this.#thread === thread && this.#hear(told));
    thread.on('error', (error) => this.#thread === thread && this.#replace(error.message));
    thread.on('exit', () => this.#thread === thread && this.#replace('the records ended'));
    for (const { asked } of this.#waiting.values()) thread.postMessage(asked);
    this.#expect();
  }

  /** Whatever is heard is a sign of life. */
  #expect(): void {
    if (this.#waiting.size > 0 && this.#thread) this.#watchdog.feed();
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

  #replace(reason: string): void {
    this.#fail(reason);
    this.#events.gone(reason);
    this.#restarts.died();
  }

  #fail(reason: string): void {
    const thread = this.#thread;
    this.#thread = null;
    this.#watchdog.rest();
    thread?.terminate();
    const failed = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of failed) reject(new Error(reason));
  }
}
