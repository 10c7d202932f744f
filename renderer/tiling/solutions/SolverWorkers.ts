import type { TilingAnswer } from '../../../engine/protocol/tilingJobs.ts';
import { Member, type Job } from './Member.ts';

/** Three workers, so that nobody waits: one solves, one judges many tilings, one tells all about a single one. */
export class SolverWorkers {
  readonly #solver: Member;
  readonly #judge: Member;
  readonly #teller: Member;

  constructor(makeWorker: () => Worker, hear: (answer: TilingAnswer) => void) {
    this.#solver = new Member(makeWorker, hear);
    this.#judge = new Member(makeWorker, hear);
    this.#teller = new Member(makeWorker, hear);
  }

  solve(job: Job & { do: 'solve' }): void {
    this.#solver.ask(job);
  }

  /** What is solved so far stays. */
  stop(): void {
    this.#solver.stop();
  }

  judge(job: Job & { do: 'judge' }): void {
    this.#judge.ask(job);
  }

  /** A question that is not answered to the end is given up with its worker: shares take long, and in one piece. */
  askDetail(job: Job & { do: 'detail' }): void {
    if (this.#teller.isBusy) this.#teller.close();
    this.#teller.ask(job);
  }

  forgetAll(): void {
    for (const member of [this.#solver, this.#judge, this.#teller]) member.forget();
  }

  close(): void {
    for (const member of [this.#solver, this.#judge, this.#teller]) member.close();
  }
}
