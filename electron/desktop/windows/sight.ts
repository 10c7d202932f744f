/** What can be seen of windows, and which of them cover another one. */
import type { Rect, ScreenPixels } from '../../../vision/space.ts';
import { holdsMost } from '../displays.ts';
import { exStyle, type Hwnd, type User32, type WindowFacts } from './User32.ts';

/** A window on another virtual desktop is cloaked. */
export function isSeen({ isVisible, isMinimised, isCloaked, bounds }: WindowFacts): boolean {
  return isVisible && !isMinimised && !isCloaked && bounds.width > 0 && bounds.height > 0;
}

/**
 * Whether it hides what is below. Overlays don't: windows that let clicks through, ours among them, and tool windows that
 * draw with an opacity of their own, which the pickers and counters over games are.
 */
export function hidesWhatIsBelow(facts: WindowFacts): boolean {
  const isOverlay =
    (facts.exStyle & exStyle.transparent) !== 0 || has(facts, exStyle.toolWindow | exStyle.layered);
  return isSeen(facts) && !isOverlay;
}

export function coversOf(user32: User32, window: Hwnd): Rect<ScreenPixels>[] {
  return seenThrough(user32, user32.topDown(window)).map(({ bounds }) => bounds);
}

/** The topmost window that holds most of `place`; null where there is none. */
export function windowUnder(user32: User32, place: Rect<ScreenPixels>): Hwnd | null {
  const under = seenThrough(user32, user32.topDown()).find(({ bounds }) => holdsMost(bounds, place));
  return under?.window ?? null;
}

/** Windows that a user would call one: seen, titled, and neither a tool's nor another window's dialog alone. */
export function isListed(facts: WindowFacts): boolean {
  return isSeen(facts) && (!has(facts, exStyle.toolWindow) || has(facts, exStyle.appWindow));
}

function seenThrough(
  user32: User32,
  windows: readonly Hwnd[],
): { window: Hwnd; bounds: Rect<ScreenPixels> }[] {
  return windows.flatMap((window) => {
    const facts = user32.facts(window);
    return facts && hidesWhatIsBelow(facts) ? [{ window, bounds: facts.bounds }] : [];
  });
}

const has = (facts: WindowFacts, styles: number): boolean => (facts.exStyle & styles) === styles;
