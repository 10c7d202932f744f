/** What macOS is asked about windows: no more than is used, so that tests can take its place. */
import type { Dips, Rect } from '../../../vision/space.ts';

export interface WindowInfo {
  /** A CGWindowID. */
  window: number;
  /** '' without the permission to record the screen, or where it has none. */
  title: string;
  /** The number of the process that made it. */
  process: number;
  /** The level it is drawn on: 0 for common windows. */
  layer: number;
  /** 0..1, of the whole window. */
  opacity: number;
  /** With its title bar, without its shadow; in points, which are what Electron counts in. */
  bounds: Rect<Dips>;
  /** Shown on the Space that is in front, and not minimised; it may be covered. */
  isOnScreen: boolean;
}

export interface CoreGraphics {
  /** Those that are on the screen, the topmost first, without the desktop's own. */
  onScreen(): WindowInfo[];
  /** null: there is no such window, or no more. */
  window(id: number): WindowInfo | null;
}
