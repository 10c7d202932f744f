import { notices, type Notices } from './notices.ts';
import { reports, type Reports } from './reports.ts';
import { requests, type Requests } from './requests.ts';

/** What the preload puts on `window.okiba`: the only way of a page to the main process. */
export interface Bridge {
  request<C extends keyof Requests>(channel: C, ask: Requests[C]['ask']): Promise<Requests[C]['answer']>;
  on<C extends keyof Notices>(channel: C, listener: (notice: Notices[C]) => void): () => void;
  report<C extends keyof Reports>(channel: C, report: Reports[C]): void;
  /** There is no app behind it, so that nothing on the screen can be watched. */
  readonly isInBrowser?: true;
}

declare global {
  interface Window {
    okiba: Bridge;
  }
}

export interface ChannelNames {
  readonly requests: readonly string[];
  readonly reports: readonly string[];
  readonly notices: readonly string[];
}

/** The names alone, for the preload, which may not carry the schemas with it. */
export const channelNames: ChannelNames = {
  requests: Object.keys(requests),
  reports: Object.keys(reports),
  notices: Object.keys(notices),
};
