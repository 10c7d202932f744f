/** A recorded game with what the engine thinks of every move, and what stands out in it. */
import { accuracyOf, ratings, type Rating } from './rating.ts';
import type { RecordedGame } from './record.ts';
import { judgePair, type JudgedPuyo } from './puyo/judgePair.ts';
import type { PuyoMistakeKind } from './puyo/puyoMistakes.ts';
import { puyoScale } from './puyo/puyoScale.ts';
import { judgeTetris, type JudgedTetris } from './tetris/judgeTurn.ts';
import type { MistakeKind } from './tetris/mistakes.ts';
import type { Piece } from '../tetris/types.ts';
import { tetrisScale } from './tetris/scale.ts';

export type JudgedTurn = JudgedTetris | JudgedPuyo;

/** How often one kind of mistake was made: in Tetris with one piece; null in Puyo, whose pairs differ in colours alone. */
export interface Habit {
  kind: MistakeKind | PuyoMistakeKind;
  piece: Piece | null;
  times: number;
}

/** What there is to say of a game as a whole. */
export interface GameSummary {
  /** 0..100; null where nothing was placed. */
  accuracy: number | null;
  /** Moves of each rating. */
  counts: Record<Rating, number>;
  /** The three turns that cost most, the costliest first; fewer where fewer are mistakes. */
  costliest: number[];
  /** The most frequent first. */
  habits: Habit[];
}

/** Changes with what ratings mean: what was kept of others is worked out anew. */
export const reviewVersion = 3;

const mostCostly = 3;
const scales = { tetris: tetrisScale, puyo: puyoScale };

/** The judged turns, one after the other. Throws PositionError where what is recorded can't be. */
export function* reviewTurns({ header, turns }: RecordedGame): Generator<JudgedTurn> {
  for (const turn of turns) yield turn.kind === 'piece' ? judgeTetris(turn, header) : judgePair(turn);
}

/** `judged`: one for each turn of the game. */
export function summarise({ header, turns }: RecordedGame, judged: readonly JudgedTurn[]): GameSummary {
  const counts = Object.fromEntries(ratings.map((rating) => [rating, 0])) as Record<Rating, number>;
  for (const { rating } of judged) counts[rating]++;
  return {
    accuracy: accuracyOf(
      judged.map(({ loss }) => loss),
      scales[header.game],
    ),
    counts,
    costliest: costliestOf(judged),
    habits: habitsOf(turns, judged),
  };
}

function costliestOf(judged: readonly JudgedTurn[]): number[] {
  return judged
    .map(({ loss, rating }, at) => ({ loss, rating, at }))
    .filter(({ rating }) => rating !== 'best' && rating !== 'good')
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
    .slice(0, mostCostly)
    .map(({ at }) => at);
}

/** By the first fault of each move, which says most. */
function habitsOf(turns: RecordedGame['turns'], judged: readonly JudgedTurn[]): Habit[] {
  const habits = new Map<string, Habit>();
  for (const [at, { mistakes }] of judged.entries()) {
    const turn = turns[at];
    const [first] = mistakes;
    if (!first || !turn) continue;
    const piece = turn.kind === 'piece' ? turn.placed.type : null;
    const key = `${first.kind} ${piece}`;
    const habit = habits.get(key) ?? { kind: first.kind, piece, times: 0 };
    habits.set(key, { ...habit, times: habit.times + 1 });
  }
  return [...habits.values()].sort((a, b) => b.times - a.times);
}
