/**
 * The meaning of losses in Puyo: a best move loses no more than the engine itself, which looks farther than the review, in four of
 * five moves, a good one than in nine of ten; an inaccuracy no more than half of the moves by a rule of thumb, a mistake
 * than half of random moves.
 */
import { reviewTurns, type JudgedTurn } from '../../../engine/review/review.ts';
import { halves, keepScale, lossesOf, printLosses, quantile, rounded, type Judged } from './losses.ts';
import { puyoPlayerNames, recordPuyoGame, type PuyoPlayerName } from './puyoPlayers.ts';

const pairs = 60;

interface Game extends Judged<PuyoPlayerName> {
  /** Steps of the longest chain that was fired. */
  longest: number;
}

function play(player: PuyoPlayerName, seed: number): Game {
  const judged = [...reviewTurns(recordPuyoGame(player, seed, pairs))];
  return { player, losses: judged.map(({ loss }) => loss), longest: Math.max(...judged.map(stepsOf)) };
}

/** Of the chain that was fired. */
function stepsOf({ facts }: JudgedTurn): number {
  return Math.max(0, ...facts.map((fact) => (fact.kind === 'fires' ? fact.steps : 0)));
}

/** The meaning of losses, and the longest chain of the engine's games, in the middle one. */
function scaleOf(games: readonly Game[]) {
  const losses = (player: PuyoPlayerName): number[] => lossesOf(games, player);
  const longest = games.flatMap((game) => (game.player === 'engine' ? [game.longest] : []));
  return {
    best: rounded(quantile(losses('engine'), 0.8)),
    good: rounded(quantile(losses('engine'), 0.9)),
    inaccuracy: rounded(quantile(losses('potential'), 0.5)),
    mistake: rounded(quantile(losses('random'), 0.5)),
    full: quantile(longest, 0.5),
  };
}

export async function fitPuyo(count: number): Promise<void> {
  const games = puyoPlayerNames.flatMap((player) =>
    Array.from({ length: count }, (_, at) => play(player, at + 1)),
  );
  for (const player of puyoPlayerNames) printLosses(player, lossesOf(games, player));
  await keepScale({
    file: 'puyo/puyoScale.ts',
    text: scaleFile(scaleOf(games)),
    games,
    count,
    moves: pairs,
    scores: halves(games, count, scaleOf),
  });
}

function scaleFile({ full, ...most }: ReturnType<typeof scaleOf>): string {
  return `/** Made by \`npm run fit:review\`: what losses mean, in thousandths of a chain's step, and how long chains get; puyoScale.manifest.json says how. */
import type { Scale } from '../rating.ts';

export const puyoScale: Scale = {
  most: { best: ${most.best}, good: ${most.good}, inaccuracy: ${most.inaccuracy}, mistake: ${most.mistake} },
};

/** Steps of the longest chain of the engine's games, in the middle one. */
export const fullChain = ${full};
`;
}
