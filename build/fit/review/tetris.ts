/**
 * What losses mean in Tetris: a best move loses no more than the engine itself in nine of ten moves, and what is within the
 * noise of its values in any case; a good one no more than a strong player in three of four, an inaccuracy than the strong
 * player in nineteen of twenty, a mistake than half of random moves.
 */
import { reviewTurns } from '../../../engine/review/review.ts';
import { positionOf } from '../../../engine/review/tetris/position.ts';
import { boardValue } from '../../../engine/review/tetris/quality.ts';
import { styles } from '../../../engine/tetris/evaluate/styles.ts';
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { printLosses, quantile, rounded, writeScale } from './losses.ts';
import { playerNames, recordGame, type PlayerName } from './players.ts';

const pieces = 100;

export function fitTetris(games: number): void {
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
    printLosses(player, losses[player]);
  }
  writeScale('tetris/scale.ts', scaleFile(losses, values));
}

function scaleFile(losses: Record<PlayerName, number[]>, values: Record<PlayerName, number[]>): string {
  const most = {
    best: rounded(Math.max(quantile(losses.engine, 0.9), styles.okiba.noise)),
    good: rounded(quantile(losses.strong, 0.75)),
    inaccuracy: rounded(quantile(losses.strong, 0.95)),
    mistake: rounded(quantile(losses.random, 0.5)),
  };
  const half = rounded(boardValue(emptyBoard()) - quantile(values.thesis, 0.5));
  return `/** Made by \`npm run fit:review\`: what losses mean, in values of the engine, and how boards compare. Not to be changed by hand. */
import type { Scale } from '../rating.ts';

export const tetrisScale: Scale = {
  most: { best: ${most.best}, good: ${most.good}, inaccuracy: ${most.inaccuracy}, mistake: ${most.mistake} },
};

/** A board is half as good for each so much that its value lies below that of an empty one. */
export const halfQuality = ${half};
`;
}
