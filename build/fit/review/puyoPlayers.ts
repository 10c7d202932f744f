import { puyoTurn } from '../../../engine/review/following/turn.ts';
import type { RecordedGame, Turn } from '../../../engine/review/record.ts';
import { findOptions, type Option } from '../../../engine/puyo/options.ts';
import { playerOf, skills } from '../../../test/bench/puyo/thesis/players.ts';
import { followHints, type Player } from '../../../engine/puyo/playing/simulate.ts';
import { randomFrom } from '../../../engine/puyo/random.ts';
import { emptyField } from '../../../engine/puyo/rules/field.ts';
import { pairsOf } from '../../../engine/puyo/rules/pairs.ts';
import type { PuyoState } from '../../../engine/puyo/types.ts';

/** From the worst to the best: one that does not look ahead, one that joins colours, a rule of thumb, and the engine. */
export const puyoPlayers = {
  random: () => () => null,
  novice: (seed) => playerOf(skills[1]!, seed),
  potential: () => followHints({ evaluator: 'potential' }),
  engine: () => followHints({ evaluator: 'okiba' }),
} as const satisfies Record<string, (seed: number) => Player>;
export type PuyoPlayerName = keyof typeof puyoPlayers;
export const puyoPlayerNames = Object.keys(puyoPlayers) as PuyoPlayerName[];

/** Like a modern game: four colours, two pairs ahead. */
const [colours, previews] = [4, 2];

/** A game by one of them. */
export function recordPuyoGame(player: PuyoPlayerName, seed: number, pairs: number): RecordedGame {
  return recordPuyoBy(puyoPlayers[player](seed), player, seed, pairs);
}

/** `placed`: pairs before this one. */
export type PuyoChooser = (state: PuyoState, placed: number) => ReturnType<Player>;

/** A game of at most this many pairs; the same seed deals the same ones. If nothing is chosen, a pair goes anywhere. */
export function recordPuyoBy(choose: PuyoChooser, title: string, seed: number, pairs: number): RecordedGame {
  const pairAt = pairsOf('esports', seed, colours);
  const random = randomFrom(~seed);
  const turns: Turn[] = [];
  let [field, allClear] = [emptyField(), false];
  while (turns.length < pairs) {
    const seen = Array.from({ length: 1 + previews }, (_, next) => pairAt(turns.length + next));
    const state: PuyoState = { game: 'puyo', field, pairs: seen, allClear, incoming: 0, score: null };
    const options = findOptions(state);
    const wanted = choose(state, turns.length);
    const option = options.find((one) => isAt(one, wanted)) ?? options[Math.floor(random() * options.length)];
    if (!option) break;
    turns.push(puyoTurn(state, option.placement, 1000 * turns.length, null));
    field = option.chain.after;
    if (option.result.chains > 0) allClear = option.result.allClear;
  }
  return { header: headerOf(title), turns };
}

const isAt = ({ placement }: Option, wanted: ReturnType<Player>): boolean =>
  placement.column === wanted?.column && placement.direction === wanted.direction;

const headerOf = (title: string): RecordedGame['header'] => ({
  kind: 'game',
  game: 'puyo',
  origin: 'practice',
  title,
  startedAt: 0,
  columns: 6,
  rows: 12,
});
