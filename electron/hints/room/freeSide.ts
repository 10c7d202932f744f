/** Where beside a board key caps cover nothing of the game: judged by how even the picture is there. */
import { capGap, capSize, columnGap, columnWidth, mostCaps } from '../../contract/hint/caps.ts';
import type { Rect, Size } from '../../../vision/space.ts';

/** In the order in which they are tried. */
const capSides = ['below', 'right', 'left', 'above'] as const;
export type CapSide = (typeof capSides)[number];

/** A small picture of the game, RGBA, with the board in it: pixels. */
export interface SmallPicture extends Size {
  data: Uint8Array;
  board: Rect;
}

/** Neighbouring pixels that differ by more, in levels of brightness, are an edge of something. */
const mostStep = 20;
/** A column begins so far down a board, as pieces fall past it. */
export const columnTop = 0.25;
/** In a row: the width of usual caps, in device-independent pixels. */
const rowWidth = 4 * (capSize + 12);

/** The first side where there is nothing; below where something is everywhere. `perDip`: pixels of the picture. */
export function freeSide(picture: SmallPicture, perDip: number): CapSide {
  return capSides.find((side) => isEven(picture, placeOf(side, picture.board, perDip))) ?? 'below';
}

function placeOf(side: CapSide, { x, y, width, height }: Rect, perDip: number): Rect {
  const thickness = (capSize + 2 * capGap) * perDip;
  const across = Math.min(width, rowWidth * perDip);
  const column = { y: y + columnTop * height, width: columnWidth * perDip, height: (mostCaps - 2) * (capSize + capGap) * perDip }; // prettier-ignore
  switch (side) {
    case 'below':
      return { x, y: y + height + capGap * perDip, width: across, height: thickness };
    case 'above':
      return { x, y: y - thickness - capGap * perDip, width: across, height: thickness };
    case 'right':
      return { ...column, x: x + width + columnGap * perDip };
    case 'left':
      return { ...column, x: x - (columnGap + columnWidth) * perDip };
  }
}

/** False if a part of it is outside the picture, because nothing is known of that. */
function isEven({ width, height, data }: SmallPicture, place: Rect): boolean {
  const [left, top] = [Math.round(place.x), Math.round(place.y)];
  const [right, bottom] = [Math.round(place.x + place.width), Math.round(place.y + place.height)];
  if (left < 0 || top < 0 || right > width || bottom > height) return false;
  const levelAt = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    return 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
  };
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const level = levelAt(x, y);
      if (x + 1 < right && Math.abs(levelAt(x + 1, y) - level) > mostStep) return false;
      if (y + 1 < bottom && Math.abs(levelAt(x, y + 1) - level) > mostStep) return false;
    }
  return true;
}
