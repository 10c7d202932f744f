import type { Page } from './Page.ts';

/** A bar with a title and some words at the top; returns its height. */
export function bar(page: Page): number {
  const high = page.chance.whole(24, 60);
  page.box({ x: 0, y: 0, w: page.width, h: high }, page.chance.is(0.5) ? page.accent : page.shade());
  page.text(12, high * 0.65, high * 0.4, page.words(5));
  return high;
}
