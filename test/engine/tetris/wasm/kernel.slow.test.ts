import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyBoard } from '../../../../engine/tetris/rules/board.ts';
import { type MoveOptions, findPlacements, twinPlacements } from '../../../../engine/tetris/moves/movegen.ts';
import { kickNames, spawnUnder } from '../../../../engine/tetris/rules/kicks.ts';
import { spawnAt } from '../../../../engine/tetris/rules/pieces.ts';
import { orientations, pieces } from '../../../../engine/tetris/types.ts';
import { kernelFor } from '../../../../engine/tetris/wasm/kernel.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';
import { cellsAt } from '../../../cellsAt.ts';

const ruleSets = (['slides', 'drops', '20g'] as const).flatMap((reach) =>
  kickNames.flatMap((kicks) =>
    (['cells', 'locations'] as const).flatMap((distinct) =>
      [false, true].map((spins): MoveOptions => ({ reach, kicks, distinct, spins })),
    ),
  ),
);

describe('kernel', () => {
  it('works here', () => {
    expect(kernelFor(10)).not.toBeNull();
  });

  it.each(ruleSets)('finds the same as its twin on many boards from any start: %o', (options) => {
    const random = randomNumbers(99);
    let found = 0;
    for (let round = 0; round < 700; round++) {
      const board = randomBoard(random, round % 2 === 0 ? 10 : 4 + Math.floor(random() * 9));
      const type = pieces[round % 7]!;
      const anywhere = {
        type,
        orientation: orientations[Math.floor(random() * 4)]!,
        x: Math.floor(random() * board.columns),
        y: Math.floor(random() * 32),
      };
      const spawn = spawnUnder(options.kicks!, type, board.columns, 19);
      for (const start of [spawn, anywhere]) {
        const placements = findPlacements(board, start, options);
        expect(placements).toEqual(twinPlacements(board, start, options));
        found += placements.length;
      }
    }
    expect(found).toBeGreaterThan(5000);
  });

  it.each(cellsAt('-1,5 10,5 3,-1 3,32'))(
    'finds nothing from a start outside the board: x %i, y %i',
    (x, y) => {
      expect(findPlacements(emptyBoard(), { type: 'T', orientation: 'north', x, y })).toEqual([]);
    },
  );

  it('leaves boards that are too wide to the twin', () => {
    expect(kernelFor(12)).not.toBeNull();
    expect(kernelFor(13)).toBeNull();
  });
});

describe('without WebAssembly', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ['missing', undefined],
    ['forbidden', { Module: () => expect.fail('not allowed') }],
  ])('the twin answers if it is %s', async (_, stub) => {
    const board = emptyBoard();
    const expected = findPlacements(board, spawnAt('T', 10, 19));
    vi.resetModules();
    vi.stubGlobal('WebAssembly', stub);
    const fresh = await import('../../../../engine/tetris/moves/movegen.ts');
    const { kernelFor: freshKernelFor } = await import('../../../../engine/tetris/wasm/kernel.ts');
    expect(freshKernelFor(10)).toBeNull();
    expect(fresh.findPlacements(board, spawnAt('T', 10, 19))).toEqual(expected);
  });
});
