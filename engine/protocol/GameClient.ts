import { WorkerClient, type Thread } from './asking/WorkerClient.ts';
import type { GameWork } from './gameWorker.ts';

/** The slowest question, a puzzle of Puyo that is made, takes a fraction of it. Milliseconds. */
const patienceMs = 30_000;

const startWorker = (): Worker => new Worker(new URL('./gameWorker.ts', import.meta.url), { type: 'module' });

/** The engine in a worker of the page. Suggestions are the final ones; the engine's own word rejects a position that it can't use. */
export class GameClient extends WorkerClient<GameWork> {
  constructor(makeWorker: () => Thread = startWorker) {
    super(makeWorker, patienceMs);
  }
}
