/** What links to simulators hold, and what both formats have in common. */
import { PositionError } from '../../../tetris/rules/board.ts';
import { fitsBetweenWalls } from '../../rules/place.ts';
import { columns } from '../../rules/rules.ts';
import type { Direction, Pair, Placement, PuyoField } from '../../types.ts';

/** One step of a game: a pair, placed or not yet, or garbage that falls between two pairs. */
export type LinkStep =
  | { kind: 'pair'; pair: Pair; placement: Placement | null }
  /** Puyos for each column, the left one first; no two columns differ by more than one. */
  | { kind: 'garbage'; counts: readonly number[] };

/** A field, and what follows on it. */
export interface LinkedField {
  field: PuyoField;
  steps: readonly LinkStep[];
}

/** Sixty-four characters, a number each. */
export type Alphabet = string;

export const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const colours = ['R', 'G', 'B', 'Y', 'P'] as const;
/** Numbered clockwise, as both simulators turn. */
export const rotations: readonly Direction[] = ['up', 'right', 'down', 'left'];

export const pairsIn = ({ steps }: LinkedField): Pair[] =>
  steps.flatMap((step) => (step.kind === 'pair' ? step.pair : []));

/** Steps of a single player's game. `placements` are as many as the pairs, null where one isn't placed. */
export function pairSteps(pairs: readonly Pair[], placements: readonly (Placement | null)[]): LinkStep[] {
  return pairs.map((pair, index) => ({ kind: 'pair', pair, placement: placements[index] ?? null }));
}

/** Throws PositionError where the character is none of the alphabet. */
export function numberOf(letter: string, alphabet: Alphabet): number {
  const value = alphabet.indexOf(letter);
  if (value < 0)
    throw new PositionError(`the link has ${JSON.stringify(letter)}, which has no meaning in it`);
  return value;
}

/** Throws PositionError where the last pair of characters is half. */
export function inTwos(text: string): string[][] {
  if (text.length % 2 === 1) throw new PositionError("the link's list of pairs ends in the middle of a pair");
  return Array.from({ length: text.length / 2 }, (_, index) => [...text.slice(2 * index, 2 * index + 2)]);
}

/** Throws PositionError for numbers that are no colours. */
export function pairOf(axis: number, child: number): Pair {
  const [first, second] = [colours[axis], colours[child]];
  if (!first || !second)
    throw new PositionError(`the link has a pair of colours ${axis} and ${child}; there are 0 to 4`);
  return { axis: first, child: second };
}

/** Throws PositionError for a pair that would stand in a wall. */
export function placementOf(column: number, rotation: number): Placement {
  const placement = { column, direction: rotations[rotation] ?? 'up' };
  if (rotation > 3 || !fitsBetweenWalls(placement))
    throw new PositionError(
      `the link places a pair in column ${column}, turned ${rotation} times, which is in a wall`,
    );
  return placement;
}

/** Whole rows, and one more where `hasMore` says so, column by column from the left. */
export function garbageOf(rows: number, hasMore: (column: number) => boolean): LinkStep {
  const counts = Array.from({ length: columns }, (_, column) => rows + (hasMore(column) ? 1 : 0));
  return { kind: 'garbage', counts };
}

/** Undoes `garbageOf`. Throws PositionError where garbage does not fall evenly, or more of it than `mostRows` rows and one. */
export function rowsAndMore(counts: readonly number[], mostRows: number): { rows: number; more: boolean[] } {
  const rows = Math.min(mostRows, ...counts);
  if (counts.some((count) => count - rows > 1))
    throw new PositionError(`garbage of ${counts.join(' ')} by column can't be written into a link`);
  return { rows, more: counts.map((count) => count > rows) };
}
