import { Patience, tooLate } from './Patience.ts';
import type { Call, Returned } from './serve.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The part of a worker that is used; tests put their own in its place. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Functions of a worker, by name. */
type Functions<Work> = Record<keyof Work, (...given: never[]) => unknown>;

/**
 * A worker that is asked and answers; it is started by the first question. What it can't do, or not in time, is rejected
 * in one line, and a worker that dies or hangs is replaced with the next question. What was asked before `close` is forgotten.
 */
export class WorkerClient<Work extends Functions<Work>> {
  readonly #makeWorker: () => Thread;
  readonly #waiting = new Map<number, Waiting>();
  readonly #patience: Patience;
  #worker: Thread | null = null;
  #id = 0;

  /** `patienceMs`: for each answer. */
  constructor(makeWorker: () => Thread, patienceMs?: number) {
    this.#makeWorker = makeWorker;
    this.#patience = new Patience(() => this.#fail(tooLate), patienceMs);
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Before it is asked anything, so that it will be ready. */
  start(): Thread {
    if (this.#worker) return this.#worker;
    this.#worker = this.#makeWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<Returned>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#fail(message);
    return this.#worker;
  }

  ask<Name extends keyof Work & string>(
    name: Name,
    ...given: Parameters<Work[Name]>
  ): Promise<ReturnType<Work[Name]>> {
    const call: Call = { id: ++this.#id, do: name, given };
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      this.start().postMessage(call);
      if (this.#waiting.size === 1) this.#patience.expect(true);
    }) as Promise<ReturnType<Work[Name]>>;
  }

  /** What was asked is forgotten; the next question starts it anew. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
    this.#patience.expect(false);
  }

  #hear(returned: Returned): void {
    const waiting = this.#waiting.get(returned.id);
    this.#waiting.delete(returned.id);
    // Questions are answered one after the other: each has its time from the last answer on.
    this.#patience.expect(this.isBusy);
    if ('error' in returned) waiting?.reject(new Error(returned.error));
    else waiting?.resolve(returned.answer);
  }

  #fail(reason: string): void {
    const failed = [...this.#waiting.values()];
    this.close();
    for (const { reject } of failed) reject(new Error(reason));
  }
}
