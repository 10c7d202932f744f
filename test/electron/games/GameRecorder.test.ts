import { beforeEach, expect, it } from 'vitest';
import { GameRecorder } from '../../../electron/games/GameRecorder.ts';
import type { GameHeader, Turn } from '../../../engine/review/record.ts';
import { newGame, press, stateOf, type Game } from '../../../engine/tetris/rules/play.ts';
import { sight } from '../sightings.ts';

interface Kept {
  header: GameHeader;
  turns: Turn[];
}

const blocks = { title: 'Blocks', isOwn: false };
let kept: Kept[];
let recorder: GameRecorder;
beforeEach(() => {
  kept = [];
  recorder = new GameRecorder({
    begin(header) {
      const game: Kept = { header, turns: [] };
      kept.push(game);
      return { add: (turn: Turn) => game.turns.push(turn) } as never;
    },
  });
});

/** The first `count` positions of a game whose pieces all fall straight down. */
function positions(count: number): Game[] {
  const games = [newGame(3)];
  while (games.length < count) games.push(press(games.at(-1)!, 'hardDrop'));
  return games;
}

const watch = (games: readonly Game[], from = 1, source = blocks): void => {
  for (const [at, game] of games.entries())
    recorder.record(sight(from + at, from + at, stateOf(game)), source);
};

it('keeps what is watched: one turn fewer than positions', () => {
  watch(positions(5));
  expect(kept).toHaveLength(1);
  expect(kept[0]!.header).toMatchObject({ title: 'Blocks', origin: 'watched', columns: 10, rows: 20 });
  expect(kept[0]!.turns.map(({ at }) => at)).toEqual([20, 40, 60, 80]);
});

it('begins another game after the end of one, in another window, and once a lost game is found again', () => {
  const games = positions(3);
  watch(games);
  recorder.record({ ...sight(9, 9, null), events: [{ kind: 'gameOver' }] }, blocks);
  watch(games, 10);
  watch(games, 20, { title: 'Other', isOwn: false });
  recorder.lose();
  watch(games, 30, { title: 'Other', isOwn: false });
  expect(kept.map(({ header, turns }) => [header.title, turns.length])).toEqual([
    ['Blocks', 2],
    ['Blocks', 2],
    ['Other', 2],
    ['Other', 2],
  ]);
});

it('records the practice game from the practice window alone', () => {
  const games = positions(4);
  watch(games, 1, { title: 'Okiba practice', isOwn: true });
  for (const [at, game] of games.entries()) recorder.practise(stateOf(game), 'Okiba practice', at);
  expect(kept.map(({ header, turns }) => [header.origin, turns.length])).toEqual([['practice', 3]]);
});

it('keeps nothing while it is switched off', () => {
  recorder.configure({ recordsGames: false });
  watch(positions(4));
  expect(kept).toEqual([]);
});
