import { describe, expect, it } from 'vitest';
import { areEmpty, emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import {
  type MoveOptions,
  findPlacements,
  findSpawn,
  rulesOf,
  twinPlacements,
} from '../../../../engine/tetris/moves/movegen.ts';
import { spawnUnder } from '../../../../engine/tetris/rules/kicks.ts';
import { cellsOf, spawnAt } from '../../../../engine/tetris/rules/pieces.ts';
import type { ReachRules } from '../../../../engine/tetris/rules/reachRules.ts';
import {
  type Board,
  type Location,
  type Piece,
  type Placement,
  orientations,
  pieces,
} from '../../../../engine/tetris/types.ts';
import { placeKey, plainPlacements } from './plainMoves.ts';
import { mirrored, randomBoard, randomNumbers } from '../randomBoards.ts';
import { cellsAt } from '../../../cellsAt.ts';
import fixture from '../../../fixtures/perft.json' with { type: 'json' };

const ruleSets: MoveOptions[] = [
  {},
  { spins: true },
  { distinct: 'locations' },
  { kicks: 'srs+' },
  { kicks: 'srs+', spins: true },
  { reach: 'drops' },
  { reach: 'drops', spins: true },
  { reach: '20g' },
  { reach: '20g', kicks: 'srs+', spins: true },
  { kicks: 'jstris', spins: true },
  { kicks: 'nes' },
  { kicks: 'nes', reach: 'drops' },
  { kicks: 'nes', distinct: 'locations' },
  { kicks: 'ars' },
  { kicks: 'ars', reach: '20g' },
  { kicks: 'ars', distinct: 'locations' },
  { kicks: 'ars', spins: true },
];

function keys(placements: readonly Placement[], rules: ReachRules): string[] {
  return placements.map(({ location, spin }) => `${placeKey(location, rules)} ${spin}`).sort();
}

/** The kernel and its twin find the same in the same order, and what a plain search finds. */
function expectAsPlain(board: Board, start: Location, options: MoveOptions): void {
  const rules = rulesOf(options);
  const found = findPlacements(board, start, options);
  expect(found).toEqual(twinPlacements(board, start, options));
  expect(keys(found, rules)).toEqual(keys(plainPlacements(board, start, rules), rules));
}

describe('findPlacements', () => {
  it.each([
    ['I', 17],
    ['O', 9],
    ['S', 17],
    ['Z', 17],
    ['J', 34],
    ['L', 34],
    ['T', 34],
  ] as const)('finds every hard drop of %s on an empty board: %i', (piece, count) => {
    const board = emptyBoard();
    expect(findPlacements(board, spawnAt(piece, 10, 19), { reach: 'drops' })).toHaveLength(count);
  });

  it.each(ruleSets)('finds on random boards what a plain search finds: %o', (options) => {
    const random = randomNumbers(7);
    for (let round = 0; round < 40; round++) {
      const board = randomBoard(random);
      for (const piece of pieces)
        expectAsPlain(board, spawnUnder(options.kicks ?? 'srs', piece, 10, 19), options);
    }
  });

  it.each(ruleSets)('does so from any place and orientation, inside the stack too: %o', (options) => {
    const random = randomNumbers(11);
    let compared = 0;
    for (let round = 0; round < 400; round++) {
      const board = randomBoard(random);
      const start: Location = {
        type: pieces[Math.floor(random() * 7)]!,
        orientation: orientations[Math.floor(random() * 4)]!,
        x: Math.floor(random() * 10),
        y: Math.floor(random() * 23),
      };
      if (!areEmpty(board, cellsOf(start))) continue;
      expectAsPlain(board, start, options);
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });

  it.each(cellsAt('4,20 5,18 6,16 8,24 11,26 12,22 13,20 16,20'))(
    'does so on boards of %i columns and %i rows',
    (columns, rows) => {
      const random = randomNumbers(columns * rows);
      for (let round = 0; round < 10; round++) {
        const board = randomBoard(random, columns, rows);
        for (const piece of pieces)
          for (const reach of ['drops', 'slides', '20g'] as const)
            expectAsPlain(board, spawnAt(piece, columns, rows - 1), { reach });
      }
    },
  );

  it('sees J and L, S and Z in a mirror', () => {
    const random = randomNumbers(3);
    const partner: Partial<Record<Piece, Piece>> = { J: 'L', S: 'Z', T: 'T', O: 'O' };
    for (let round = 0; round < 40; round++) {
      const board = randomBoard(random, 11);
      for (const [piece, other] of Object.entries(partner) as [Piece, Piece][]) {
        const shift = piece === 'O' ? -1 : 0;
        const there = findPlacements(board, spawnAt(piece, 11, 18));
        const start = { ...spawnAt(other, 11, 18), x: 5 + shift };
        const back = findPlacements(mirrored(board), start);
        expect(there).toHaveLength(back.length);
      }
    }
  });

  it.each(fixture.boards)('agrees with published counts on the board $name', ({ rows, counts }) => {
    const board = parseBoard(rows, 20);
    for (const { reach, kicks, spins, spawn, placements } of counts)
      for (const [piece, count] of Object.entries(placements)) {
        const start = spawnAt(piece as Piece, 10, spawn);
        const options = { reach, kicks, spins } as MoveOptions;
        for (const find of [findPlacements, twinPlacements])
          expect([piece, find(board, start, options).length]).toEqual([piece, count]);
      }
  });

  it('finds nothing if the piece does not fit at its start', () => {
    const board = parseBoard(Array.from({ length: 20 }, () => 'XXXXXXXXX.'));
    expect(findPlacements(board, spawnAt('T', 10, 19))).toEqual([]);
  });
});

describe('findSpawn', () => {
  it('goes up if blocks are in the way, and gives up two rows above the board', () => {
    const open = emptyBoard();
    expect(findSpawn(open, 'T')).toMatchObject({ x: 4, y: 19 });
    open.masks[19] = 0b10000;
    expect(findSpawn(open, 'T')).toMatchObject({ x: 4, y: 20 });
    open.masks[20] = 0b10000;
    open.masks[21] = 0b10000;
    expect(findSpawn(open, 'T')).toBeNull();
  });
});
