/**
 * `npm run fit:review [GAMES]`: so many games of each player are judged, and what losses mean is written (a few minutes):
 * a best move loses no more than the engine itself in nine of ten moves, a good one than a strong player in three of four,
 * an inaccuracy than the strong player in nineteen of twenty, a mistake than half of random moves.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reviewTurns } from '../../../engine/review/review.ts';
import { positionOf } from '../../../engine/review/tetris/position.ts';
import { boardValue } from '../../../engine/review/tetris/quality.ts';
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { playerNames, recordGame, type PlayerName } from './players.ts';

const games = Number(process.argv[2] ?? 8);
const pieces = 100;

const losses = {} as Record<PlayerName, number[]>;
const values = {} as Record<PlayerName, number[]>;
for (const player of playerNames) {
  losses[player] = [];
  values[player] = [];
  for (let seed = 1; seed <= games; seed++) {
    const game = recordGame(player, seed, pieces);
    losses[player].push(...[...reviewTurns(game)].map(({ loss }) => loss));
    for (const turn of game.turns)
      if (turn.kind === 'piece') values[player].push(boardValue(positionOf(turn, game.header).board));
  }
  const quantiles = [0.1, 0.25, 0.5, 0.75, 0.9, 0.95].map((share) =>
    quantile(losses[player], share).toFixed(1),
  );
  console.log(player.padEnd(8), `${losses[player].length} moves, losses`, quantiles.join(' '));
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

const rounded = (value: number): number => Number(value.toPrecision(3));
const most = {
  best: rounded(quantile(losses.engine, 0.9)),
  good: rounded(quantile(losses.strong, 0.75)),
  inaccuracy: rounded(quantile(losses.strong, 0.95)),
  mistake: rounded(quantile(losses.random, 0.5)),
};
const half = rounded(boardValue(emptyBoard()) - quantile(values.thesis, 0.5));
const text = `/** Made by \`npm run fit:review\`: what losses mean, in values of the engine, and how boards compare. Not to be changed by hand. */
import type { Scale } from '../rating.ts';

export const tetrisScale: Scale = {
  most: { best: ${most.best}, good: ${most.good}, inaccuracy: ${most.inaccuracy}, mistake: ${most.mistake} },
};

/** A board is half as good for each so much that its value lies below that of an empty one. */
export const halfQuality = ${half};
`;
writeFileSync(fileURLToPath(new URL('../../../engine/review/tetris/scale.ts', import.meta.url)), text);
console.log(text);
