import { type Command, Option } from 'commander';
import { type Randomizer, randomizers } from '../../engine/tetris/bag.ts';
import { type GameRecord, simulate } from '../../engine/tetris/simulate.ts';
import { evaluatorOption, gameOption, jsonOption, wholeNumber } from './arguments.ts';
import { print, printJson } from './output.ts';

interface SimulateFlags {
  game: 'tetris';
  evaluator: string;
  games: number;
  pieces: number;
  seed: number;
  previews: number;
  hold?: true;
  randomizer: Randomizer;
  json?: true;
}

export function registerSimulate(program: Command): void {
  program
    .command('simulate')
    .description('plays games without a screen')
    .addOption(gameOption())
    .addOption(evaluatorOption())
    .option('--games <count>', 'how many games', wholeNumber(1, 1e6), 1)
    .option('--pieces <most>', 'a game ends after so many pieces', wholeNumber(1, 1e9), 1000)
    .option('--seed <number>', 'the same seed deals the same pieces', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--previews <count>', 'pieces seen beyond the falling one', wholeNumber(0, 6), 1)
    .option('--hold', 'plays with hold')
    .addOption(new Option('--randomizer <kind>', 'how pieces are dealt').choices(randomizers).default('7bag'))
    .addOption(jsonOption())
    .action((flags: SimulateFlags) => {
      const played: Played[] = [];
      for (let game = 0; game < flags.games; game++) {
        played.push(playOne(flags, game));
        if (process.stderr.isTTY) process.stderr.write(`\r${game + 1} of ${flags.games} games`);
      }
      if (process.stderr.isTTY) process.stderr.write('\n');
      if (flags.json) printJson(summarise(flags, played));
      else printSummary(flags, played);
    });
}

interface Played extends GameRecord {
  times: number[];
}

function playOne(flags: SimulateFlags, game: number): Played {
  const times: number[] = [];
  const record = simulate({
    evaluator: flags.evaluator,
    pieces: flags.pieces,
    seed: flags.seed + game,
    previews: flags.previews,
    hold: flags.hold ?? false,
    randomizer: flags.randomizer,
    onDecision: (milliseconds) => times.push(milliseconds),
  });
  return { ...record, times };
}

function summarise(
  { games: count, pieces: most, ...flags }: SimulateFlags,
  played: readonly Played[],
): object {
  return {
    ...flags,
    hold: flags.hold ?? false,
    json: undefined,
    mostPieces: most,
    games: played.map(({ times, ...record }, index) => ({
      seed: flags.seed + index,
      ...record,
      decision: timesOf(times),
    })),
    overall: {
      games: count,
      pieces: spread(played.map(({ pieces }) => pieces)),
      lines: spread(played.map(({ lines }) => lines)),
      ends: countEnds(played),
      decision: timesOf(played.flatMap(({ times }) => times)),
    },
  };
}

interface Spread {
  mean: number;
  median: number;
  least: number;
  most: number;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { mean: round(mean), median: quantile(sorted, 0.5), least: sorted[0]!, most: sorted.at(-1)! };
}

/** Milliseconds per decision. */
function timesOf(times: readonly number[]): { medianMs: number; p99Ms: number } {
  const sorted = Float64Array.from(times).sort();
  return { medianMs: round(quantile(sorted, 0.5)), p99Ms: round(quantile(sorted, 0.99)) };
}

function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function countEnds(played: readonly Played[]): Record<string, number> {
  const ends: Record<string, number> = {};
  for (const { end } of played) ends[end] = (ends[end] ?? 0) + 1;
  return ends;
}

const endings = { cap: 'reached the cap', toppedOut: 'topped out', noPlace: 'no room at the spawn' } as const;

function printSummary(flags: SimulateFlags, played: readonly Played[]): void {
  for (const [index, { pieces, lines, end, times }] of played.entries()) {
    const { medianMs, p99Ms } = timesOf(times);
    const speed = `${medianMs} ms a piece (p99 ${p99Ms} ms)`;
    print(`game ${index + 1}: ${pieces} pieces, ${lines} rows, ${endings[end]}, ${speed}`);
  }
  const pieces = spread(played.map((record) => record.pieces));
  const lines = spread(played.map((record) => record.lines));
  const { medianMs, p99Ms } = timesOf(played.flatMap(({ times }) => times));
  print(
    `${flags.evaluator}, ${played.length} games: pieces mean ${pieces.mean}, median ${pieces.median}, ` +
      `from ${pieces.least} to ${pieces.most}; rows mean ${lines.mean}; ` +
      `${medianMs} ms a piece (p99 ${p99Ms} ms)`,
  );
}
