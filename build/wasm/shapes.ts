import { type KickRules, kicksOf } from '../../engine/tetris/rules/kicks.ts';
import { canonical, shapes } from '../../engine/tetris/rules/pieces.ts';
import { type Cell, type Piece } from '../../engine/tetris/types.ts';
import { type Edges, type Rows, type Writer } from './Writer.ts';

/** Nothing comes in: for sets of positions. */
export const nothing: Edges = { below: 'none', above: 'none' };

/** Floor below, open sky between walls above: for filled cells. */
export const surroundings: Edges = { below: 'all', above: 'walls' };

/** The variables that the edges name. */
export const edgeValues = [
  'const none = i16x8.splat(0);',
  'const all = i16x8.splat(-1);',
  'const walls = i16x8.splat(<i16>wallBits);',
].join('\n');

/** Pieces that turn by the same kicks between the same walls are searched by the same code. */
export const familyOf = { I: 'I', O: 'O', S: 'SZ', Z: 'SZ', J: 'JLT', L: 'JLT', T: 'JLT' } as const;
export type Family = (typeof familyOf)[Piece];
export const memberOf: Record<Family, Piece> = { I: 'I', O: 'O', SZ: 'S', JLT: 'T' };

/** Where a piece of this shape would hit one of these cells. */
export function collisions(writer: Writer, filled: Rows, shape: readonly Cell[]): Rows {
  return writer.or(shape.map(([dx, dy]) => writer.move(filled, -dx, -dy, surroundings)));
}

/** The filled cells and all cells below them. */
export function shadow(writer: Writer, filled: Rows): Rows {
  let above: string | undefined;
  const folded = [...filled].reverse().map((row) => {
    let sum: Rows = [row];
    for (const by of [1, 2, 4]) sum = writer.or([sum, writer.move(sum, 0, -by, nothing)]);
    if (above) sum = writer.or([sum, [writer.spreadLowest(above)]]);
    return (above = sum[0]!);
  });
  return folded.reverse();
}

/** The lowest cell of each column: where they hit no shadow, the others don't. */
export function feet(shape: readonly Cell[]): Cell[] {
  return shape.filter(([x, y]) => !shape.some(([otherX, otherY]) => otherX === x && otherY < y));
}

/** Where a shape fits in a row without blocks: as one v128 variable. */
export function openRow(writer: Writer, piece: Piece, turns: number): string {
  const columns = shapes[piece][turns]!.map(([x]): Cell => [x, 0]);
  return writer.not(collisions(writer, ['walls'], columns))[0]!;
}

/** Turns that end alike: from these orientations by the same kicks, first test first. */
export interface Turns {
  from: number[];
  kicks: readonly Cell[];
}

/** All ways to turn to an orientation; centres are those of the canonical orientations. */
export function turnsTo(to: number, piece: Piece, rules: KickRules): Turns[] {
  const found = new Map<string, Turns>();
  for (let from = 0; from < 4; from++) {
    const [start, end] = [canonical[piece][from]!, canonical[piece][to]!];
    const kicks = kicksOf(piece, from, to, rules).map(([x, y]): Cell => [
      x - start.dx + end.dx,
      y - start.dy + end.dy,
    ]);
    if (kicks.length === 0) continue;
    const key = kicks.join(' ');
    found.set(key, { from: [...(found.get(key)?.from ?? []), from], kicks });
  }
  return [...found.values()];
}
