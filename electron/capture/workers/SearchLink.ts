import type { LocateOptions } from '../../../vision/locate.ts';
import type { Image, Layout } from '../../../vision/types.ts';
import type { SearchAnswer, SearchQuestion } from './workerMessages.ts';

interface Waiting {
  resolve(layouts: Layout[]): void;
  reject(error: Error): void;
}

/** Asks the search worker over a port of its own. */
export class SearchLink {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<SearchAnswer>) => this.#settle(data);
  }

  /** The picture is copied before it returns; rejects where the search failed. */
  locate({ width, height, data }: Image, options: LocateOptions = {}): Promise<Layout[]> {
    const id = ++this.#lastId;
    const question: SearchQuestion = { id, image: { width, height, data }, options };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage(question);
    });
  }

  #settle(answer: SearchAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.layouts);
  }
}
