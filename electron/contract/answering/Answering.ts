import type { Requests } from '../requests.ts';

/** The end of pages' requests at which they are answered: the main process, or its replacement in a browser. */
export interface Answering {
  /** Answers a request; what the handler throws reaches the page as a rejection. */
  answer<C extends keyof Requests>(
    channel: C,
    handler: (ask: Requests[C]['ask']) => Requests[C]['answer'] | Promise<Requests[C]['answer']>,
  ): void;
  /** Does what a request asks for, which has no answer but that it is done. */
  perform<C extends keyof Requests>(
    channel: null extends Requests[C]['answer'] ? C : never,
    action: (ask: Requests[C]['ask']) => void,
  ): void;
}
