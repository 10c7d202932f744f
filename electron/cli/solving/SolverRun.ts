import { type Run, batch } from '../../../engine/protocol/solver/finding.ts';
import type { SolverAnswer, SolverJob } from '../../../engine/protocol/solver/jobs.ts';
import { SolverTeam } from '../../../engine/protocol/solver/SolverTeam.ts';
import type { Question } from '../../../engine/solver/asking/question.ts';
import type { Solver } from '../../../engine/solver/Solver.ts';
import { nodeThreads } from './nodeThreads.ts';
import { SearchProgress } from '../timing/SearchProgress.ts';

/** What is said to be done. */
const counted: Record<SolverJob['do'], string> = {
  judge: 'parts of the queues',
  walk: 'ways',
  firsts: 'first placements',
  ways: `batches of ${batch} ways`,
  build: 'fumens',
};

/** Work on a question that tells how far it is, and that an interrupt ends early. */
export class SolverRun implements Run {
  readonly #team: SolverTeam;
  readonly #progress = new SearchProgress();
  readonly #stop = (): void => this.#team.stop();

  constructor(question: Question) {
    this.#team = new SolverTeam(question, nodeThreads);
    process.once('SIGINT', this.#stop);
  }

  get solver(): Solver {
    return this.#team.solver;
  }

  /** Milliseconds since the start, to a tenth. */
  get elapsedMs(): number {
    return this.#progress.elapsedMs;
  }

  /** Does jobs of one kind; false where it was interrupted before the last. */
  async run(jobs: readonly SolverJob[], tell: (answer: SolverAnswer, job: number) => void): Promise<boolean> {
    let done = 0;
    return this.#team.run(jobs, (answer, job) => {
      tell(answer, job);
      this.#progress.print(`${counted[jobs[job]!.do]}: ${++done} of ${jobs.length}`);
    });
  }

  end(): void {
    process.off('SIGINT', this.#stop);
    this.#team.stop();
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
