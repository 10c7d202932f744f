/** The place of the watched picture on the screen. */
import { dips, framePixels, type Dips, type FramePixels, type Rect, type Size } from '../../vision/space.ts';

export type PictureArea = Rect<Dips> & {
  /** Device-independent pixels per pixel of the picture. */
  perPixel: number;
};

export interface GameWindow {
  /** null while there is nothing to see of it: minimised, on another desktop, closed. */
  readonly area: PictureArea | null;
  /** Windows of other programs, or of ours, that cover it; empty where the system does not report them. */
  readonly covers: readonly Rect<Dips>[];
  /** false: the system does not report its place, so `area` stays null although it may well be seen. */
  readonly isPlaced: boolean;
  /** A picture of it had that size: shows which part of a window is captured, where the system doesn't say. */
  pictured?(full: Size): void;
  close(): void;
}

export interface GameWindowEvents {
  /** Moved, resized, hidden, covered or shown again: `area` or `covers` may have changed. */
  changed(): void;
  closed(): void;
}

/**
 * Whether a captured picture of `full` pixels is one of the whole area as it is now: not so while a
 * resized window's picture is still on its way. Captured pictures have even sides.
 */
export function fits(area: PictureArea, full: Size): boolean {
  const isNear = (side: number, pixels: number) => Math.abs(side / area.perPixel - pixels) < 2;
  return isNear(area.width, full.width) && isNear(area.height, full.height);
}

/** On the screen: area's corner + part * perPixel; lengths * perPixel. */
export const onScreen = (part: Rect, { x, y, perPixel }: PictureArea): Rect<Dips> =>
  dips({
    x: x + part.x * perPixel,
    y: y + part.y * perPixel,
    width: part.width * perPixel,
    height: part.height * perPixel,
  });

/** In the picture: (place - area's corner) / perPixel; lengths / perPixel. Undoes `onScreen`. */
export const inPicture = (place: Rect<Dips>, { x, y, perPixel }: PictureArea): Rect<FramePixels> =>
  framePixels({
    x: (place.x - x) / perPixel,
    y: (place.y - y) / perPixel,
    width: place.width / perPixel,
    height: place.height / perPixel,
  });
