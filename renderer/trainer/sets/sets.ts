/** The sets as the page knows them before any puzzle is made. */
import type { PuzzleKind } from '../../../engine/puzzle/sets/figures.ts';
import { readOutlines, type Outline } from './outlines.ts';
import { written } from './writtenOutlines.ts';

interface Written {
  category: Record<string, string>;
  curated: Record<string, string>;
}

export const kindName = ({ category, moves }: PuzzleKind): string => `${category}${moves}`;

/** Numbers of pieces for which there is a curated set. */
export const curatedMoves = [1, 2, 3, 4] as const;

let text: Written | null = null;
const read = new Map<string, readonly Outline[]>();

function once(name: string, set: (from: Written) => string, kind: PuzzleKind): readonly Outline[] {
  const known = read.get(name);
  if (known) return known;
  text ??= JSON.parse(written) as Written;
  const outlines = readOutlines(set(text), kind);
  read.set(name, outlines);
  return outlines;
}

/** The five hundred of a kind, in the order of their numbers. */
export function categorySet(kind: PuzzleKind): readonly Outline[] {
  const name = kindName(kind);
  return once(name, ({ category }) => category[name]!, kind);
}

/** The fifty of so many moves, in the order of their numbers. */
export function curatedSet(moves: number): readonly Outline[] {
  return once(`curated ${moves}`, ({ curated }) => curated[moves]!, { category: 'tsd', moves });
}

/** The number that is so many places further in the curated set's order, which begins again at its end. */
export function curatedAfter(moves: number, number: number, places: number): number {
  const order = curatedOrder(moves);
  return order[(order.indexOf(number) + places) % order.length]!;
}

/** The numbers of the curated set from the easiest to the hardest: a place in it is what the player calls its number. */
export function curatedOrder(moves: number): readonly number[] {
  return [...curatedSet(moves)]
    .sort((one, other) => one.difficulty - other.difficulty || one.number - other.number)
    .map(({ number }) => number);
}
