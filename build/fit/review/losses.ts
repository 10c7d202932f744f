import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digestOf, writeManifest } from '../manifest.ts';

/** The result of one game. */
export interface Judged<Player extends string> {
  player: Player;
  /** Of each move. */
  losses: number[];
}

export function lossesOf<Player extends string>(games: readonly Judged<Player>[], player: Player): number[] {
  return games.flatMap((game) => (game.player === player ? game.losses : []));
}

/** The number that this share of the others does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export const rounded = (value: number): number => Number(value.toPrecision(3));

export function printLosses(player: string, losses: readonly number[]): void {
  const shares = [0.1, 0.25, 0.5, 0.75, 0.9, 0.95].map((share) => quantile(losses, share).toFixed(1));
  console.log(player.padEnd(9), `${losses.length} moves, losses`, shares.join(' '));
}

/** The same numbers from one half of each player's games and from the other: how much they depend on the games. */
export function halves<Game>(
  games: readonly Game[],
  perPlayer: number,
  scaleOf: (games: readonly Game[]) => Readonly<Record<string, number>>,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const isFirst = (at: number): boolean => at % perPlayer < perPlayer / 2;
  return {
    firstHalf: scaleOf(games.filter((_, at) => isFirst(at))),
    secondHalf: scaleOf(games.filter((_, at) => !isFirst(at))),
  };
}

interface Scaled {
  /** Below engine/review. */
  file: string;
  text: string;
  /** One player's games after another's. */
  games: readonly Judged<string>[];
  /** This many games of each player, and this many moves in each. */
  count: number;
  moves: number;
  scores: Readonly<Record<string, unknown>>;
}

export async function keepScale({ file, text, games, count, moves, scores }: Scaled): Promise<void> {
  const path = fileURLToPath(new URL(`../../../engine/review/${file}`, import.meta.url));
  writeFileSync(path, text);
  console.log(text);
  await writeManifest(path, {
    command: `npm run fit:review -- ${count}`,
    seed: 1,
    data: {
      what: 'losses of the moves of simulated players, in games by seeds from 1 on',
      size: { games: games.length, 'moves in each': moves },
      sha256: digestOf(JSON.stringify(games)),
    },
    scores: { how: "the same numbers from half of each player's games", ...scores },
  });
}
