/** Where each page is found: under the app's own scheme, each page an origin of its own. */
import { pages, type PageKind } from '../contract/pages.ts';

export const scheme = 'okiba';

/** What Chromium has to know of the scheme before it starts: its pages have origins, and count as safe. */
export const privileges = { standard: true, secure: true, codeCache: true } as const;

/** `served`: the address of a server that has the pages instead, while they are worked on. */
export function addressOf(kind: PageKind, served?: string): string {
  const { file } = pages[kind];
  return served ? new URL(file, served).href : `${scheme}://${kind}/${file}`;
}

/** The server of `npm run dev` on this very machine; a packaged app knows only its own pages. */
export function serverAmong(env: NodeJS.ProcessEnv, isPackaged: boolean): string | undefined {
  const served = env.OKIBA_PAGES;
  return !isPackaged && served?.startsWith('http://127.0.0.1:') ? served : undefined;
}
