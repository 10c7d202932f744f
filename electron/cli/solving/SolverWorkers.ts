import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type SolverAnswer, type SolverJob, answerJob } from '../../../engine/protocol/solver/jobs.ts';
import type { Question } from '../../../engine/solver/asking/question.ts';
import { Solver } from '../../../engine/solver/Solver.ts';

/** Up to so many pieces the search takes less time than threads take to start. */
const mostAlone = 4;

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
  readonly #threads: Worker[];
  readonly #hands: readonly Hand[];
  #isStopped = false;

  constructor(question: Question) {
    this.solver = new Solver(question);
    const isLong = question.length > mostAlone + (question.hold ? 1 : 0);
    // A walk to a spin is one long job, which only a thread can be stopped at.
    const count = isLong || question.target.spin ? availableParallelism() : 0;
    this.#threads = Array.from({ length: count }, () => startThread(question));
    this.#hands = count > 0 ? this.#threads.map(askOf) : [(job) => this.#alone(job)];
  }

  /** Does jobs in turn and tells each answer with its job's place; resolves false where it was stopped before the last. */
  async run(jobs: readonly SolverJob[], tell: (answer: SolverAnswer, job: number) => void): Promise<boolean> {
    let next = 0;
    const take = (): number | null => (this.#isStopped || next === jobs.length ? null : next++);
    let done = 0;
    const work = async (ask: Hand): Promise<void> => {
      for (let job = take(); job !== null; job = take()) {
        const answer = await ask(jobs[job]!);
        if (!answer) return;
        tell(answer, job);
        done++;
      }
    };
    await Promise.all(this.#hands.map(work));
    return done === jobs.length;
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
