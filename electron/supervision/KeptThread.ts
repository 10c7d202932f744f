import { Restarts } from './Restarts.ts';

/** What is used of a worker thread; tests put their own in its place. */
export interface Thread<Sent, Heard> {
  postMessage(message: Sent): void;
  on(event: 'message', listener: (message: Heard) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'online' | 'exit', listener: () => void): unknown;
  terminate(): unknown;
}

export interface KeptThreadEvents<Heard> {
  /** A thread is on its way: what waits for an answer is to be sent to it. */
  started(): void;
  /** It runs, or runs again. */
  ready(): void;
  heard(message: Heard): void;
  /** It has died or was replaced; another one follows. */
  gone(reason: string): void;
}

/** A thread that is started again each time that it dies or has to be replaced. What an earlier one says late counts for nothing. */
export class KeptThread<Sent, Heard> {
  readonly #name: string;
  readonly #spawn: () => Thread<Sent, Heard>;
  readonly #events: KeptThreadEvents<Heard>;
  readonly #restarts = new Restarts(() => this.start());
  #thread: Thread<Sent, Heard> | null = null;

  /** `name`: what ends, in words. */
  constructor(name: string, spawn: () => Thread<Sent, Heard>, events: KeptThreadEvents<Heard>) {
    this.#name = name;
    this.#spawn = spawn;
    this.#events = events;
  }

  get isThere(): boolean {
    return this.#thread !== null;
  }

  start(): void {
    const thread = (this.#thread = this.#spawn());
    thread.on('online', () => this.#thread === thread && this.#events.ready());
    thread.on('message', (message) => this.#thread === thread && this.#events.heard(message));
    thread.on('error', (error) => this.#thread === thread && this.replace(error.message));
    thread.on('exit', () => this.#thread === thread && this.replace(`${this.#name} ended`));
    this.#events.started();
  }

  /** Lost where there is no thread. */
  send(message: Sent): void {
    this.#thread?.postMessage(message);
  }

  /** Ends it, whatever it is doing: another one is started. */
  replace(reason: string): void {
    this.#end();
    this.#events.gone(reason);
    this.#restarts.died();
  }

  close(): void {
    this.#restarts.close();
    this.#end();
  }

  #end(): void {
    const thread = this.#thread;
    this.#thread = null;
    thread?.terminate();
  }
}
