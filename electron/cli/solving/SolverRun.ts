import type { SolverAnswer, SolverJob } from '../../../engine/protocol/solver/jobs.ts';
import type { Question } from '../../../engine/solver/asking/question.ts';
import type { Solver } from '../../../engine/solver/Solver.ts';
import { SolverWorkers } from './SolverWorkers.ts';
import { SolverProgress } from './SolverProgress.ts';

/** Work on a question that tells how far it is, and that an interrupt ends early. */
export class SolverRun {
  readonly #workers: SolverWorkers;
  readonly #progress = new SolverProgress();
  readonly #stop = (): void => this.#workers.stop();

  constructor(question: Question) {
    this.#workers = new SolverWorkers(question);
    process.once('SIGINT', this.#stop);
  }

  get solver(): Solver {
    return this.#workers.solver;
  }

  /** Milliseconds since the start, to a tenth. */
  get elapsedMs(): number {
    return this.#progress.elapsedMs;
  }

  /** Does the jobs; `what` is said to be done. False where it was interrupted before the last. */
  async run(
    jobs: readonly SolverJob[],
    what: string,
    tell: (answer: SolverAnswer, job: number) => void,
  ): Promise<boolean> {
    let done = 0;
    return this.#workers.run(jobs, (answer, job) => {
      tell(answer, job);
      this.#progress.print(`${what}: ${++done} of ${jobs.length}`);
    });
  }

  end(): void {
    process.off('SIGINT', this.#stop);
    this.#workers.stop();
    this.#progress.end();
  }
}

/** A run for as long as `work` takes. */
export async function withRun<T>(question: Question, work: (run: SolverRun) => Promise<T>): Promise<T> {
  const run = new SolverRun(question);
  try {
    return await work(run);
  } finally {
    run.end();
  }
}
