import { Patience } from '../../supervision/Patience.ts';
import { SearchLink } from './SearchLink.ts';
import type { SearchDoor, SearchPing } from './workerMessages.ts';

const pingMs = 1000;
/** A search that takes so long never ends: the thread hangs. */
const patienceMs = { least: 2500, most: 8000 };

/** The page's search worker: one search at a time, whoever asks, so that it never takes more than one core. */
export class Searcher {
  readonly #worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
  /** For this page's own searches. */
  readonly link = new SearchLink(this.openPort());
  readonly #patience = new Patience(patienceMs.least, patienceMs.most);
  #askedAt: number | null = null;

  constructor() {
    this.#worker.onmessage = () => this.#answered();
    setInterval(() => this.#ask(), pingMs);
  }

  /** It has not answered for longer than searches take here. */
  get hangs(): boolean {
    return this.#askedAt !== null && performance.now() - this.#askedAt > this.#patience.ms;
  }

  /** One end of a new connection, to be handed to another worker. */
  openPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const door: SearchDoor = { port: port1 };
    this.#worker.postMessage(door, [port1]);
    return port2;
  }

  #ask(): void {
    if (this.#askedAt !== null) return;
    this.#askedAt = performance.now();
    this.#worker.postMessage({ ping: 1 } satisfies SearchPing);
  }

  #answered(): void {
    if (this.#askedAt !== null) this.#patience.took(performance.now() - this.#askedAt);
    this.#askedAt = null;
  }
}
