import type { PuzzleAnswer, PuzzleRequest } from '../../../engine/protocol/puzzleJobs.ts';

type Unnumbered<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

/** A worker that is asked and answers; it is started by the first question. What it can't do any more is never answered. */
export class Asked {
  readonly #makeWorker: () => Worker;
  readonly #waiting = new Map<number, (answer: PuzzleAnswer) => void>();
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
    this.#worker.onmessage = ({ data }: MessageEvent<PuzzleAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
    return this.#worker;
  }

  ask<Tells extends PuzzleAnswer['tells']>(
    tells: Tells,
    request: Unnumbered<PuzzleRequest>,
  ): Promise<PuzzleAnswer & { tells: Tells }> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) => {
        if (answer.tells === tells) resolve(answer as PuzzleAnswer & { tells: Tells });
      });
      this.start().postMessage({ ...request, id });
    });
  }

  /** What was asked is forgotten; the next question starts it anew. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }
}
