import { expect, it } from 'vitest';
import { TurnFollower } from '../../../../engine/review/following/TurnFollower.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { newGame, press, stateOf } from '../../../../engine/tetris/rules/play.ts';
import { randomStream } from '../../../../engine/tetris/random.ts';
import { type Input, type Piece, type TetrisState, inputs } from '../../../../engine/tetris/types.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';
import { cellsAt } from '../../../cellsAt.ts';

const stateWith = (rows: string[], queue: Piece[], hold: Piece | null = null): TetrisState =>
  makePosition({ board: parseBoard(rows, 20), queue, hold, canHold: true });

it('finds where every piece of a game went, for any keys', () => {
  const random = randomStream(5);
  const follower = new TurnFollower();
  let game = newGame(11);
  let [locked, told] = [0, 0];
  follower.follow(stateOf(game)!, 0);
  for (let step = 0; step < 4000 && !game.over; step++) {
    const key: Input = inputs[Math.floor(random() * inputs.length)]!;
    const dropped = key === 'hardDrop' ? game : null;
    game = press(game, key);
    const state = stateOf(game);
    const turn = state && follower.follow(state, step);
    if (game.locked > locked && state) {
      expect(turn?.kind === 'piece' && turn.placed.type).toBe(dropped!.active!.type);
      told++;
    } else expect(turn).toBeNull();
    locked = game.locked;
  }
  expect(told).toBeGreaterThan(8);
});

it('knows the piece that hold brought in, and keeps the one that came as the falling one', () => {
  const follower = new TurnFollower();
  follower.follow(stateWith(['..........'], ['T', 'I'], 'O'), 0);
  follower.follow({ ...stateWith(['..........'], ['O', 'I'], 'T'), canHold: false }, 5);
  const turn = follower.follow(stateWith(['OO........', 'OO........'], ['I', 'S'], 'T'), 9);
  expect(turn).toMatchObject({ at: 9, cells: [], queue: ['T', 'I'], hold: 'O', placed: { type: 'O', x: 0 } });
});

it('sees through rows that are cleared and garbage that comes up', () => {
  const follower = new TurnFollower();
  follower.follow(stateWith(['XXXXXX....', 'XXXXXX.XXX'], ['I']), 0);
  const turn = follower.follow(stateWith(['XXXXXX.XXX', 'GGGG.GGGGG'], ['T']), 1);
  expect(turn?.kind === 'piece' && cellsOf(turn.placed)).toEqual(cellsAt('6,1 7,1 8,1 9,1'));
});

it('skips what no single piece explains, and continues after it', () => {
  const follower = new TurnFollower();
  follower.follow(stateWith(['..........'], ['I', 'O']), 0);
  expect(follower.follow(stateWith(['X.X.X.X.X.'], ['O', 'T']), 1)).toBeNull();
  const turn = follower.follow(stateWith(['........XX', 'X.X.X.X.XX', 'X.X.X.X.X.'], ['T']), 2);
  expect(turn).toBeNull();
  expect(
    follower.follow(
      stateWith(['.........X', '........XX', '........XX', 'X.X.X.X.XX', 'X.X.X.X.X.'], ['S']),
      3,
    ),
  ).toBeNull();
});

it('keeps the hint that was shown for the piece, and no other', () => {
  const follower = new TurnFollower();
  const place = { type: 'O', orientation: 'north', x: 4, y: 0 } as const;
  const first = stateWith(['..........'], ['O', 'I']);
  const second = stateWith(['OO........', 'OO........'], ['I', 'T']);
  follower.follow(first, 0);
  follower.hint(first, place);
  expect(follower.follow(second, 1)).toMatchObject({ hint: place });
  follower.hint(first, place);
  expect(follower.follow(stateWith(['OO........', 'OOIIII....'], ['T']), 2)).toMatchObject({ hint: null });
});

const puyo = (rows: string[], pair: 'RG' | 'RR' = 'RG'): PuyoState => ({
  game: 'puyo',
  field: parseField(rows).field,
  pairs: [{ axis: 'R', child: pair === 'RG' ? 'G' : 'R' }],
  allClear: false,
  incoming: 0,
  score: null,
});

it('finds where a pair of Puyo came down, through its chain and the garbage after it', () => {
  const follower = new TurnFollower();
  follower.follow(puyo(['RR....'], 'RR'), 0);
  const fired = follower.follow(puyo(['....OO']), 4);
  expect(fired).toMatchObject({ kind: 'pair', cells: ['RR....'], pairs: ['RR'] });
  const turn = follower.follow(puyo(['..R...', '..G.OO']), 7);
  expect(turn).toMatchObject({ placed: { column: 3, direction: 'down' }, cells: ['....OO'] });
});
