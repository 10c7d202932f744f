import { expect, it } from 'vitest';
import {
  layoutOf,
  stripHeight,
  type GameSize,
} from '../../../../../renderer/practice/view/layout/gameLayout.ts';

const tetris: GameSize = { columns: 10, rows: 20, side: 4, least: 8 };
const puyo: GameSize = { columns: 6, rows: 12, side: 1.5, least: 12 };

it.each([
  ['the usual window', { width: 640, height: 640 }, tetris, { cell: 29, isTall: false }],
  ['the smallest window', { width: 420, height: 420 }, tetris, { cell: 17, isTall: false }],
  ['a phone', { width: 390, height: 628 }, tetris, { cell: 23, isTall: true }],
  ['a phone lying down', { width: 844, height: 230 }, tetris, { cell: 8, isTall: false }],
  ['a phone, Puyo', { width: 390, height: 628 }, puyo, { cell: 39, isTall: true }],
])('%s', (_, room, game, layout) => expect(layoutOf(room, game)).toEqual(layout));

it('leaves no part of a game outside a tall room', () => {
  for (let width = 320; width < 480; width += 20)
    for (const game of [tetris, puyo]) {
      const room = { width, height: 660 };
      const { cell } = layoutOf(room, game);
      expect(cell * (game.columns + game.side) + 8 + 16).toBeLessThanOrEqual(room.width);
      expect(cell * game.rows + 8 + stripHeight).toBeLessThanOrEqual(room.height);
    }
});
