/**
 * `npm run bench -- match [SEEDS] [NODES] [CHECKOUT]`: matches of okiba, which sees its opponent, with others: itself
 * playing for the longest chain as if alone; itself keeping room and heeding what is announced, but seeing neither the
 * opponent nor when it falls; `potential`; and the okiba of another checkout of this repository (`git worktree add FOLDER
 * REVISION`). Each seed is played twice, with the sides changed. Points of a side: 1 for a won match, half for an
 * undecided one.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MatchRecord, playMatch } from '../../../engine/puyo/playing/match.ts';
import { type Player, followHints } from '../../../engine/puyo/playing/simulate.ts';

const [seeds = '20', nodes = '3000', checkout] = process.argv.slice(2);
const settings = { dealer: 'esports', colours: 4, previews: 2, pairs: 150 } as const;
const effort = { evaluator: 'okiba', nodes: Number(nodes) };
const own = followHints({ ...effort, versus: true });

/** Sees neither the opponent nor what is announced. */
function alone(player: Player): Player {
  return unsighted((state) => player({ ...state, incoming: 0 }));
}

/** Sees neither the opponent nor when garbage falls, which may be at once. */
function unsighted(player: Player): Player {
  return ({ opponent: _, garbageIn: __, ...state }) => player(state);
}

async function playerOf(folder: string): Promise<Player> {
  const file = pathToFileURL(join(resolve(folder), 'engine/puyo/playing/simulate.ts')).href;
  const other = (await import(file)) as { followHints: typeof followHints };
  return other.followHints({ ...effort, versus: true });
}

const others: [name: string, player: Player][] = [
  ['okiba as if alone', alone(followHints(effort))],
  ['okiba that sees no opponent', unsighted(own)],
  ['potential', followHints({ evaluator: 'potential' })],
  ...(checkout ? [[`okiba of ${checkout}`, await playerOf(checkout)] as [string, Player]] : []),
];

/** Of the first player in two matches, from 0 to 1. */
function pointsOf(winners: readonly MatchRecord['winner'][]): number {
  const [first, changed] = winners.map((winner) => (winner === null ? 0.5 : winner));
  return (1 - first! + changed!) / 2;
}

function playSeed(seed: number, other: Player): { points: number; seconds: number } {
  const first = playMatch({ ...settings, seed }, [own, other]);
  const changed = playMatch({ ...settings, seed }, [other, own]);
  return {
    points: pointsOf([first.winner, changed.winner]),
    seconds: (first.seconds + changed.seconds) / 2,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

for (const [name, other] of others) {
  const played = Array.from({ length: Number(seeds) }, (_, index) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${index} of ${seeds}`);
    return playSeed(1 + index, other);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  const points = played.map((one) => one.points);
  const share = mean(points);
  const variance = mean(points.map((one) => (one - share) ** 2));
  const error = Math.sqrt(variance / Math.max(1, points.length - 1));
  console.log(
    `okiba against ${name}: ${(share * 100).toFixed(1)} % of ${2 * points.length} matches ` +
      `(standard error ${(error * 100).toFixed(1)}), ${mean(played.map((one) => one.seconds)).toFixed(0)} s a match`,
  );
}
