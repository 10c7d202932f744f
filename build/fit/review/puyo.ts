/**
 * What losses mean in Puyo: a best move loses no more than the engine itself, which looks farther than the review, in four of
 * five moves, a good one than in nine of ten; an inaccuracy no more than half of the moves by a rule of thumb, a mistake
 * than half of random moves.
 */
import { reviewTurns, type JudgedTurn } from '../../../engine/review/review.ts';
import { printLosses, quantile, rounded, writeScale } from './losses.ts';
import { puyoPlayerNames, recordPuyoGame, type PuyoPlayerName } from './puyoPlayers.ts';

const pairs = 60;

export function fitPuyo(games: number): void {
  const losses = {} as Record<PuyoPlayerName, number[]>;
  const longest: number[] = [];
  for (const player of puyoPlayerNames) {
    losses[player] = [];
    for (let seed = 1; seed <= games; seed++) {
      const judged = [...reviewTurns(recordPuyoGame(player, seed, pairs))];
      losses[player].push(...judged.map(({ loss }) => loss));
      if (player === 'engine') longest.push(Math.max(...judged.map(stepsOf)));
    }
    printLosses(player, losses[player]);
  }
  writeScale('puyo/puyoScale.ts', scaleFile(losses, longest));
}

/** Of the chain that was fired. */
function stepsOf({ facts }: JudgedTurn): number {
  return Math.max(0, ...facts.map((fact) => (fact.kind === 'fires' ? fact.steps : 0)));
}

function scaleFile(losses: Record<PuyoPlayerName, number[]>, longest: readonly number[]): string {
  const most = {
    best: rounded(quantile(losses.engine, 0.8)),
    good: rounded(quantile(losses.engine, 0.9)),
    inaccuracy: rounded(quantile(losses.potential, 0.5)),
    mistake: rounded(quantile(losses.random, 0.5)),
  };
  return `/** Made by \`npm run fit:review\`: what losses mean, in thousandths of a chain's step, and how long chains get. Not to be changed by hand. */
import type { Scale } from '../rating.ts';

export const puyoScale: Scale = {
  most: { best: ${most.best}, good: ${most.good}, inaccuracy: ${most.inaccuracy}, mistake: ${most.mistake} },
};

/** Steps of the longest chain of the engine's games, in the middle one. */
export const fullChain = ${quantile(longest, 0.5)};
`;
}
