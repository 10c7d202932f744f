import { describe, expect, it } from 'vitest';
import { isFilled, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { type Features, measure, noFeatures } from '../../../../engine/tetris/evaluate/features.ts';
import { compareThesis, scoreThesis } from '../../../../engine/tetris/evaluate/thesis2021.ts';
import { controllers } from '../../../../engine/tetris/evaluate/controllers.ts';
import { bcts } from '../../../../engine/tetris/evaluate/published.ts';
import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { findPlacements } from '../../../../engine/tetris/moves/movegen.ts';
import { cellsOf, spawnAt } from '../../../../engine/tetris/rules/pieces.ts';
import { type Board, type Location, pieces } from '../../../../engine/tetris/types.ts';
import { mirrored, randomBoard, randomNumbers } from '../randomBoards.ts';
import { rounds } from '../../../rounds.ts';

function measured(board: Board): Features {
  const features = noFeatures();
  measure(board.masks, 0, board.columns, board.rows, features);
  return features;
}

/** The same counts cell by cell, from their definitions. */
function plainFeatures(board: Board): Features {
  const { columns, rows } = board;
  const features = noFeatures();
  const xs = Array.from({ length: columns }, (_, x) => x);
  const ys = Array.from({ length: rows }, (_, y) => y);
  const filled = (x: number, y: number) => y < rows && isFilled(board, x, y);
  const filledAbove = (x: number, y: number) => ys.filter((up) => up > y && filled(x, up)).length;
  const emptyFrom = (x: number, y: number): number => (filled(x, y) ? 0 : 1 + emptyFrom(x, y - 1));
  for (const y of ys) {
    const empty = xs.filter((x) => !filled(x, y));
    const holes = empty.filter((x) => filledAbove(x, y) > 0);
    const narrow = empty.filter((x) => filled(x - 1, y) && filled(x + 1, y));
    features.rowTransitions += [-1, ...xs].filter((x) => filled(x, y) !== filled(x + 1, y)).length;
    features.holes += holes.length;
    features.rowsWithHoles += Math.sign(holes.length);
    features.holeDepth += holes.reduce((sum, x) => sum + filledAbove(x, y), 0);
    if (holes.length > 0) features.topHoleDepth = holes.reduce((sum, x) => sum + filledAbove(x, y), 0);
    features.wells += narrow.reduce((sum, x) => sum + emptyFrom(x, y), 0);
    if (empty.length < columns) features.height = y + 1;
  }
  for (const x of xs)
    features.columnTransitions += [-1, ...ys].filter((y) => filled(x, y) !== filled(x, y + 1)).length;
  return features;
}

describe('measure', () => {
  it('counts on random boards what a plain count finds', () => {
    const random = randomNumbers(17);
    for (let round = 0; round < 200; round++) {
      const board = randomBoard(random, 4 + (round % 13), 16 + (round % 9));
      expect(measured(board)).toEqual(plainFeatures(board));
    }
  });

  it('counts two transitions for every empty row', () => {
    expect(measured(parseBoard(['....', '....', '....']))).toMatchObject({
      rowTransitions: 6,
      columnTransitions: 4,
      wells: 0,
    });
  });

  it('is the same for a board and its mirror image', () => {
    const random = randomNumbers(23);
    for (let round = 0; round < 50; round++) {
      const board = randomBoard(random);
      expect(measured(mirrored(board))).toEqual(measured(board));
    }
  });

  it('sums wells cell by cell and hole depths cell by cell', () => {
    const board = parseBoard(['X..X', 'X.XX', 'X.XX', 'X.X.']);
    expect(measured(board)).toMatchObject({ wells: 3 + 2 + 1 + 1, holes: 1, holeDepth: 3, rowsWithHoles: 1 });
  });
});

describe('bcts', () => {
  it('weighs landing height, eroded cells and the board after rows are cleared', () => {
    const random = randomNumbers(29);
    for (let round = 0; round < rounds(30, 5); round++) {
      const board = randomBoard(random, 6);
      board.masks[0] = 0b001111;
      for (const piece of pieces)
        for (const { location } of findPlacements(board, spawnAt(piece, 6, 19), { reach: 'drops' }))
          expect(controllers['bcts']!.score(board, location)).toBeCloseTo(plainBcts(board, location), 6);
    }
  });
});

function plainBcts(board: Board, location: Location): number {
  const cells = cellsOf(location);
  const { board: after, linesCleared } = lock(board, cells);
  const full = cells.filter(([, y]) =>
    Array.from({ length: board.columns }, (_, x) => x).every(
      (x) => isFilled(board, x, y) || cells.some(([a, b]) => a === x && b === y),
    ),
  );
  const features = plainFeatures(after);
  const ys = cells.map(([, y]) => y);
  const landing = (Math.min(...ys) + Math.max(...ys)) / 2;
  return (
    bcts.landingHeight * landing +
    bcts.erodedCells * linesCleared * full.length +
    bcts.rowTransitions * features.rowTransitions +
    bcts.columnTransitions * features.columnTransitions +
    bcts.holes * features.holes +
    bcts.wells * features.wells +
    bcts.holeDepth * features.holeDepth +
    bcts.rowsWithHoles * features.rowsWithHoles
  );
}

describe('thesis-2021', () => {
  it.each([
    [['....', '....', '....'], 2],
    [['....', '....', '.XX.'], 2 - 2],
    [['....', 'XX..', 'X.X.'], 1 - 1 - (1 + 3)],
    [['....', 'XXXX', 'XXXX'], 1],
  ])('scores %j as %i', (rows, score) => {
    expect(scoreThesis(parseBoard(rows))).toBe(score);
  });

  it('scores before full rows are cleared', () => {
    const board = parseBoard(['....', '....', '....', 'XX..']);
    const flat = cellsOf({ type: 'O', orientation: 'north', x: 2, y: 0 });
    const location: Location = { type: 'O', orientation: 'north', x: 2, y: 0 };
    expect(flat).toContainEqual([3, 1]);
    expect(controllers['thesis-2021']!.score(board, location)).toBe(2 - 1);
  });

  it('finds equals from the top row down, from left to right, flat ones first', () => {
    const places: Location[] = [
      { type: 'T', orientation: 'east', x: 0, y: 2 },
      { type: 'T', orientation: 'south', x: 1, y: 3 },
      { type: 'T', orientation: 'north', x: 1, y: 2 },
      { type: 'T', orientation: 'north', x: 5, y: 9 },
    ];
    const order = places.toSorted(compareThesis).map(({ orientation, y }) => `${orientation} ${y}`);
    expect(order).toEqual(['north 9', 'north 2', 'south 3', 'east 2']);
  });
});
