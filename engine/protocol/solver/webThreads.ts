import type { SolverAnswer } from './jobs.ts';
import type { Hand, Threads } from './SolverTeam.ts';

/** Workers of a worker. All end with it, so that nothing has to be let in which could stop the work. */
export const webThreads: Threads = {
  count: navigator.hardwareConcurrency,
  start: (question) => {
    const worker = new Worker(new URL('./webThread.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ question });
    return handOf(worker);
  },
  worked: () => performance.now(),
  pause: () => Promise.resolve(),
};

function handOf(worker: Worker): Hand {
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<SolverAnswer>) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(job);
      }),
    end: () => worker.terminate(),
  };
}
