import { Handlers } from '../contract/answering/Handlers.ts';
import type { Bridge } from '../contract/Bridge.ts';
import type { Notices } from '../contract/notices.ts';
import type { PanelState } from '../contract/panel.ts';
import type { Reports } from '../contract/reports.ts';
import type { Requests } from '../contract/requests.ts';

/** Both ends of a page's bridge where there is no app: in the page itself. */
export class WebHost extends Handlers implements Bridge {
  readonly isInBrowser = true;
  readonly #listeners = new Map<string, (report: unknown) => void>();
  readonly #shown = new Set<(state: PanelState) => void>();

  hear<C extends keyof Reports>(channel: C, handler: (report: Reports[C]) => void): void {
    this.#listeners.set(channel, handler as (report: unknown) => void);
  }

  /** Tells the page what a panel would show. */
  show(state: PanelState): void {
    for (const heard of this.#shown) heard(state);
  }

  async request<C extends keyof Requests>(
    channel: C,
    ask: Requests[C]['ask'],
  ): Promise<Requests[C]['answer']> {
    return (await this.handle(channel, ask)) as Requests[C]['answer'];
  }

  /** Of all that main would send, there is only the settings' part of what the panel shows. */
  on<C extends keyof Notices>(channel: C, listener: (notice: Notices[C]) => void): () => void {
    if (channel !== 'panel:state') return () => {};
    const heard = listener as (state: PanelState) => void;
    this.#shown.add(heard);
    return () => this.#shown.delete(heard);
  }

  report<C extends keyof Reports>(channel: C, report: Reports[C]): void {
    this.#listeners.get(channel)?.(report);
  }
}
