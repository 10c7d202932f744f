import { type GameRecord, followHints, simulate } from '../../../engine/puyo/playing/simulate.ts';
import { DecisionTimes } from '../timing/DecisionTimes.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { processorMilliseconds } from '../timing/processorTime.ts';
import { countEnds, round } from '../timing/spread.ts';
import { type PuyoFlags, type Setting, settingOf } from './setting.ts';
import { simulateMatches } from './simulateMatches.ts';

/** Plays games of Puyo, or matches, and says how they went. */
export function simulatePuyo(flags: PuyoFlags): void {
  const setting = settingOf(flags);
  if (flags.against !== undefined) {
    if (flags.rules === 'thesis') throw new Failure('--against: the rules of the thesis know no matches');
    return simulateMatches(setting, flags.against, flags.json ?? false);
  }
  const played: Played[] = [];
  for (let game = 0; game < setting.games; game++) {
    played.push(playOne(setting, game));
    tellProgress(setting.games, played);
  }
  if (flags.json) printJson(summarise(setting, played));
  else printSummary(setting, played);
}

/** A line for each game that took long; else one that is written over. */
function tellProgress(games: number, played: readonly Played[]): void {
  const { longest, end, pairs, times } = played.at(-1)!;
  const done = `${played.length} of ${games}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${done} games${played.length === games ? '\n' : ''}`);
  else if (pairs * times.quantile(0.5) > longGameMs)
    process.stderr.write(`game ${done}: longest chain ${longest}, ${endings[end]}\n`);
}

const longGameMs = 5000;

interface Played extends GameRecord {
  times: DecisionTimes;
}

function playOne(setting: Setting, game: number): Played {
  const times = new DecisionTimes();
  const player = followHints(setting, processorMilliseconds, (milliseconds) => times.add(milliseconds));
  return { ...simulate({ ...setting, seed: setting.seed + game }, player), times };
}

function summarise(setting: Setting, played: readonly Played[]): object {
  return {
    game: 'puyo',
    ...setting,
    games: played.map(({ times, ...record }, index) => ({
      seed: setting.seed + index,
      ...record,
      decision: times.summary,
    })),
    overall: overallOf(played),
  };
}

function overallOf(played: readonly Played[]) {
  const longest = played.map((game) => game.longest);
  const chains = played.flatMap((game) => game.chains);
  return {
    games: played.length,
    longestChain: { mean: mean(longest), least: Math.min(...longest), most: Math.max(...longest) },
    chain: { mean: mean(chains), count: chains.length },
    score: { mean: mean(played.map(({ score }) => score)) },
    pairs: { mean: mean(played.map(({ pairs }) => pairs)) },
    misfires: played.reduce((sum, { misfires }) => sum + misfires, 0),
    ends: countEnds(played),
    decision: DecisionTimes.sum(played).summary,
  };
}

function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

const endings = { mainChain: 'fired', cap: 'reached the cap', lost: 'lost' } as const;

function printSummary(setting: Setting, played: readonly Played[]): void {
  for (const [index, { longest, score, pairs, misfires, end, times }] of played.entries()) {
    const { medianMs, p99Ms } = times.summary;
    const burnt = misfires > 0 ? `, ${misfires} misfires` : '';
    print(
      `game ${index + 1}: longest chain ${longest}, ${score} points, ${pairs} pairs, ${endings[end]}${burnt}, ` +
        `${medianMs} ms a pair (p99 ${p99Ms} ms)`,
    );
  }
  const { longestChain, chain, score, misfires, ends, decision } = overallOf(played);
  const ended = Object.entries(ends).map(
    ([end, count]) => `${count} ${endings[end as keyof typeof endings]}`,
  );
  print(
    `${setting.evaluator}, ${played.length} games: longest chain mean ${longestChain.mean} ` +
      `(${longestChain.least} to ${longestChain.most}), each chain ${chain.mean}, score mean ${score.mean}, ` +
      `misfires ${misfires}, ${ended.join(', ')}; ${decision.medianMs} ms of processor time a pair (p99 ${decision.p99Ms} ms)`,
  );
}
