/** Chooses the next pieces and the held one among the drawings beside a board. */
import { isPlain } from './drawnPieces.ts';
import { writingWorth, type Rated } from './pieceWorth.ts';
import type { Grid, Rect } from '../types.ts';

/** The drawings on each side of a board. */
export interface Around {
  left: Rated[];
  over: Rated[];
  right: Rated[];
}

export interface Chosen {
  next: Rated[];
  hold: Rated | null;
}

/** A piece of the queue's size on the other side of the board, not held and nearer to it; null if there is none. */
export function nearerThan({ next, hold }: Chosen, { left, right }: Around, grid: Grid): Rated | null {
  const other = [left, right].find((side) => !side.includes(next[0]!)) ?? [];
  if (next.length === 0 || hold || [left, right].every((side) => !side.includes(next[0]!))) return null;
  const isPiece = (one: Rated): boolean =>
    !isPlain(one) && one.worth > hardlyPiece && isAsLarge(one, next[0]!);
  return other.find((one) => isPiece(one) && awayFrom([one], grid) < awayFrom(next, grid)) ?? null;
}

/** A single bar or a single small square is not a queue. */
const leastWorth = 0.38;
/** A list of all seven kinds is a count of played pieces, not a queue. */
const everyKind = 7;
/** A bar or square rated above this is almost certainly a piece. */
const piecelike = 0.6;
/** The worth of bars and squares in the size of pieces if neither their colours nor lines across show what they are. */
const signWorth = 0.7;
/** The greatest distance from one preview to the next, in squares; more in a list with even distances, or of grids. */
const mostPitch = 4.7;
const gridPitch = 5.6;
const widePitch = 15;
/** Pieces farther than this from the board, in board cells, count less, and half at twice the distance. */
const nearBy = 8;
/** Drawings above a board are the queue only if they are worth more than this, because titles are there too. */
const worthAbove = 0.45;
/** Something closer to a piece than this many squares touches it. */
const touching = 0.3;
/**
 * Logarithms of sizes that count as equal differ by less in a list that counts pieces; those of one queue by less,
 * and by a pixel.
 */
const sameSize = { counted: 0.15, queued: 0.2 };
/**
 * For one column: the greatest distance of the middles in squares; how much larger the first may be (a logarithm);
 * the greatest difference of the filled shares.
 */
const oneColumn = { aside: 1.6, firstLarger: 0.6, filled: 0.3 };
/** Drawings worth less hardly look like pieces. */
const hardlyPiece = 0.2;
/**
 * Distances are even if they differ from a multiple of the least one by less than this, relative to it; at most this
 * many may be left out.
 */
const even = { off: 0.15, most: 2.5 };
/** A square at least this many times as wide as the next one's is really larger, not measured differently. */
const larger = 1.25;
/** The share that bars and squares that don't look like pieces add to a list with others that do. */
const shareOfUnlikely = 0.1;

/** The list that looks most like pieces is the queue; a single piece on the other side is held. */
export function choose({ left, over, right }: Around, grid: Grid): Chosen {
  const sides = [left, right].map((side) => queueIn(withoutFrames(withoutCounts(side)), grid));
  const [onLeft, onRight] = sides as [Rated[], Rated[]];
  const [leftValue, rightValue] = [valueOf(onLeft, grid), valueOf(onRight, grid)];
  const above = queueIn(withoutLetters(over, grid), grid).slice(0, 1);
  const aboveValue = valueOf(above, grid);
  if (isCount(onLeft, onRight, grid)) return { next: onRight, hold: null };
  if (isCount(onRight, onLeft, grid)) return { next: onLeft, hold: null };
  const isOneEach = onLeft.length === 1 && onRight.length === 1 && !isLesser(onRight[0]!, onLeft[0]!);
  const best = Math.max(leftValue, rightValue);
  const [first] = rightValue >= leftValue ? onRight : onLeft;
  const isPieceBeside = first && above[0] ? isButton(above[0], first) : false;
  if (!isPieceBeside && aboveValue > Math.max(best, worthAbove))
    return { next: above, hold: heldIn(left, above, grid) };
  if (rightValue > 0 && (rightValue >= leftValue || isOneEach))
    return { next: onRight, hold: heldIn(left, onRight, grid) };
  return { next: onLeft, hold: leftValue > 0 ? heldIn(right, onLeft, grid) : null };
}

/** The pieces in the column of the next ones, and those, from top to bottom: a held one may be among them. */
export function columnOf({ left, right }: Around, { next }: Chosen): Rated[] {
  const [first] = next;
  const side = [left, right].find((all) => first && all.includes(first));
  if (!first || !side) return next;
  const isPiece = (one: Rated): boolean => !one.isWriting && one.worth > piecelike && isBeside(first, one);
  const column = withoutCounts(side).filter((one) => next.includes(one) || isPiece(one));
  return column.sort((a, b) => a.rect.y - b.rect.y);
}

/** Previews are separate: a bar or square that touches a piece is a part of the frame around it. */
const withoutFrames = (side: readonly Rated[]): Rated[] =>
  side.filter((one) => !isPlain(one) || !side.some((other) => !isPlain(other) && touches(one, other)));

function touches(one: Rated, other: Rated): boolean {
  const [a, b] = [one.rect, other.rect];
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.max(across, down) < touching * other.unit;
}

/** A bar or square that may be anything, while the other one is certainly a piece: a digit of the score. */
const isLesser = (one: Rated, other: Rated): boolean =>
  isPlain(one) && !isPlain(other) && one.worth <= piecelike && other.worth > piecelike;

/** A bar or square above the board that may be a button or a sign, while a piece is beside the board. */
const isButton = (above: Rated, beside: Rated): boolean =>
  isPlain(above) && above.worth <= signWorth && !isPlain(beside) && beside.worth > piecelike;

/** A list with each of the seven kinds in one size counts the played pieces; its drawings are left out. */
function withoutCounts(side: readonly Rated[]): Rated[] {
  const counted = side.filter((model) => {
    const alike = side.filter((other) => Math.abs(Math.log(other.unit / model.unit)) < sameSize.counted);
    return new Set(alike.map(({ piece }) => piece)).size === everyKind;
  });
  return side.filter((one) => !counted.includes(one));
}

/** Six different kinds may be a queue, but not if another one is much nearer to the board. */
function isCount(list: readonly Rated[], other: readonly Rated[], grid: Grid): boolean {
  if (other.length === 0 || new Set(list.map(({ piece }) => piece)).size < everyKind - 1) return false;
  return awayFrom(list, grid) > awayFrom(other, grid) + 2;
}

/** Bars and squares of the size of letters above a board belong to a title, unless they look like pieces. */
const withoutLetters = (over: readonly Rated[], { board, columns }: Grid): Rated[] =>
  over.filter((one) => !isPlain(one) || one.worth > piecelike || one.unit > (0.5 * board.width) / columns);

/** The drawings in one column with one size, the first perhaps larger: the column that looks most like pieces. */
function queueIn(side: readonly Rated[], grid: Grid): Rated[] {
  let best: Rated[] = [];
  let most = leastWorth;
  for (const model of side) {
    const column = side.filter((other) => isBeside(model, other)).sort((a, b) => a.rect.y - b.rect.y);
    const drawn = column.filter((one) => !one.isWriting);
    for (const list of [column, drawn].flatMap((all) => splitAtGaps(withoutStrays(all)))) {
      const value = valueOf(list, grid);
      if (value > most) [best, most] = [list, value];
    }
  }
  return best.length > everyKind ? [] : best;
}

function isBeside(model: Rated, other: Rated): boolean {
  const times = Math.log(other.unit / model.unit);
  // Small squares are measured to a pixel or so.
  const sway = sameSize.queued + 1 / model.unit;
  const isFirst = other.rect.y < model.rect.y;
  return (
    Math.abs(middle(model.rect) - middle(other.rect)) < oneColumn.aside * model.unit &&
    times > -sway &&
    times < (isFirst ? oneColumn.firstLarger : sway) &&
    Math.abs(model.filled - other.filled) < oneColumn.filled + sway / 2
  );
}

/** A drawing that hardly looks like a piece counts only at an even distance from those that do. */
function withoutStrays(column: readonly Rated[]): Rated[] {
  const likely = column.filter((one) => one.worth > hardlyPiece);
  if (likely.length === 0) return [...column];
  const gaps = likely.slice(1).map(({ rect }, i) => centre(rect) - centre(likely[i]!.rect));
  const pitch = Math.min(...gaps);
  const isOnBeat = (one: Rated): boolean => {
    const beats = (centre(one.rect) - centre(likely[0]!.rect)) / pitch;
    return Math.abs(beats - Math.round(beats)) < even.off;
  };
  return column.filter((one) => one.worth > hardlyPiece || (gaps.length > 0 && isOnBeat(one)));
}

/** Parts of a column between which other things would fit; only the topmost of each may be larger. */
function splitAtGaps(column: readonly Rated[]): Rated[][] {
  const gaps = column.slice(1).map(({ rect }, i) => centre(rect) - centre(column[i]!.rect));
  const pitch = Math.min(...gaps);
  const lists: Rated[][] = [];
  column.forEach((one, i) => {
    const list = lists.at(-1);
    const isLarger = list !== undefined && list.length > 1 && list.at(-1)!.unit > larger * one.unit;
    const gap = (gaps[i - 1] ?? Infinity) / (one.tall ?? one.unit);
    const isAfterLarger = i === 1 && column[0]!.unit > larger * one.unit;
    const isEven = column.length > 2 && gap < widePitch && (isAfterLarger || isWhole(gaps[i - 1]! / pitch));
    const isNear = gap < (one.isInGrid ? gridPitch : mostPitch);
    if (list && !isLarger && (isNear || isEven)) list.push(one);
    else lists.push([one]);
  });
  return lists;
}

const isWhole = (beats: number): boolean =>
  beats < even.most && Math.abs(beats - Math.round(beats)) < even.off;

/**
 * Only bars and squares that look like pieces add to each other, as buttons are also arranged in lists. A list in
 * which most have text beside them counts something, and is worth no more than one of them.
 */
function valueOf(list: readonly Rated[], grid: Grid): number {
  if (list.length === 0) return 0;
  if (list.length > 2 && list.filter((one) => one.isWriting).length > list.length / 2) return writingWorth;
  const likely = list.filter((one) => !isPlain(one) || one.worth > piecelike).map(({ worth }) => worth);
  const others = list.filter((one) => isPlain(one) && one.worth <= piecelike).map(({ worth }) => worth);
  const all = sum(likely) + (likely.length ? shareOfUnlikely * sum(others) : Math.max(...others));
  return all * Math.min(1, 2 ** ((nearBy - awayFrom(list, grid)) / nearBy));
}

/** Board cells from the board's side to the nearest of these. */
function awayFrom(list: readonly Rated[], { board, columns }: Grid): number {
  const gaps = list.map(({ rect }) =>
    Math.max(board.x - rect.x - rect.width, rect.x - board.x - board.width, 0),
  );
  return Math.min(...gaps) / (board.width / columns);
}

/**
 * The held piece on this side, which lies as it comes in: ornaments stand. A bar or square only in the size of the next
 * pieces, because buttons and digits have other sizes.
 */
function heldIn(side: readonly Rated[], next: readonly Rated[], grid: Grid): Rated | null {
  const likely = withoutCounts(side).filter(
    (one) => !isPlain(one) || (one.worth > writingWorth && next.some((model) => isAsLarge(one, model))),
  );
  const first = uppermost(queueIn(likely, grid), grid);
  return first && lies(first) ? first : null;
}

const lies = ({ rect, unit, tall = unit }: Rated): boolean =>
  Math.round(rect.width / unit) >= Math.round(rect.height / tall);

const isAsLarge = (one: Rated, model: Rated): boolean =>
  Math.abs(Math.log(one.unit / model.unit)) < sameSize.queued + 1 / model.unit;

/** The first, if it is in the upper half and only bars and squares are below it. */
function uppermost(list: readonly Rated[], { board }: Grid): Rated | null {
  const [first, ...rest] = list;
  if (!first || first.rect.y > board.y + board.height / 2) return null;
  return rest.every(isPlain) ? first : null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const middle = (rect: Rect): number => rect.x + rect.width / 2;
const centre = (rect: Rect): number => rect.y + rect.height / 2;
