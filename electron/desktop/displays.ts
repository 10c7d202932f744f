/** Between physical pixels and device-independent ones: each display has a scale of its own, about its own corner. */
import {
  dips,
  screenPixels,
  type Dips,
  type Point,
  type Rect,
  type ScreenPixels,
} from '../../vision/space.ts';

/** Where one display stands, in both ways of counting. */
export interface DisplayPlace {
  bounds: Rect<Dips>;
  /** Its top left corner. */
  origin: Point<ScreenPixels>;
  /** Physical pixels per device-independent one. */
  scale: number;
}

/** display's corner + (place - display's origin) / scale; lengths / scale. */
export const dipsOf = (place: Rect<ScreenPixels>, { bounds, origin, scale }: DisplayPlace): Rect<Dips> =>
  dips({
    x: bounds.x + (place.x - origin.x) / scale,
    y: bounds.y + (place.y - origin.y) / scale,
    width: place.width / scale,
    height: place.height / scale,
  });

/** display's origin + (place - display's corner) * scale; lengths * scale. Undoes `dipsOf`. */
export const screenPixelsOf = (
  place: Rect<Dips>,
  { bounds, origin, scale }: DisplayPlace,
): Rect<ScreenPixels> =>
  screenPixels({
    x: origin.x + (place.x - bounds.x) * scale,
    y: origin.y + (place.y - bounds.y) * scale,
    width: place.width * scale,
    height: place.height * scale,
  });

/** display's origin + part, for a part of the display's picture: a pixel of it is a physical one. */
export const partOnScreen = (part: Rect, { origin }: DisplayPlace): Rect<ScreenPixels> =>
  screenPixels({ x: origin.x + part.x, y: origin.y + part.y, width: part.width, height: part.height });

/** The display that a point lies on, or else the nearest one; there is one at least. */
export function displayNearest(point: Point<ScreenPixels>, displays: readonly DisplayPlace[]): DisplayPlace {
  const far = displays.map((display) => distance(point, screenPixelsOf(display.bounds, display)));
  return displays[far.indexOf(Math.min(...far))]!;
}

function distance({ x, y }: Point<ScreenPixels>, rect: Rect<ScreenPixels>): number {
  const beside = Math.max(rect.x - x, 0, x - (rect.x + rect.width - 1));
  const above = Math.max(rect.y - y, 0, y - (rect.y + rect.height - 1));
  return Math.hypot(beside, above);
}
