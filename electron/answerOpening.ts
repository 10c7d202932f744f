import type { Answering } from './contract/answering/Answering.ts';
import type { StartingPosition } from './contract/asking/practice.ts';
import { openedPages, type OpenedPage } from './contract/pages.ts';

export interface Opening {
  /** Shows a page, with what it is asked for as in an address: `?latest`, or nothing. */
  open(page: OpenedPage, query: string): void;
  /** Puts a position before the practice page that is there already, and may be in the middle of a game; false: there is none. */
  offer?(position: StartingPosition): boolean;
}

/** Pages that others ask for. */
export function answerOpening(link: Answering, { open, offer = () => false }: Opening): void {
  for (const page of openedPages) link.perform(`${page}:open`, () => open(page, ''));
  link.perform('games:latest', () => open('review', '?latest'));
  link.perform('practice:missed', () => open('trainer', '?missed'));
  link.perform('practice:playOn', (position) => {
    const isThere = offer(position);
    open('practice', isThere ? '' : `?from=${encodeURIComponent(JSON.stringify(position))}`);
  });
}
