import type { SolverAnswer } from './jobs.ts';
import { pulse } from './pulse.ts';
import type { Hand, Threads } from './SolverTeam.ts';

/** Workers of a worker. All end with it, so that nothing has to be let in which could stop the work. `beat`: told now and then while work goes on. */
export const webThreads = (beat: () => void): Threads => ({
  count: navigator.hardwareConcurrency,
  start: (question) => {
    const worker = new Worker(new URL('./webThread.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ question });
    return handOf(worker, beat);
  },
  worked: () => performance.now(),
  goesOn: pulse(beat),
  pause: () => Promise.resolve(),
});

function handOf(worker: Worker, beat: () => void): Hand {
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<SolverAnswer | 'goesOn'>) =>
          data === 'goesOn' ? beat() : resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(job);
      }),
    end: () => worker.terminate(),
  };
}
