import { Solver } from '../../solver/Solver.ts';
import type { Question } from '../../solver/asking/question.ts';
import { type SolverAnswer, type SolverJob, answerJob } from './jobs.ts';

/**
 * Threads take time to start and know nothing of what others found: with so few pieces they are asked only after two seconds of
 * work.
 */
const fewPieces = 7;
const aloneMs = 2000;

/** A thread that takes jobs on one question. */
export interface Hand {
  /** Null where it ends before it has answered. Rejects where it fails. */
  ask(job: SolverJob): Promise<SolverAnswer | null>;
  end(): void;
}

/** How a program comes by threads. */
export interface Threads {
  /** As many as there are cores. */
  count: number;
  start(question: Question): Hand;
  /** Milliseconds that this program has worked. */
  worked(): number;
  /** Called while work goes on. */
  goesOn?: () => void;
  /** Lets in what may stop the work. */
  pause(): Promise<void>;
}

/** Does jobs on one question, on all cores where that pays. */
export class SolverTeam {
  readonly solver: Solver;
  #hands: Hand[] = [];
  #isStopped = false;

  constructor(
    private readonly question: Question,
    private readonly threads: Threads,
  ) {
    this.solver = new Solver(question, threads.goesOn);
  }

  /** Does jobs in turn and tells each answer with its job's place; resolves false where it was stopped before the last. */
  async run(jobs: readonly SolverJob[], tell: (answer: SolverAnswer, job: number) => void): Promise<boolean> {
    let next = 0;
    const take = (): number | null => (this.#isStopped || next === jobs.length ? null : next++);
    let done = 0;
    const work = async (ask: Hand['ask'], until = Infinity): Promise<void> => {
      while (this.threads.worked() < until) {
        const job = take();
        const answer = job === null ? null : await ask(jobs[job]!);
        if (!answer) return;
        tell(answer, job!);
        done++;
      }
    };
    if (this.#beginsAlone()) await work((job) => this.#alone(job), this.threads.worked() + aloneMs);
    if (next < jobs.length && !this.#isStopped)
      await Promise.all(this.#allHands().map((hand) => work((job) => hand.ask(job))));
    return done === jobs.length;
  }

  /** A walk to a spin is one long job, which only a thread can be stopped at. */
  #beginsAlone(): boolean {
    const { pieces, target } = this.question;
    return this.#hands.length === 0 && pieces <= fewPieces && !target.spin;
  }

  #allHands(): readonly Hand[] {
    if (this.#hands.length === 0)
      this.#hands = Array.from({ length: this.threads.count }, () => this.threads.start(this.question));
    return this.#hands;
  }

  /** Ends all threads; what is being done is lost. */
  stop(): void {
    this.#isStopped = true;
    for (const hand of this.#hands) hand.end();
  }

  async #alone(job: SolverJob): Promise<SolverAnswer> {
    await this.threads.pause();
    return answerJob(this.solver, job);
  }
}
