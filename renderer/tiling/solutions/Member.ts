import type { TilingAnswer, TilingRequest, TilingWork } from '../../../engine/protocol/tilingJobs.ts';
import { Patience, tooLate } from '../../../engine/protocol/asking/Patience.ts';

export type Job = Extract<TilingRequest, { do: TilingWork }>;

/** One of the solver workers, started by its first job. One that dies or hangs is told as an error, and replaced by the next job. */
export class Member {
  readonly #makeWorker: () => Worker;
  readonly #hear: (answer: TilingAnswer) => void;
  readonly #patience = new Patience(() => this.#fail(tooLate));
  #worker: Worker | null = null;
  /** What it is at. */
  #job: Job | null = null;

  constructor(makeWorker: () => Worker, hear: (answer: TilingAnswer) => void) {
    this.#makeWorker = makeWorker;
    this.#hear = hear;
  }

  get isBusy(): boolean {
    return this.#job !== null;
  }

  ask(job: Job): void {
    this.#expect(job);
    this.#worker ??= this.#start();
    this.#worker.postMessage(job);
  }

  /** It tells how far it has come. */
  stop(): void {
    this.#post({ do: 'stop' });
  }

  /** What it was at is not waited for any more. */
  forget(): void {
    this.#expect(null);
    this.#post({ do: 'stop' });
  }

  close(): void {
    this.#expect(null);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #post(request: TilingRequest): void {
    this.#worker?.postMessage(request);
  }

  #start(): Worker {
    const worker = this.#makeWorker();
    worker.onmessage = ({ data }: MessageEvent<TilingAnswer>) => {
      if (this.#job?.id === data.id) this.#expect(isLast(data, this.#job) ? null : this.#job);
      this.#hear(data);
    };
    worker.onerror = ({ message }) => this.#fail(message);
    return worker;
  }

  #expect(job: Job | null): void {
    this.#job = job;
    this.#patience.expect(job !== null);
  }

  #fail(error: string): void {
    const job = this.#job;
    this.close();
    if (job) this.#hear({ tells: 'error', id: job.id, of: job.do, error });
  }
}

function isLast(answer: TilingAnswer, job: Job): boolean {
  switch (answer.tells) {
    case 'end':
    case 'error':
      return true;
    case 'detail':
      return answer.final;
    case 'judged':
      return job.do === 'judge' && answer.from + answer.kinds.length >= job.from + countIn(job);
    case 'placements':
    case 'tilings':
      return false;
  }
}

/** Every piece covers four cells. */
function countIn({ tilings, task }: Job & { do: 'judge' }): number {
  return tilings.length / (task.cells.length / 4);
}
