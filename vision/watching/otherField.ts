/** Finds the other side of a match among the boards in a picture. All coordinates are frame pixels. */
import { common } from '../pixels/rects.ts';
import type { Layout } from '../types.ts';

/** Both fields are drawn in the same size: their sides differ by less than this share. */
const leastAlike = 0.08;
/** Relative to the player's own area: smaller boards are opponents'. */
const aboutAsBig = 0.8;
/** They are on one level, within this many rows, and at most this many widths apart. */
const level = 0.75;
const farthest = 3;
/** Fields side by side don't overlap, but two measures of them may, by this share of a width. */
const sway = 0.05;
/** Two boxes are the same if this share of them is common. */
const leastCommon = 0.3;

/**
 * The board beside the player's `own`, of the same game and size and on one level with it; the nearest of several, or
 * null.
 */
export function otherField(found: readonly Layout[], own: Layout): Layout | null {
  const beside = found.filter((one) => isAlike(one, own) && isBeside(one, own));
  return beside.sort((a, b) => gapTo(a, own) - gapTo(b, own))[0] ?? null;
}

/** Whether its size allows it to be a player's own, beside `own`. */
export const isAboutAsBig = (one: Layout, own: Layout): boolean => areaOf(one) >= aboutAsBig * areaOf(own);

const areaOf = ({ board }: Layout): number => board.width * board.height;

/** The same board in the size and on the level of `own`, which may have been measured more exactly than the search. */
export function levelled(found: Layout, { board: { y, width, height } }: Layout): Layout {
  const x = found.board.x + (found.board.width - width) / 2;
  return { ...found, board: { x, y, width, height } };
}

/**
 * The same layout without a hold box at the place of the other board's next piece: a box between the two may look
 * like either.
 */
export function withoutBoxesOf(other: Layout, layout: Layout): Layout {
  const { hold } = layout;
  const isOthers = hold !== null && other.next.some((box) => common(box, hold) > leastCommon);
  return isOthers ? { ...layout, hold: null } : layout;
}

function isAlike(one: Layout, own: Layout): boolean {
  const isClose = (a: number, b: number) => Math.abs(a / b - 1) < leastAlike;
  return (
    one.game === own.game &&
    one.columns === own.columns &&
    one.rows === own.rows &&
    isClose(one.board.width, own.board.width) &&
    isClose(one.board.height, own.board.height)
  );
}

function isBeside(one: Layout, own: Layout): boolean {
  const { width, height, y } = own.board;
  const gap = gapTo(one, own) / width;
  return gap > -sway && gap < farthest && Math.abs(one.board.y - y) < (level * height) / own.rows;
}

/** The gap between their edges. */
function gapTo({ board: a }: Layout, { board: b }: Layout): number {
  return a.x < b.x ? b.x - a.x - a.width : a.x - b.x - b.width;
}
