import { SearchLink } from './SearchLink.ts';
import type { SearchDoor, SearchPing } from './workerMessages.ts';

const pingMs = 1000;
/** No search takes so long: the thread hangs. */
const patienceMs = 8000;

/** The page's search worker: one search at a time, whoever asks, so that it never takes more than one core. */
export class Searcher {
  readonly #worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
  /** For this page's own searches. */
  readonly link = new SearchLink(this.openPort());
  #answeredAt = performance.now();

  constructor() {
    this.#worker.onmessage = () => (this.#answeredAt = performance.now());
    setInterval(() => this.#worker.postMessage({ ping: 1 } satisfies SearchPing), pingMs);
  }

  /** It has not answered for longer than any search takes. */
  get hangs(): boolean {
    return performance.now() - this.#answeredAt > patienceMs;
  }

  /** One end of a new connection, to be handed to another worker. */
  openPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const door: SearchDoor = { port: port1 };
    this.#worker.postMessage(door, [port1]);
    return port2;
  }
}
