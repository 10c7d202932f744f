import type { SolverAnswer, SolverJob } from '../../../engine/protocol/solver/jobs.ts';
import type { Question } from '../../../engine/solver/question.ts';
import type { Solver } from '../../../engine/solver/Solver.ts';
import { Crew } from './Crew.ts';

const everyMs = 1000;

/** Work on a question that tells on stderr once a second how far it is, and that an interrupt ends early. */
export class SolverRun {
  readonly #crew: Crew;
  readonly #started = performance.now();
  #last = this.#started;
  #told = false;
  readonly #stop = (): void => this.#crew.stop();

  constructor(question: Question) {
    this.#crew = new Crew(question);
    process.once('SIGINT', this.#stop);
  }

  get solver(): Solver {
    return this.#crew.solver;
  }

  /** Milliseconds since the start, to a tenth. */
  get elapsedMs(): number {
    return Math.round((performance.now() - this.#started) * 10) / 10;
  }

  /** Does the jobs; `what` is said to be done. False where it was interrupted before the last. */
  async run(
    jobs: readonly SolverJob[],
    what: string,
    tell: (answer: SolverAnswer, job: number) => void,
  ): Promise<boolean> {
    let done = 0;
    return this.#crew.run(jobs, (answer, job) => {
      tell(answer, job);
      this.#say(`${what}: ${++done} of ${jobs.length}`);
    });
  }

  end(): void {
    process.off('SIGINT', this.#stop);
    this.#crew.stop();
    if (this.#told && process.stderr.isTTY) process.stderr.write('\n');
  }

  #say(text: string): void {
    const now = performance.now();
    if (now - this.#last < everyMs) return;
    this.#last = now;
    this.#told = true;
    const line = `${text}, ${((now - this.#started) / 1000).toFixed(0)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }
}

/** A run for as long as `work` takes. */
export async function withRun(question: Question, work: (run: SolverRun) => Promise<void>): Promise<void> {
  const run = new SolverRun(question);
  try {
    await work(run);
  } finally {
    run.end();
  }
}
