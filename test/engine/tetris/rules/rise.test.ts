import { describe, expect, it } from 'vitest';
import { makeText, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { newGame, raise } from '../../../../engine/tetris/rules/play.ts';
import { rise } from '../../../../engine/tetris/rules/rise.ts';

describe('garbage from below', () => {
  it('lifts the stack and comes in with its gaps, the first row uppermost', () => {
    const risen = rise(parseBoard(['....', '....', '....', 'X..X']), [1, 3]);
    expect(makeText(risen!)).toEqual(['....', 'X..X', 'X.XX', 'XXX.']);
  });

  it('comes in as long as nothing is pushed out', () => {
    const board = parseBoard(['....', 'X...', 'XX..']);
    expect(makeText(rise(board, [0])!)).toEqual(['X...', 'XX..', '.XXX']);
    expect(rise(board, [0, 0])).toBeNull();
  });
});

describe('a raised game', () => {
  const game = newGame(3);

  it('begins its piece anew, above the raised stack', () => {
    const raised = raise(game, [4, 4, 5]);
    expect(makeText(raised.board).slice(-3)).toEqual(['XXXX.XXXXX', 'XXXX.XXXXX', 'XXXXX.XXXX']);
    expect(raised).toMatchObject({ over: false, active: { type: game.active!.type } });
    expect(raised.next).toEqual(game.next);
  });

  it('is over when the top is reached', () => {
    const full = raise(
      game,
      Array.from({ length: 19 }, () => 0),
    );
    expect(full.over).toBe(false);
    expect(raise(full, [0, 0])).toMatchObject({ over: true, active: null });
  });

  it('is the same without garbage', () => {
    expect(raise(game, [])).toBe(game);
  });
});
