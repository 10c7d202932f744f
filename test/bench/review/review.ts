/** `npm run bench -- review [PIECES]`: CPU milliseconds to rate a game of so many pieces (200), by two players; asked: 5 s. */
import { recordGame } from '../../../build/fit/review/players.ts';
import { reviewTurns } from '../../../engine/review/review.ts';

const pieces = Number(process.argv[2] ?? 200);

for (const player of ['engine', 'strong'] as const) {
  const game = recordGame(player, 1, pieces);
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage();
    const judged = [...reviewTurns(game)].length;
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e3 / judged);
  }
  const each = times.toSorted((a, b) => a - b)[1]!;
  console.log(
    `${player.padEnd(7)} ${game.turns.length} pieces: ${each.toFixed(1)} ms each, ${((each * pieces) / 1000).toFixed(2)} s for ${pieces} (median of 3 rounds)`,
  );
}
