import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../../../engine/tetris/rules/board.ts';
import { type PerftOptions, perft, twinPerft } from '../../../../engine/tetris/moves/perft.ts';
import { kickNames } from '../../../../engine/tetris/rules/kicks.ts';
import { type Piece } from '../../../../engine/tetris/types.ts';
import fixture from '../../../fixtures/perft.json' with { type: 'json' };
import { randomBoard, randomNumbers } from '../randomBoards.ts';

const piecesOf = (queue: string, depth: number) => [...queue.slice(0, depth)] as Piece[];

describe.each([
  ['perft', perft, 5],
  ['twinPerft', twinPerft, 4],
] as const)('%s', (_, count, deepest) => {
  it.each(fixture.sequences)(
    'counts $queue by $reach under $kicks, spins $spins, $distinct, spawn $spawn as published',
    ({ queue, counts, ...rules }) => {
      const depth = Math.min(deepest, counts.length);
      const options = rules as PerftOptions;
      expect(count(emptyBoard(), piecesOf(queue, depth), options)).toEqual(counts.slice(0, depth));
    },
    60_000,
  );

  it('counts hard drops as a product while the stack is far from the spawn', () => {
    const { queue, counts } = fixture.drops;
    const depth = Math.min(deepest, counts.length);
    expect(count(emptyBoard(10, 26), piecesOf(queue, depth), { reach: 'drops' })).toEqual(
      counts.slice(0, depth),
    );
  });

  it('has no moves if the spawn is blocked', () => {
    const board = emptyBoard();
    board.masks[19] = 0b1111111;
    expect(count(board, ['T', 'I'])).toEqual([0, 0]);
  });

  it('counts nothing for an empty queue', () => {
    expect(count(emptyBoard(), [])).toEqual([]);
  });
});

describe('perft', () => {
  it('agrees with its twin from random stacks, cleared rows and blocked spawns among them', () => {
    const random = randomNumbers(23);
    for (let round = 0; round < 40; round++) {
      const board = randomBoard(random, 10, 20);
      const spawn = Math.floor(random() * 20);
      const others = kickNames.slice(1).map((kicks) => ({ kicks, spawn: 19 }));
      for (const options of [{ spawn }, { spins: true }, { kicks: 'nes' as const, spawn }, ...others])
        for (const queue of ['TSO', 'LIT', 'ZJ'])
          expect(perft(board, piecesOf(queue, 3), options)).toEqual(
            twinPerft(board, piecesOf(queue, 3), options),
          );
    }
  });
});
