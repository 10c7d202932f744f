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

/** So much of a window can be taken hold of, in device-independent pixels. */
const grip = 80;

/** Whether enough of a window's upper edge is in the area to take hold of it. */
export function isInView(bounds: Rect<Dips>, area: Rect<Dips>): boolean {
  const left = Math.max(bounds.x, area.x);
  const right = Math.min(bounds.x + bounds.width, area.x + area.width);
  const isHigh = bounds.y >= area.y && bounds.y + grip <= area.y + area.height;
  return isHigh && right - left >= Math.min(bounds.width, grip);
}

/** Where all of a window stands in the area, as near as can be; it is made smaller only where it is larger than that. */
export function inside(bounds: Rect<Dips>, area: Rect<Dips>): Rect<Dips> {
  const width = Math.min(bounds.width, area.width);
  const height = Math.min(bounds.height, area.height);
  const x = Math.min(Math.max(bounds.x, area.x), area.x + area.width - width);
  const y = Math.min(Math.max(bounds.y, area.y), area.y + area.height - height);
  return dips({ x, y, width, height });
}
