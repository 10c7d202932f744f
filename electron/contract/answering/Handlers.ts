import type { Requests } from '../requests.ts';
import type { Answering } from './Answering.ts';

/** What each request is answered with. */
export class Handlers implements Answering {
  readonly #handlers = new Map<string, (ask: unknown) => unknown>();

  answer<C extends keyof Requests>(
    channel: C,
    handler: (ask: Requests[C]['ask']) => Requests[C]['answer'] | Promise<Requests[C]['answer']>,
  ): void {
    this.#handlers.set(channel, handler as (ask: unknown) => unknown);
  }

  perform<C extends keyof Requests>(
    channel: null extends Requests[C]['answer'] ? C : never,
    action: (ask: Requests[C]['ask']) => void,
  ): void {
    this.#handlers.set(channel, (ask) => {
      action(ask as Requests[C]['ask']);
      return null;
    });
  }

  /** Rejects where nobody answers such a request, and with what its handler throws. */
  protected async handle(channel: keyof Requests, ask: unknown): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (!handler) throw new Error(`${channel}: only in the app`);
    return handler(ask);
  }
}
