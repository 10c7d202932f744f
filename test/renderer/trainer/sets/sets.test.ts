import { expect, it } from 'vitest';
import { served } from '../../../../engine/protocol/puzzleOrders.ts';
import { categorySize, curatedSize } from '../../../../engine/puzzle/sets/figures.ts';
import { categoryPuzzle, curatedPuzzle } from '../../../../engine/puzzle/sets/modes.ts';
import { puzzleKinds } from '../../../../engine/puzzle/types.ts';
import { readOutlines, writeOutline } from '../../../../renderer/trainer/sets/outlines.ts';
import {
  categorySet,
  curatedAfter,
  curatedMoves,
  curatedOrder,
  curatedSet,
} from '../../../../renderer/trainer/sets/sets.ts';

it('knows every puzzle of every set', () => {
  for (const kind of puzzleKinds) expect(categorySet(kind)).toHaveLength(categorySize);
  for (const moves of curatedMoves) expect(curatedSet(moves)).toHaveLength(curatedSize);
});

/** 388 of the first kind has another puzzle in place of one that came before. */
it.each([
  ['tsd', 1, 0],
  ['tsd', 1, 388],
  ['tsd', 2, 77],
  ['donation', 2, 372],
  ['four', 1, 499],
] as const)('knows of %s %i No. %i what the puzzle itself says', (category, moves, number) => {
  const { puzzle, family } = served(categoryPuzzle({ category, moves }, number), number);
  const outline = categorySet({ category, moves })[number]!;
  expect(outline).toMatchObject({ category, moves, number, family });
  expect(outline.difficulty).toBeCloseTo(puzzle.predicted.difficulty, 1);
});

it('knows of a selected puzzle what the puzzle itself says', () => {
  const { predicted } = curatedPuzzle(1, 4);
  expect(curatedSet(1)[4]!.difficulty).toBeCloseTo(predicted.difficulty, 1);
});

it.each(curatedMoves)('puts the selected puzzles of %i pieces in order, from easy to hard', (moves) => {
  const difficulties = curatedOrder(moves).map((number) => curatedSet(moves)[number]!.difficulty);
  expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
  expect(new Set(curatedOrder(moves)).size).toBe(curatedSize);
  expect(difficulties.at(-1)! - difficulties[0]!).toBeGreaterThan(1);
});

it('continues with the next harder one, and begins again after the hardest', () => {
  const order = curatedOrder(2);
  expect(curatedAfter(2, order[0]!, 1)).toBe(order[1]);
  expect(curatedAfter(2, order[curatedSize - 1]!, 1)).toBe(order[0]);
});

it('reads back what was written', () => {
  const outlines = [
    { difficulty: 1, family: 'tsd2-roofSZ' },
    { difficulty: 3.57, family: 'tsd2-fillT' },
    { difficulty: 5, family: 'tsd2-fillO' },
  ];
  const text = outlines.map(writeOutline).join('');
  expect(readOutlines(text, { category: 'tsd', moves: 2 })).toEqual(
    outlines.map((one, number) => ({ ...one, number, category: 'tsd', moves: 2 })),
  );
});
