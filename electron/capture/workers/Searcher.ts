import { SearchLink } from './SearchLink.ts';
import type { SearchDoor } from './workerMessages.ts';

/** The page's search worker: one search at a time, whoever asks, so that it never takes more than one core. */
export class Searcher {
  readonly #worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
  /** For this page's own searches. */
  readonly link = new SearchLink(this.openPort());

  /** One end of a new connection, to be handed to another worker. */
  openPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const door: SearchDoor = { port: port1 };
    this.#worker.postMessage(door, [port1]);
    return port2;
  }
}
