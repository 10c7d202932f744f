/** Between physical pixels and device-independent ones: each display has a scale of its own, about its own corner. */
import {
  dips,
  screenPixels,
  type Dips,
  type Point,
  type Rect,
  type ScreenPixels,
  type Space,
} from '../../vision/space.ts';

/** The place of one display, in both ways of counting. */
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

/** The display that a point is on, or else the nearest one; there is one at least. */
export function displayNearest(point: Point<ScreenPixels>, displays: readonly DisplayPlace[]): DisplayPlace {
  const far = displays.map((display) => distance(point, screenPixelsOf(display.bounds, display)));
  return displays[far.indexOf(Math.min(...far))]!;
}

/** The display that shows most of a place, or else the nearest one to its corner; there is one at least. */
export function displayOf(place: Rect<ScreenPixels>, displays: readonly DisplayPlace[]): DisplayPlace {
  const shown = displays.map((display) => commonArea(place, screenPixelsOf(display.bounds, display)));
  const most = Math.max(...shown);
  return most > 0 ? displays[shown.indexOf(most)]! : displayNearest(place, displays);
}

/** The smallest rectangle that contains all displays. */
export function wholeScreen(displays: readonly DisplayPlace[]): Rect<ScreenPixels> {
  const places = displays.map((display) => screenPixelsOf(display.bounds, display));
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return screenPixels({ x, y, width: right - x, height: bottom - y });
}

/** A board that its window cuts off seems to reach beyond it by less than the rest of this share. */
const most = 0.85;

/** Whether `inner` lies in `outer`, up to a part that may stick out. */
export const holdsMost = <In extends Space>(outer: Rect<In>, inner: Rect<In>): boolean =>
  commonArea(outer, inner) >= most * inner.width * inner.height;

/** 0 where they have none in common. */
export function commonArea<In extends Space>(a: Rect<In>, b: Rect<In>): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
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

/** The nearest place at which all of a window is in the area; it is made smaller only where it is larger than that. */
export function inside(bounds: Rect<Dips>, area: Rect<Dips>): Rect<Dips> {
  const width = Math.min(bounds.width, area.width);
  const height = Math.min(bounds.height, area.height);
  const x = Math.min(Math.max(bounds.x, area.x), area.x + area.width - width);
  const y = Math.min(Math.max(bounds.y, area.y), area.y + area.height - height);
  return dips({ x, y, width, height });
}
