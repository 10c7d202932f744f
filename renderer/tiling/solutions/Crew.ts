import type { TilingAnswer, TilingRequest } from '../../../engine/protocol/tilingJobs.ts';

/** Three workers, so that nobody waits: one solves, one judges many tilings, one tells all about a single one. */
export class Crew {
  readonly #workers = new Map<string, Worker>();
  #isTelling = false;

  constructor(
    private readonly makeWorker: () => Worker,
    private readonly hear: (answer: TilingAnswer) => void,
  ) {}

  solver(request: TilingRequest): void {
    this.#ask('solver', request);
  }

  judge(request: TilingRequest): void {
    this.#ask('judge', request);
  }

  /** A question that is not answered to the end is given up with its worker: shares take long, and in one piece. */
  teller(request: TilingRequest): void {
    if (this.#isTelling) {
      this.#workers.get('teller')?.terminate();
      this.#workers.delete('teller');
    }
    this.#isTelling = true;
    this.#ask('teller', request);
  }

  stopAll(): void {
    for (const worker of this.#workers.values()) worker.postMessage({ do: 'stop' } satisfies TilingRequest);
  }

  close(): void {
    for (const worker of this.#workers.values()) worker.terminate();
    this.#workers.clear();
  }

  #ask(name: string, request: TilingRequest): void {
    let worker = this.#workers.get(name);
    if (!worker) {
      worker = this.makeWorker();
      worker.onmessage = ({ data }: MessageEvent<TilingAnswer>) => {
        if (data.tells === 'detail' && data.final) this.#isTelling = false;
        this.hear(data);
      };
      this.#workers.set(name, worker);
    }
    worker.postMessage(request);
  }
}
