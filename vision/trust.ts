/** How far a reading may be trusted: 0.9 and above only when nothing in it is in doubt. */
import type { Contrast } from './cells/background.ts';
import type { Drawn } from './previews/drawnPieces.ts';
import type { Sense } from './cells/contents.ts';
import type { Doubt, Layout, Observation, Rect } from './types.ts';

/** The most that a reading with a doubt in it may claim. */
export const unsure = 0.85;

export interface Trust {
  confidence: number;
  doubts: Doubt[];
}

/** A cursor or a spark beside the falling piece hides nothing. */
const fewCovered = 2;

export function judgeTetris(
  layout: Layout,
  { contents, contrast, covered, ambiguous }: Sense,
  next: readonly Drawn[],
  isNextVague: boolean,
): Trust {
  const doubts: Doubt[] = [];
  const { falling, locked, loose } = contents;
  const clear = clearness(contrast);
  if (clear < 1 || ambiguous) doubts.push('cells not readable');
  if (!falling || falling.sure < 1) doubts.push('falling piece not readable');
  if (next.length === 0 || isNextVague || isPlainRow(next) || !isEven(next, layout.board))
    doubts.push('next piece not readable');
  if (loose > 0 || covered.length > fewCovered) doubts.push('something covers the board');
  if (isOver(locked, layout.columns)) doubts.push('looks like a menu or a finished game');
  const limit = doubts.length > 0 ? unsure : 1;
  const tidy = 1 / (1 + 0.05 * loose);
  return {
    confidence: Math.min(limit, layout.confidence * (falling ? 1 : 0.9) * tidy * (0.5 + 0.5 * clear)),
    doubts,
  };
}

/** Several bars or squares and nothing else are rather boxes or buttons. */
const isPlainRow = (next: readonly Drawn[]): boolean =>
  next.length > 1 && next.every(({ piece }) => piece === 'I' || piece === 'O');

/** No gap in the list into which another piece would fit, nor above it. */
function isEven(next: readonly Drawn[], board: Rect): boolean {
  const middles = next.map(({ rect }) => rect.y + rect.height / 2);
  const gaps = middles.slice(1).map((y, i) => y - middles[i]!);
  if (gaps.length === 0) return true;
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  return gaps.every((gap) => gap < 1.6 * usual) && middles[0]! - board.y < 2 * usual + board.height / 10;
}

/** 1 where filled and empty cells are far apart, less where some lie in between. */
function clearness({ distances, threshold }: Contrast): number {
  let between = 0;
  for (const distance of distances)
    if (distance > 0.62 * threshold && distance < 1.3 * threshold) between += 1;
  return Math.max(0, 1 - between / 4);
}

/** A full row, or blocks in most cells of the top rows: no position in play. */
function isOver(locked: Uint8Array, columns: number): boolean {
  let top = 0;
  for (let i = 0; i < columns * 2; i += 1) top += locked[i]!;
  if (top > columns) return true;
  for (let row = 0; row < locked.length; row += columns)
    if (locked.subarray(row, row + columns).every((value) => value === 1)) return true;
  return false;
}

/** Whether what was read could be a game at all: not empty, and a Puyo stack has more than two colours. */
export function isGame(seen: Observation): boolean {
  if (seen.game === null) return false;
  const kinds = seen.cells.join('').replaceAll('.', '');
  if (seen.game === 'puyo') return kinds.length < fewPuyo || new Set(kinds).size > 2;
  return kinds.length > 0 || seen.current !== null || seen.cut !== undefined;
}

/** So many puyo may well have two colours only. */
const fewPuyo = 8;
