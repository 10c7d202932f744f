import type { Rect, Space } from '../../vision/space.ts';

/** What is left of a place under others that cover it: rectangles that have nothing in common, as many as that takes. */
export function uncovered<In extends Space>(place: Rect<In>, covers: readonly Rect<In>[]): Rect<In>[] {
  return covers.reduce((left, cover) => left.flatMap((part) => beside(part, cover)), [place]);
}

/** The strips above and below a cover go all the way across, those left and right of it are as high as it is. */
function beside<In extends Space>(place: Rect<In>, cover: Rect<In>): Rect<In>[] {
  const [left, top] = [Math.max(place.x, cover.x), Math.max(place.y, cover.y)];
  const right = Math.min(place.x + place.width, cover.x + cover.width);
  const bottom = Math.min(place.y + place.height, cover.y + cover.height);
  if (left >= right || top >= bottom) return [place];
  const strips = [
    { ...place, height: top - place.y },
    { ...place, y: top, width: left - place.x, height: bottom - top },
    { ...place, x: right, y: top, width: place.x + place.width - right, height: bottom - top },
    { ...place, y: bottom, height: place.y + place.height - bottom },
  ];
  return strips.filter(({ width, height }) => width > 0 && height > 0);
}
