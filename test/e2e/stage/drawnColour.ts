import type { Page } from 'playwright-core';
import { parseColour, type Rgb } from './Screen.ts';

/** In which the overlay says that it draws the hint, to look for it on the screen; null while it draws none. */
export async function drawnColour(overlay: Page): Promise<Rgb | null> {
  const colour = await overlay.evaluate(() => {
    const hint = document.querySelector('[data-role="hint"]');
    return hint?.querySelector('[fill^="#"]')?.getAttribute('fill') ?? null;
  });
  return colour === null ? null : parseColour(colour);
}
