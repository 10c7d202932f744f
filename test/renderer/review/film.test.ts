import { expect, it } from 'vitest';
import { recordGame } from '../../../build/fit/review/players.ts';
import { recordPuyoGame } from '../../../build/fit/review/puyoPlayers.ts';
import { filmOfGame } from '../../../renderer/review/film.ts';

it('a game of pieces is a GIF with a picture for each', () => {
  const game = recordGame('random', 3, 6);
  const film = filmOfGame(game)!;
  expect(new TextDecoder().decode(film.bytes.slice(0, 6))).toBe('GIF89a');
  expect(film).toMatchObject({ width: 220, height: 420, pictures: game.turns.length });
});

it('a game of pairs has one more for each step of a chain', () => {
  const game = recordPuyoGame('random', 3, 30);
  const popped = game.turns.some((turn) => turn.kind === 'pair' && turn.cells.length > 0);
  const film = filmOfGame(game)!;
  expect(popped).toBe(true);
  expect(film).toMatchObject({ width: 140, height: 260 });
  expect(film.pictures).toBeGreaterThanOrEqual(game.turns.length);
  expect(filmOfGame({ ...game, turns: [] })).toBeNull();
});
