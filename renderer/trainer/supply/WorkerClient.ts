import type { PuzzleAnswer, PuzzleRequest } from '../../../engine/protocol/puzzleJobs.ts';
import { Patience, tooLate } from '../../../engine/protocol/asking/Patience.ts';

type Unnumbered<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve(answer: PuzzleAnswer): void;
  reject(error: Error): void;
}

/**
 * A worker that is asked and answers; it is started by the first question. What it can't do, or not in time, is rejected
 * in one line, and a worker that dies is replaced with the next question. What was asked before `close` is forgotten.
 */
export class WorkerClient {
  readonly #makeWorker: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #patience = new Patience(() => this.#fail(tooLate));
  #worker: Worker | null = null;
  #id = 0;

  constructor(makeWorker: () => Worker) {
    this.#makeWorker = makeWorker;
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Before it is asked anything, so that it will be ready. */
  start(): Worker {
    if (this.#worker) return this.#worker;
    this.#worker = this.#makeWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<PuzzleAnswer>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#fail(message);
    return this.#worker;
  }

  ask<Tells extends PuzzleAnswer['tells']>(
    tells: Tells,
    request: Unnumbered<PuzzleRequest>,
  ): Promise<PuzzleAnswer & { tells: Tells }> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      const settle = (answer: PuzzleAnswer): void => {
        if (answer.tells === tells) resolve(answer as PuzzleAnswer & { tells: Tells });
        else reject(new Error(answer.tells === 'error' ? answer.error : `${tells} was asked for`));
      };
      this.#waiting.set(id, { resolve: settle, reject });
      this.start().postMessage({ ...request, id });
      if (this.#waiting.size === 1) this.#patience.expect(true);
    });
  }

  /** What was asked is forgotten; the next question starts it anew. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
    this.#patience.expect(false);
  }

  #hear(answer: PuzzleAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    // Questions are answered one after the other: each has its time from the last answer on.
    this.#patience.expect(this.isBusy);
    waiting?.resolve(answer);
  }

  #fail(reason: string): void {
    const failed = [...this.#waiting.values()];
    this.close();
    for (const { reject } of failed) reject(new Error(reason));
  }
}
