/** Where the watched picture stands on the screen. */

/** Device-independent pixels of the screen. */
export interface ScreenRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ScreenArea extends ScreenRect {
  /** Device-independent pixels per pixel of the picture. */
  perPixel: number;
}

export interface GameWindow {
  /** null while there is nothing to see of it: minimised, on another desktop, closed. */
  readonly area: ScreenArea | null;
  /** Windows of other programs, or of ours, that lie over it; empty where the system does not tell. */
  readonly covers: readonly ScreenRect[];
  /** false: the system does not tell where it stands, so `area` stays null although it may well be seen. */
  readonly isPlaced: boolean;
  close(): void;
}

export interface GameWindowEvents {
  /** Moved, resized, hidden, covered or shown again: `area` or `covers` may have changed. */
  changed(): void;
  closed(): void;
}

/**
 * Whether a captured picture of `full` pixels is one of the whole area as it stands now: not so while a
 * resized window's picture is still on its way. Captured pictures have even sides.
 */
export function fits(area: ScreenArea, full: { width: number; height: number }): boolean {
  const isNear = (side: number, pixels: number) => Math.abs(side / area.perPixel - pixels) < 2;
  return isNear(area.width, full.width) && isNear(area.height, full.height);
}
