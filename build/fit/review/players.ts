import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import { findOptions, type Option } from '../../../engine/tetris/advice/options.ts';
import { cellsKey } from '../../../engine/tetris/moves/keyWalk.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { newGame, press, stateOf } from '../../../engine/tetris/rules/play.ts';
import type { TetrisState } from '../../../engine/tetris/types.ts';
import { TurnFollower } from '../../../engine/review/following/TurnFollower.ts';
import type { RecordedGame, Turn } from '../../../engine/review/record.ts';

/** `placed`: pieces before this one. */
export type Chooser = (
  options: readonly Option[],
  state: TetrisState,
  random: () => number,
  placed: number,
) => Option;

/** The suggested place of the piece; the first place if it isn't one of these. */
const suggested =
  (evaluator: string): Chooser =>
  (options, state) => {
    const [best] = suggest(state, { evaluator, count: 1 }).candidates;
    const isBest = ({ cells, choice }: Option) =>
      best && choice.useHold === best.useHold && cellsKey(cells) === cellsKey(best.cells);
    return options.find(isBest) ?? options[0]!;
  };

/** From the worst to the best: one that does not look ahead, the thesis's controller, a strong one, and the engine itself. */
export const players = {
  random: (options, _state, random) => options[Math.floor(random() * options.length)]!,
  thesis: suggested('thesis-2021'),
  strong: suggested('dellacherie'),
  engine: suggested('okiba'),
} as const satisfies Record<string, Chooser>;
export type PlayerName = keyof typeof players;
export const playerNames = Object.keys(players) as PlayerName[];

/** A game by one of them. */
export function recordGame(player: PlayerName, seed: number, pieces: number): RecordedGame {
  return recordBy(players[player], player, seed, pieces);
}

/** A game, recorded as a watched one is; the same seed plays the same game. */
export function recordBy(choose: Chooser, title: string, seed: number, pieces: number): RecordedGame {
  const follower = new TurnFollower();
  const random = randomStream(~seed);
  const turns: Turn[] = [];
  let game = newGame(seed);
  while (turns.length < pieces) {
    const state = stateOf(game);
    if (!state) break;
    const turn = follower.follow(state, 1000 * game.locked);
    if (turn) turns.push(turn);
    const options = findOptions(state, { skill: 'drops', useHold: true });
    if (options.length === 0) break;
    for (const key of choose(options, state, random, game.locked).inputs) game = press(game, key);
  }
  return { header: headerOf(title), turns };
}

const headerOf = (title: string): RecordedGame['header'] => ({
  kind: 'game',
  game: 'tetris',
  origin: 'practice',
  title,
  startedAt: 0,
  columns: 10,
  rows: 20,
});
