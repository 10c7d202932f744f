import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type SolverAnswer, type SolverJob, answerJob } from '../../../engine/protocol/solver/jobs.ts';
import type { Question } from '../../../engine/solver/asking/question.ts';
import { Solver } from '../../../engine/solver/Solver.ts';
import { processorMilliseconds } from '../timing/processorTime.ts';

/**
 * Threads take time to start and know nothing of what others found: with so few pieces they are asked only after two seconds of
 * processor time. (By the clock a busy machine would start them for nothing.)
 */
const fewPieces = 7;
const aloneMs = 2000;

/** Beside this file in bundles; from the sources a thread has to learn to read TypeScript first. */
function startThread(question: Question): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./solverThread.js', import.meta.url), { workerData: question });
  const source = new URL('../../../engine/protocol/solver/thread.ts', import.meta.url).href;
  const begin = `import('tsx/esm/api').then(({ register }) => register() && import(${JSON.stringify(source)}))`;
  return new Worker(begin, { eval: true, workerData: question });
}

/** Does one job; null where it ends before it has. */
type Hand = (job: SolverJob) => Promise<SolverAnswer | null>;

/** Does jobs on one question, on all cores where that pays. */
export class SolverWorkers {
  readonly solver: Solver;
  #threads: Worker[] = [];
  #hands: Hand[] = [];
  #isStopped = false;

  constructor(private readonly question: Question) {
    this.solver = new Solver(question);
  }

  /** Does jobs in turn and tells each answer with its job's place; resolves false where it was stopped before the last. */
  async run(jobs: readonly SolverJob[], tell: (answer: SolverAnswer, job: number) => void): Promise<boolean> {
    let next = 0;
    const take = (): number | null => (this.#isStopped || next === jobs.length ? null : next++);
    let done = 0;
    const work = async (ask: Hand, until = Infinity): Promise<void> => {
      while (processorMilliseconds() < until) {
        const job = take();
        const answer = job === null ? null : await ask(jobs[job]!);
        if (!answer) return;
        tell(answer, job!);
        done++;
      }
    };
    if (this.#beginsAlone()) await work((job) => this.#alone(job), processorMilliseconds() + aloneMs);
    if (next < jobs.length && !this.#isStopped) await Promise.all(this.#allHands().map((ask) => work(ask)));
    return done === jobs.length;
  }

  /** A walk to a spin is one long job, which only a thread can be stopped at. */
  #beginsAlone(): boolean {
    const { pieces, target } = this.question;
    return this.#threads.length === 0 && pieces <= fewPieces && !target.spin;
  }

  #allHands(): readonly Hand[] {
    if (this.#threads.length === 0) {
      this.#threads = Array.from({ length: availableParallelism() }, () => startThread(this.question));
      this.#hands = this.#threads.map(askOf);
    }
    return this.#hands;
  }

  /** Ends all threads; what is being done is lost. */
  stop(): void {
    this.#isStopped = true;
    for (const thread of this.#threads) void thread.terminate();
  }

  async #alone(job: SolverJob): Promise<SolverAnswer> {
    await nextTurn();
    return answerJob(this.solver, job);
  }
}

/** Asks a thread; null where it ends before it answers. Rejects where it fails. */
function askOf(thread: Worker): Hand {
  let settle: { resolve: (answer: SolverAnswer | null) => void; reject: (error: Error) => void } | null =
    null;
  thread.on('message', (answer: SolverAnswer) => settle?.resolve(answer));
  thread.on('error', (error: Error) => settle?.reject(error));
  thread.on('exit', () => settle?.resolve(null));
  return (job) =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      thread.postMessage(job);
    });
}
