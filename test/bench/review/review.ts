/**
 * `npm run bench -- review [PIECES]`: CPU milliseconds to rate a game of so many moves (200); asked: 5 s. Then what share of
 * each player's moves has which rating, in two sets of games that the fit doesn't know.
 */
import { playerNames, recordGame } from '../../../build/fit/review/players.ts';
import { puyoPlayerNames, recordPuyoGame } from '../../../build/fit/review/puyoPlayers.ts';
import type { RecordedGame } from '../../../engine/review/record.ts';
import { ratings } from '../../../engine/review/rating.ts';
import { reviewTurns } from '../../../engine/review/review.ts';

const pieces = Number(process.argv[2] ?? 200);

for (const player of ['engine', 'strong'] as const) tellSpeed(player, recordGame(player, 1, pieces));
tellSpeed('potential', recordPuyoGame('potential', 1, pieces));

function tellSpeed(player: string, game: RecordedGame): void {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage();
    const judged = [...reviewTurns(game)].length;
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e3 / judged);
  }
  const each = times.toSorted((a, b) => a - b)[1]!;
  console.log(
    `${game.header.game}, ${player}, ${game.turns.length} moves: ${each.toFixed(1)} ms each, ${((each * pieces) / 1000).toFixed(2)} s for ${pieces} (median of 3 rounds)`,
  );
}

const sets = [
  [201, 202, 203, 204],
  [301, 302, 303, 304],
] as const;
function sharesIn(of: (seed: number) => RecordedGame, seeds: readonly number[]): string {
  const judged = seeds.flatMap((seed) => [...reviewTurns(of(seed))]);
  const shares = ratings.map(
    (rating) => judged.filter((one) => one.rating === rating).length / judged.length,
  );
  return ratings.map((rating, at) => `${rating} ${Math.round(100 * shares[at]!)} %`).join(', ');
}

for (const player of playerNames)
  for (const seeds of sets) tellShares(`tetris, ${player}`, seeds, (seed) => recordGame(player, seed, 100));
for (const player of puyoPlayerNames)
  for (const seeds of sets) tellShares(`puyo, ${player}`, seeds, (seed) => recordPuyoGame(player, seed, 40));

function tellShares(name: string, seeds: readonly number[], of: (seed: number) => RecordedGame): void {
  console.log(`${name}, seeds ${seeds.join(' ')}: ${sharesIn(of, seeds)}`);
}
