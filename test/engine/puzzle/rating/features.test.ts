import { describe, expect, it } from 'vitest';
import { mirrorPiece } from '../../../../engine/tetris/rules/pieces.ts';
import { featuresOfSolved } from '../../../../engine/puzzle/puzzle.ts';
import { layAnswer } from '../../../../engine/puzzle/rating/answer.ts';
import { featureNames } from '../../../../engine/puzzle/rating/features.ts';
import type { GoalKind } from '../../../../engine/puzzle/types.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { cellsOf, identify } from '../../../../engine/tetris/rules/pieces.ts';
import { type Location, type Orientation, type Piece, pieces } from '../../../../engine/tetris/types.ts';
import { mirrored } from '../../tetris/randomBoards.ts';

const at = (type: Piece, orientation: Orientation, x: number, y: number): Location => ({
  type,
  orientation,
  x,
  y,
});

interface HandMade {
  rows: string[];
  answer: Location[];
  kind: GoalKind;
  features: number[];
}

/** Counted by hand, in the order of `featureNames`. */
const handMade: Record<string, HandMade> = {
  'T fills the notch and hangs over the slot': {
    rows: ['XX........', 'XX....XXXX', 'XXXX.XXXXX'],
    answer: [at('T', 'east', 2, 2)],
    kind: 'tsd',
    // prettier-ignore
    features: [17, 3, 1, 0, 0, 2, 1, 0, 0, 3, 1, 1, 1, 2],
  },
  'O fills up the rows beside a well': {
    rows: ['XXXX..XXX.', 'XXXX..XXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'],
    answer: [at('O', 'north', 4, 2)],
    kind: 'four',
    // prettier-ignore
    features: [32, 4, 4, 2, 0, 1, 0, 0, 1, 6, 2, 0, 0, 0],
  },
  'J lays a roof over O': {
    rows: ['X.....XXXX', 'XXXX.XXXXX'],
    answer: [at('O', 'north', 1, 1), at('J', 'south', 2, 3)],
    kind: 'tsd',
    // prettier-ignore
    features: [14, 2, 1, 0, 0, 5, 1, 0, 0, 3, 2, 1, 1, 2, 2, 0, 3, 2, 1, 0, 0, 1],
  },
};

const solvedBy = ({ rows, answer, kind }: HandMade) => ({
  board: parseBoard(rows, 20),
  queue: answer.map(({ type }) => type),
  kind,
  category: kind,
  answer,
});

/** Seen in a mirror beside ten columns; the orientation is one with the same cells. */
function mirrorLocation(location: Location): Location {
  return identify(cellsOf(location).map(([x, y]) => [9 - x, y]))!;
}

/** Only which piece it is changes in a mirror. */
function mirroredFeatures(features: readonly number[]): number[] {
  return features.map((value, index) =>
    /^(piece|firstPiece)$/.test(featureNames(features.length === 14 ? 1 : 2)[index]!)
      ? pieces.indexOf(mirrorPiece(pieces[value]!))
      : value,
  );
}

describe('the features', () => {
  it.each(Object.entries(handMade))('of a hand-made puzzle: %s', (_, puzzle) => {
    expect(featuresOfSolved(solvedBy(puzzle))).toEqual(puzzle.features);
  });

  it.each(Object.entries(handMade))('are mirrored with the puzzle: %s', (_, puzzle) => {
    const { board, answer, ...rest } = solvedBy(puzzle);
    const twin = {
      ...rest,
      board: { ...mirrored(board), rows: 20 },
      answer: answer.map(mirrorLocation),
    };
    expect(featuresOfSolved(twin)).toEqual(mirroredFeatures(puzzle.features));
  });

  it('are 14 for one move and 22 for more', () => {
    expect([1, 2, 3, 4].map((moves) => featureNames(moves).length)).toEqual([14, 22, 22, 22]);
  });

  it('exist only for an answer that reaches the goal', () => {
    const wrong = { ...handMade['J lays a roof over O']!, answer: [at('O', 'north', 1, 1)] };
    expect(() => featuresOfSolved(solvedBy(wrong))).toThrow('does not reach the goal');
  });
});

describe('an answer that clears rows', () => {
  it('is given in the rows of the first board', () => {
    const board = parseBoard(['X.........', 'XXXXXX....'], 20);
    const placed = [at('I', 'north', 7, 0), at('O', 'north', 1, 0)];
    const { pieces: laid, slot } = layAnswer(board, placed, at('T', 'north', 5, 0));
    expect(laid[0]!.cells).toEqual([[6, 0], [7, 0], [8, 0], [9, 0]]); // prettier-ignore
    expect(laid[1]!.cells).toEqual([[1, 1], [2, 1], [1, 2], [2, 2]]); // prettier-ignore
    expect(slot).toEqual([[4, 1], [5, 1], [6, 1], [5, 2]]); // prettier-ignore
  });
});
