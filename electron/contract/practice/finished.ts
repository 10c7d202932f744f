/** Games of our own that have ended, and which of them are the best. */
import type { GameKind } from '../../../vision/types.ts';
import { modeOf, type ModeName } from './modes.ts';

/** reached: the goal; time: it was up; over: no piece fitted in. */
export const outcomes = ['reached', 'time', 'over'] as const;
export type Outcome = (typeof outcomes)[number];

export interface FinishedGame {
  readonly game: GameKind;
  readonly mode: ModeName;
  /** The chain that was to be built; 0 where that was not the goal. */
  readonly chain: number;
  /** How strong the other player was; 0 where there was none. */
  readonly bot: number;
  readonly outcome: Outcome;
  /** Hints were shown at its end. */
  readonly helped: boolean;
  readonly score: number;
  /** Rows of Tetris, or the steps of the longest chain. */
  readonly cleared: number;
  /** Pieces or pairs. */
  readonly placed: number;
  /** Without pauses. */
  readonly milliseconds: number;
  /** Milliseconds at every tenth row of a race; absent elsewhere. */
  readonly splits?: readonly number[];
  /** Of Tetris: keys beyond the fewest, and all keys of its pieces, hold and drop aside; absent in what was kept before. */
  readonly faults?: number;
  readonly keys?: number;
}

/** What distinguishes kinds of games. */
export type Kind = Pick<FinishedGame, 'game' | 'mode' | 'chain' | 'bot' | 'helped'>;

/** What is compared with what: with and without hints apart. */
export function kindOf({ game, mode, chain, bot, helped }: Kind): string {
  return [game, mode, chain, bot, helped ? 'helped' : 'alone'].join(' ');
}

/** Whether `one` beats `other`, a game of the same kind. Games that are soonest count only where they reach their goal. */
export function beats(one: FinishedGame, other: FinishedGame | undefined): boolean {
  const { ranks } = modeOf(one.mode, one.chain);
  if (ranks === null || (ranks === 'soonest' && one.outcome !== 'reached')) return false;
  if (!other) return true;
  if (ranks === 'score') return one.score > other.score;
  return ranks === 'longest' ? one.milliseconds > other.milliseconds : one.milliseconds < other.milliseconds;
}

/** The best game of each kind, by `kindOf`. */
export function bestsAmong<One extends FinishedGame>(games: readonly One[]): Map<string, One> {
  const bests = new Map<string, One>();
  for (const game of games) if (beats(game, bests.get(kindOf(game)))) bests.set(kindOf(game), game);
  return bests;
}
