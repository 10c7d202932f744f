/** What comes of a question about a perfect clear. Each question has a worker of its own, which ends with it. */
import type { ClearAnswer, ClearRequest, ClearWay } from '../../../engine/protocol/solver/clearJobs.ts';
import type { QuestionProblem } from '../../../engine/solver/asking/question.ts';
import { Patience, tooLate } from '../../../engine/protocol/asking/Patience.ts';
import type { Failure } from '../../shared/failing/Failure.ts';

export class Clears {
  readonly #makeWorker: () => Worker;
  readonly #patience = new Patience(() => this.#fail(tooLate));
  #worker: Worker | null = null;
  #started = 0;

  request: ClearRequest | null = $state.raw(null);
  /** First the share of queues is counted, then the ways are listed. */
  status: 'idle' | 'queues' | 'ways' | 'done' | 'stopped' | 'refused' | 'failed' = $state('idle');
  problem: QuestionProblem | null = $state.raw(null);
  failure: Failure | null = $state.raw(null);
  /** Of the queues that were looked at. */
  solved = $state(0);
  total = $state(0);
  /** All queues. */
  all = $state(0);
  /** Queues that can't clear the rows; of very many only some. */
  failing: readonly string[] = $state.raw([]);
  /** From 0 to 1. */
  progress = $state(0);
  elapsedMs = $state(0);
  ways: readonly ClearWay[] = $state.raw([]);
  #minimal: readonly number[] = $state.raw([]);
  /** Only ways that no other one makes needless. */
  needed = $state(false);
  /** A place in `shown`. */
  selected = $state(0);

  readonly shown: readonly ClearWay[] = $derived(
    this.needed ? this.#minimal.map((at) => this.ways[at]!) : this.ways,
  );

  constructor(makeWorker: () => Worker) {
    this.#makeWorker = makeWorker;
  }

  get neededCount(): number {
    return this.#minimal.length;
  }

  get isWorking(): boolean {
    return this.status === 'queues' || this.status === 'ways';
  }

  /** Begins anew; null where nothing is asked. */
  ask(request: ClearRequest | null): void {
    this.close();
    this.request = request;
    this.problem = null;
    this.failure = null;
    this.solved = this.total = this.all = 0;
    this.failing = [];
    this.progress = 0;
    this.ways = [];
    this.#minimal = [];
    this.selected = 0;
    this.status = request ? 'queues' : 'idle';
    if (request) this.#start(request);
  }

  /** What was found so far stays. */
  stop(): void {
    if (this.isWorking) this.#end('stopped');
  }

  close(): void {
    this.#patience.expect(false);
    this.#worker?.terminate();
    this.#worker = null;
  }

  setNeeded(needed: boolean): void {
    this.needed = needed;
    this.selected = 0;
  }

  /** Stays within the ways that are shown. */
  select(place: number): void {
    this.selected = Math.max(0, Math.min(this.shown.length - 1, place));
  }

  #start(request: ClearRequest): void {
    this.#started = performance.now();
    const worker = this.#makeWorker();
    worker.onmessage = ({ data }: MessageEvent<ClearAnswer>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#fail(message);
    worker.postMessage($state.snapshot(request));
    this.#patience.expect(true);
    this.#worker = worker;
  }

  #hear(answer: ClearAnswer): void {
    this.#patience.expect(true);
    switch (answer.tells) {
      case 'judged':
        return this.#judge(answer);
      case 'goesOn':
        return;
      case 'progress':
        this.progress = answer.done;
        return;
      case 'ways':
        this.ways = answer.ways;
        this.#minimal = answer.minimal;
        return this.#end('done');
      case 'refused':
        this.problem = answer.problem;
        return this.#end('refused');
      case 'error':
        return this.#fail(answer.error);
    }
  }

  #judge({ solved, total, all, failing }: ClearAnswer & { tells: 'judged' }): void {
    this.solved += solved;
    this.total += total;
    this.all = all;
    this.failing = [...this.failing, ...failing];
    this.progress = this.total / all;
    if (this.total < all) return;
    this.status = 'ways';
    this.progress = 0;
  }

  #fail(why: string): void {
    this.failure = { why, again: () => this.ask(this.request) };
    this.#end('failed');
  }

  #end(status: 'done' | 'stopped' | 'refused' | 'failed'): void {
    this.close();
    this.elapsedMs = performance.now() - this.#started;
    this.status = status;
  }
}
