import { webPages, type WebPage } from '../words/webMessages.en.ts';

/** Which page an address is of, for example `/okiba/tiling.html`; index where it is none of the others. */
export function openPage(pathname: string): WebPage | 'index' {
  const name = /([a-z]+)\.html$/.exec(pathname)?.[1];
  return webPages.find((page) => page === name) ?? 'index';
}
