import { expect, it } from 'vitest';
import { paceFigures, paceOf } from '../../../../renderer/practice/tetris/pace.ts';
import { lockPiece, startRound } from '../../../../renderer/practice/tetris/round.ts';
import { en } from '../../../../electron/contract/words/messages.en.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';

it('counts pieces a second, and none in the first second', () => {
  expect(paceOf(30, 20_000)).toBe('1.50');
  expect(paceOf(3, 900)).toBe('0.00');
});

it('reports pieces a second and the attack of all clears in a minute', () => {
  const round = startRound(1, 0);
  const four = Array<string>(4).fill('XXXXXXXXX.');
  const location = { type: 'I', orientation: 'east', x: 9, y: 2 } as const;
  const ready = {
    ...round,
    game: { ...round.game, board: parseBoard(['X.........', ...four], 20), active: location },
  };
  const rows = [...Array<string>(15).fill('..........'), 'X.........', ...four];
  const sent = lockPiece({ ...ready, rows }, () => 1);
  expect(sent.attack).toBe(4);
  expect(lockPiece(sent, () => 1).attack).toBe(4);
  expect(paceFigures({ ...sent, elapsed: 30_000 }, en.practice)).toEqual([
    ['Pieces a second', '0.03'],
    ['Attack a minute', '8.0'],
  ]);
});
