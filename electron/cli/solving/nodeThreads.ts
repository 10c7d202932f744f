import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SolverAnswer } from '../../../engine/protocol/solver/jobs.ts';
import type { Hand, Threads } from '../../../engine/protocol/solver/SolverTeam.ts';
import type { Question } from '../../../engine/solver/asking/question.ts';
import { processorMilliseconds } from '../timing/processorTime.ts';

/** Threads of Node. Work is counted by the processor: by the clock a busy machine would start threads for nothing. */
export const nodeThreads: Threads = {
  count: availableParallelism(),
  start: (question) => handOf(startThread(question)),
  worked: processorMilliseconds,
  pause: () => nextTurn(),
};

/** Beside this file in bundles; from the sources a thread has to learn to read TypeScript first. */
function startThread(question: Question): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./solverThread.js', import.meta.url), { workerData: question });
  const source = new URL('../../../engine/protocol/solver/thread.ts', import.meta.url).href;
  const begin = `import('tsx/esm/api').then(({ register }) => register() && import(${JSON.stringify(source)}))`;
  return new Worker(begin, { eval: true, workerData: question });
}

function handOf(thread: Worker): Hand {
  let settle: { resolve: (answer: SolverAnswer | null) => void; reject: (error: Error) => void } | null =
    null;
  thread.on('message', (answer: SolverAnswer) => settle?.resolve(answer));
  thread.on('error', (error: Error) => settle?.reject(error));
  thread.on('exit', () => settle?.resolve(null));
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        thread.postMessage(job);
      }),
    end: () => void thread.terminate(),
  };
}
