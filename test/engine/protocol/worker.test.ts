import { describe, expect, it } from 'vitest';
import { answer } from '../../../engine/protocol/worker.ts';
import { emptyBoard } from '../../../engine/tetris/board.ts';
import { type TetrisState } from '../../../engine/tetris/types.ts';

const state: TetrisState = {
  game: 'tetris',
  board: emptyBoard(),
  queue: ['T', 'I'],
  hold: null,
  canHold: false,
  combo: 0,
  backToBack: false,
  incoming: 0,
};

describe('the worker', () => {
  it('answers a question under its number, in a form that can be sent', () => {
    const answered = answer({ id: 4, state: structuredClone(state), options: { for: 9, count: 2 } });
    expect(answered).toMatchObject({ id: 4, suggestion: { for: 9 } });
    expect(structuredClone(answered)).toEqual(answered);
  });

  it('answers with one line where the position can not be judged', () => {
    const answered = answer({ id: 5, state: { ...state, queue: [] } });
    expect(answered).toEqual({ id: 5, error: 'the queue is empty; it begins with the falling piece' });
  });
});
