import { expect, it } from 'vitest';
import { makePosition } from '../../../engine/tetris/position.ts';
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { spawnAt } from '../../../engine/tetris/rules/pieces.ts';

const board = emptyBoard();

it('is the start of a game by default', () => {
  const rest = { hold: null, canHold: false, combo: 0, backToBack: false, incoming: 0 };
  expect(makePosition({ board, queue: ['T'] })).toStrictEqual({
    game: 'tetris',
    board,
    queue: ['T'],
    ...rest,
  });
});

it('lets a held piece be used by default', () => {
  expect(makePosition({ board, queue: ['T'], hold: 'I' }).canHold).toBe(true);
  expect(makePosition({ board, queue: ['T'], hold: 'I', canHold: false }).canHold).toBe(false);
});

it('has a bag and a place of the falling piece only if they are known', () => {
  const active = spawnAt('T', 10, 18);
  expect(makePosition({ board, queue: ['T'], bag: ['I'], active })).toMatchObject({ bag: ['I'], active });
  const unknown = makePosition({ board, queue: ['T'], bag: null, active: null });
  expect([Object.hasOwn(unknown, 'bag'), Object.hasOwn(unknown, 'active')]).toEqual([false, false]);
});
