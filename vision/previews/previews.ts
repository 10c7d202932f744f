/** Finds and reads the next pieces and the held one, drawn on any side of a board. */
import type { Piece } from '../../engine/tetris/types.ts';
import { distance, pixelAt } from '../pixels/colours.ts';
import { clip } from '../pixels/image.ts';
import { common } from '../pixels/rects.ts';
import type { Grid, Image, Layout, Rect } from '../types.ts';
import { findDrawnPieces, isPlain, type Drawn } from './drawnPieces.ts';
import { isUnderNext, hasSecondHeading, partAtHeading } from './headings.ts';
import { isWriting, rate, type Palette } from './pieceWorth.ts';
import { cellOf, findAround } from './sides.ts';

export interface Previews {
  next: Drawn[];
  hold: Drawn | null;
}

/** Searches on all sides of the board. A column farther away than a piece under a word adorns the game's case. */
export function findPreviews(image: Image, grid: Grid): Previews {
  const found = findAround(image, grid);
  if (found.nearer && isUnderNext(image, grid.board, found.nearer))
    return { next: [found.nearer], hold: null };
  const parted = partAtHeading(image, grid.board, found.column);
  const { next, hold } = parted && (parted.hold || !found.hold) ? parted : found;
  const isHeld = ({ rect }: Drawn): boolean => hold !== null && common(rect, hold.rect) > 0;
  return { next: complete(image, grid, next).filter((one) => !isHeld(one)), hold };
}

/** A preview that was missed is filled to more than this share of the last one. */
const nearlyAsFilled = 0.6;
/** Distances are even if none differs from a multiple of the least one by more than this, relative to it. */
const mostUneven = 0.2;

/**
 * The queue completed by pieces that were missed at first: previews have even distances, so if there is room for
 * another one it is searched for more closely, above, between and below.
 */
function complete(image: Image, grid: Grid, next: readonly Drawn[]): Drawn[] {
  const pitch = pitchOf(next);
  if (pitch === null) return [...next];
  const [first, last] = [next[0]!, next.at(-1)!];
  const from = middleY(first.rect) - pitch;
  const count = Math.round((middleY(last.rect) - from) / pitch) + 2;
  const model = slotOf(last);
  const places = Array.from({ length: count }, (_, i) => from + i * pitch).filter((y) =>
    next.every(({ rect }) => Math.abs(middleY(rect) - y) > pitch / 2),
  );
  const slots = places.map((y) => ({ ...model, y: y - model.height / 2 }));
  const missed = slots.flatMap((slot) => readSlots(image, grid, [slot])).filter((one) => one !== null);
  const added = missed.filter(({ filled }) => filled > nearlyAsFilled * last.filled);
  return [...next, ...added].sort((a, b) => a.rect.y - b.rect.y);
}

/** The even distance from one preview to the next in pixels; null if they are too few or uneven. */
function pitchOf(next: readonly Drawn[]): number | null {
  const gaps = next.slice(1).map(({ rect }, i) => middleY(rect) - middleY(next[i]!.rect));
  const least = Math.min(...gaps);
  const even = gaps.every((gap) => Math.abs(gap / least - Math.round(gap / least)) < mostUneven);
  return gaps.length > 0 && even ? least : null;
}

/**
 * Whether a queue may be something else: one bar or square that might as well be a button or a word, without any sign
 * of a piece; several with something before the first; two of which the second has a heading of its own; text.
 */
export function isVague(
  image: Image,
  layout: Layout,
  { next, hold }: Previews,
  palette: () => Palette,
): boolean {
  if (next.length === 0) return false;
  if (isWriting(image, next[0]!, layout.board)) return true;
  // Looking for headings takes longer than the rest: only where one of two may be the held piece.
  if (next.length === 2 && hold === null && hasSecondHeading(image, layout.board, next)) return true;
  if (next.length > 1) return isBusyAbove(image, next);
  if (!isPlain(next[0]!)) return false;
  return rate(image, next, layout, palette())[0]!.worth < vagueWorth;
}

/** Several bars or squares and nothing else are probably boxes or buttons. */
export const isPlainRow = (next: readonly Drawn[]): boolean => next.length > 1 && next.every(isPlain);

/** See `rate`: a lone bar or square below it may be anything. */
const vagueWorth = 0.59;

/** The distance from the middle of a preview to its background, in squares: half the longest piece and a little. */
const besidePiece = 2.2;

/** Something of a piece's size is at the place before the first one: it may be a piece that was missed. */
function isBusyAbove(image: Image, next: readonly Drawn[]): boolean {
  const pitch = pitchOf(next);
  if (pitch === null) return false;
  const { rect, unit, tall = unit } = next[0]!;
  const [x, y] = [middleX(rect), middleY(rect) - pitch];
  if (y - tall < 0) return false;
  const ground = pixelAt(image, x - besidePiece * unit, y);
  let busy = 0;
  for (let row = 0; row < busySteps; row += 1)
    for (let column = 0; column < busySteps; column += 1) {
      const across = (column + 0.5) / busySteps - 0.5;
      const down = (row + 0.5) / busySteps - 0.5;
      const pixel = pixelAt(image, x + 3 * unit * across, y + 2 * tall * down);
      if (distance(ground, pixel) > 60) busy += 1;
    }
  return busy > busyShare * busySteps ** 2;
}

/** Sample points per side of the place, and the share of them beyond which it is too full for a word. */
const busySteps = 9;
const busyShare = 0.38;

/**
 * Reads only the places where previews were found before; there a single bar is a piece like any other. The queue
 * ends at the first place that can't be read.
 */
export function readPreviews(image: Image, layout: Layout): Previews {
  const next: Drawn[] = [];
  const read = readSlots(image, layout, layout.next);
  const [only] = layout.next;
  if (only && layout.next.length === 1) read[0] ??= readSlots(image, layout, [betweenPoints(only)])[0]!;
  for (const drawn of read) {
    if (!drawn) break;
    next.push(drawn);
  }
  return { next, hold: layout.hold ? readSlots(image, layout, [layout.hold])[0]! : null };
}

/** A slot moved a little, so that a narrow gap around a piece that is between the sample points is found with others. */
function betweenPoints(slot: Rect): Rect {
  const aside = slot.width / slotUnits / 18;
  return { ...slot, x: slot.x - aside, y: slot.y - aside };
}

/** The drawing in each slot, or null. A drawing that is not found at the board's scale may be found at its own. */
function readSlots(image: Image, grid: Grid, slots: readonly Rect[]): (Drawn | null)[] {
  if (slots.length === 0) return [];
  const { width, height } = cellOf(grid);
  const unit = Math.max(...slots.map((slot) => slot.width)) / slotUnits;
  const own = { width: unit, height: (unit * height) / width };
  const search = (near: readonly Rect[], size: { width: number; height: number }): Drawn[] => {
    const region = clip(grow(unionOf(near), width, height), image);
    return findDrawnPieces(image, region, size, groundUnits * (unit / size.width) ** 2);
  };
  const found = search(slots, { width, height });
  return slots.map((slot) => nearestTo(slot, found) ?? nearestTo(slot, search([slot], own)));
}

/** A surface of more than this many squares is the background of previews. */
const groundUnits = 4.6;

/**
 * The greatest distance from the slot's middle, in slots, and the greatest logarithm of the size by the slot's;
 * beyond that it is another drawing.
 */
const fitting = { away: 0.35, size: 0.3 };

/** The drawing of about the right size whose middle is nearest to the slot's, within the slot. */
function nearestTo(slot: Rect, found: readonly Drawn[]): Drawn | null {
  const away = ({ rect }: Drawn): number =>
    Math.max(
      Math.abs(middleX(rect) - middleX(slot)) / slot.width,
      Math.abs(middleY(rect) - middleY(slot)) / slot.height,
    );
  const fits = found.filter(
    (one) =>
      away(one) < fitting.away && Math.abs(Math.log((one.unit * slotUnits) / slot.width)) < fitting.size,
  );
  return fits.sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)) || away(a) - away(b))[0] ?? null;
}

/** Squares of a piece along a slot's side. */
const slotUnits = 4;

/** The square in which a drawn piece can appear in any orientation. */
export function slotOf({ rect, unit, tall = unit }: Drawn): Rect {
  const [width, height] = [slotUnits * unit, slotUnits * tall];
  return { x: middleX(rect) - width / 2, y: middleY(rect) - height / 2, width, height };
}

function unionOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

const grow = ({ x, y, width, height }: Rect, dx: number, dy: number): Rect => ({
  x: x - dx,
  y: y - dy,
  width: width + 2 * dx,
  height: height + 2 * dy,
});

const middleX = ({ x, width }: Rect): number => x + width / 2;
const middleY = ({ y, height }: Rect): number => y + height / 2;

export const piecesOf = (drawn: readonly Drawn[]): Piece[] => drawn.map(({ piece }) => piece);
