import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../../engine/tetris/board.ts';
import { type KickRules } from '../../../engine/tetris/kicks.ts';
import { perft } from '../../../engine/tetris/perft.ts';
import { type Piece } from '../../../engine/tetris/types.ts';
import fixture from '../../fixtures/perft.json' with { type: 'json' };

const piecesOf = (queue: string) => [...queue] as Piece[];

describe('perft', () => {
  it.each(fixture.sequences)(
    'counts $queue under $kicks, spins $spins, spawn $spawn as published',
    ({ queue, kicks, spins, spawn, counts }) => {
      const options = { kicks: kicks as KickRules, spins, spawn };
      expect(perft(emptyBoard(), piecesOf(queue), options)).toEqual(counts);
    },
    120_000,
  );

  it('counts straight drops as a product while the stack is far from the spawn', () => {
    const { queue, counts } = fixture.drops;
    expect(perft(emptyBoard(10, 26), piecesOf(queue), { reach: 'drops' })).toEqual(counts);
  });

  it('has no moves where the spawn is blocked', () => {
    const board = emptyBoard();
    board.masks[19] = 0b1111111;
    expect(perft(board, ['T', 'I'])).toEqual([0, 0]);
  });
});
