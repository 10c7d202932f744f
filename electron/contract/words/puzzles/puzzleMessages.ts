/** What the product says of puzzles. */
import type { VerdictKind, VerdictReason } from '../../../../engine/puzzle/judging/verdict.ts';
import type { AnswerCount, Category, GoalKind } from '../../../../engine/puzzle/types.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';

type ReasonOf<Kind extends VerdictReason['kind']> = Extract<VerdictReason, { kind: Kind }>;

export interface PuzzleMessages {
  category: Record<Category, string>;
  goal: Record<GoalKind, string>;
  /** What is asked: these pieces, in this order, for this goal. */
  task: (pieces: readonly Piece[], goal: string) => string;
  answers: Record<AnswerCount, (count: number) => string>;
  needsSlides: string;
  rating: (interest: string, difficulty: string) => string;
  /** Said wherever the prior is shown: nobody's ratings are behind it. */
  prior: string;
  /** Said where the interest was learned from the player's own likes. */
  learned: string;
  verdict: Record<VerdictKind, string>;
  reason: { [Kind in VerdictReason['kind']]: (reason: ReasonOf<Kind>) => string };
  /** Which placement decided it, counted from 1. */
  decidedBy: (placement: number) => string;
}

/** Why a verdict is as it is, in one sentence. */
export function reasonWords(reason: VerdictReason, messages: PuzzleMessages): string {
  const say = messages.reason[reason.kind] as (reason: VerdictReason) => string;
  return say(reason);
}
