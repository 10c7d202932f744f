/**
 * The meaning of losses in Tetris: a best move loses no more than the engine itself in nine of ten moves, and any loss within the
 * noise of its values; a good one no more than a strong player in three of four, an inaccuracy than the strong
 * player in nineteen of twenty, a mistake than half of random moves.
 */
import { reviewTurns } from '../../../engine/review/review.ts';
import { positionOf } from '../../../engine/review/tetris/position.ts';
import { boardValue } from '../../../engine/review/tetris/quality.ts';
import { styles } from '../../../engine/tetris/evaluate/styles.ts';
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { halves, keepScale, lossesOf, printLosses, quantile, rounded, type Judged } from './losses.ts';
import { playerNames, recordGame, type PlayerName } from './players.ts';

const pieces = 100;

interface Game extends Judged<PlayerName> {
  /** Of the board before each piece. */
  values: number[];
}

function play(player: PlayerName, seed: number): Game {
  const game = recordGame(player, seed, pieces);
  const placed = game.turns.filter((turn) => turn.kind === 'piece');
  return {
    player,
    losses: [...reviewTurns(game)].map(({ loss }) => loss),
    values: placed.map((turn) => boardValue(positionOf(turn, game.header).board)),
  };
}

/** The meaning of losses, and how much less than an empty board one of half its quality is worth. */
function scaleOf(games: readonly Game[]) {
  const losses = (player: PlayerName): number[] => lossesOf(games, player);
  const values = games.flatMap((game) => (game.player === 'thesis' ? game.values : []));
  return {
    best: rounded(Math.max(quantile(losses('engine'), 0.9), styles.okiba.noise)),
    good: rounded(quantile(losses('strong'), 0.75)),
    inaccuracy: rounded(quantile(losses('strong'), 0.95)),
    mistake: rounded(quantile(losses('random'), 0.5)),
    half: rounded(boardValue(emptyBoard()) - quantile(values, 0.5)),
  };
}

export async function fitTetris(count: number): Promise<void> {
  const games = playerNames.flatMap((player) =>
    Array.from({ length: count }, (_, at) => play(player, at + 1)),
  );
  for (const player of playerNames) printLosses(player, lossesOf(games, player));
  await keepScale({
    file: 'tetris/scale.ts',
    text: scaleFile(scaleOf(games)),
    games,
    count,
    moves: pieces,
    scores: halves(games, count, scaleOf),
  });
}

function scaleFile({ half, ...most }: ReturnType<typeof scaleOf>): string {
  return `/** Made by \`npm run fit:review\`: what losses mean, in values of the engine, and how boards compare; scale.manifest.json says how. */
import type { Scale } from '../rating.ts';

export const tetrisScale: Scale = {
  most: { best: ${most.best}, good: ${most.good}, inaccuracy: ${most.inaccuracy}, mistake: ${most.mistake} },
};

/** A board is half as good for each so much that its value lies below that of an empty one. */
export const halfQuality = ${half};
`;
}
