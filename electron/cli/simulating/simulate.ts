import { type Command, Option } from 'commander';
import { type Randomizer, randomizers } from '../../../engine/tetris/rules/bag.ts';
import type { AttackName } from '../../../engine/tetris/rules/attack.ts';
import { type GameRecord, simulate } from '../../../engine/tetris/simulate.ts';
import {
  attackOption,
  botOption,
  checkEvaluator,
  evaluatorOption,
  gameOption,
  jsonOption,
  wholeNumber,
} from '../console/arguments.ts';
import { DecisionTimes } from '../timing/DecisionTimes.ts';
import { tellIdleFlags } from './idleFlags.ts';
import { print, printJson } from '../console/output.ts';
import { processorMilliseconds } from '../timing/processorTime.ts';
import { type PuyoFlags, addPuyoOptions } from '../puyo/setting.ts';
import { simulatePuyo } from '../puyo/simulate.ts';
import { simulateBot } from './simulateBot.ts';
import { countEnds, round, spread } from '../timing/spread.ts';

interface SimulateFlags {
  game: 'tetris';
  evaluator: string;
  games: number;
  pieces: number;
  seed: number;
  previews: number;
  hold?: true;
  randomizer: Randomizer;
  table: AttackName;
  width?: number;
  milliseconds?: number;
  json?: true;
}

interface GivenFlags extends Omit<SimulateFlags, keyof typeof usual> {
  games?: number;
  pieces?: number;
  previews?: number;
  bot?: string;
}

/** Of Tetris, where nothing else is asked for. */
const usual = { games: 1, pieces: 1000, previews: 1 };

export function registerSimulate(program: Command): void {
  const command = program.command('simulate').description('plays games without a screen');
  addPuyoOptions(command)
    .addOption(gameOption())
    .addOption(evaluatorOption())
    .option('--games <count>', 'how many games', wholeNumber(1, 1e6))
    .option('--pieces <most>', 'pieces after which a game ends', wholeNumber(1, 1e9))
    .option('--seed <number>', 'the same seed deals the same pieces', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--previews <count>', 'pieces seen beyond the falling one', wholeNumber(0, 6))
    .option('--hold', 'plays with hold')
    .addOption(new Option('--randomizer <kind>', 'how pieces are dealt').choices(randomizers).default('7bag'))
    .option(
      '--width <lines>',
      'lines of play that the search follows: more is stronger and slower',
      wholeNumber(1, 4096),
    )
    .addOption(attackOption())
    .addOption(botOption())
    .addOption(jsonOption())
    .action(async (given: GivenFlags | (PuyoFlags & { game: 'puyo' })) => {
      checkEvaluator(given.game, given.evaluator);
      tellIdleFlags(command, given.game);
      if (given.game === 'puyo') return simulatePuyo(given);
      const { bot, ...asked } = given;
      const flags: SimulateFlags = { ...usual, ...asked };
      if (bot !== undefined) return simulateBot({ ...flags, bot });
      play(flags);
    });
}

function play(flags: SimulateFlags): void {
  const played: Played[] = [];
  for (let game = 0; game < flags.games; game++) {
    played.push(playOne(flags, game));
    if (flags.games > 1) tellProgress(flags, played);
  }
  if (flags.json) printJson(summarise(flags, played));
  else printSummary(flags, played);
}

/** A line for each game that took long; else one that is written over. */
function tellProgress({ games }: SimulateFlags, played: readonly Played[]): void {
  const { pieces, end } = played.at(-1)!;
  if (process.stderr.isTTY)
    process.stderr.write(`\r${played.length} of ${games} games${played.length === games ? '\n' : ''}`);
  else if (pieces >= longGame)
    process.stderr.write(`game ${played.length} of ${games}: ${pieces} pieces, ${endings[end]}\n`);
}

const longGame = 100_000;

interface Played extends GameRecord {
  times: DecisionTimes;
}

function playOne(flags: SimulateFlags, game: number): Played {
  const times = new DecisionTimes();
  const record = simulate({
    evaluator: flags.evaluator,
    pieces: flags.pieces,
    seed: flags.seed + game,
    previews: flags.previews,
    hold: flags.hold ?? false,
    randomizer: flags.randomizer,
    attack: flags.table,
    width: flags.width,
    milliseconds: flags.milliseconds,
    clock: processorMilliseconds,
    onDecision: (milliseconds) => times.add(milliseconds),
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
      decision: times.summary,
    })),
    overall: {
      games: count,
      pieces: spread(played.map(({ pieces }) => pieces)),
      lines: spread(played.map(({ lines }) => lines)),
      attackPerPiece: attackPerPiece(played),
      ends: countEnds(played),
      decision: DecisionTimes.sum(played).summary,
    },
  };
}

/** Garbage rows sent for each piece placed. */
function attackPerPiece(played: readonly GameRecord[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const pieces = sum(played.map((game) => game.pieces));
  return pieces === 0 ? 0 : round(sum(played.map(({ attack }) => attack)) / pieces);
}

const endings = { cap: 'reached the cap', toppedOut: 'topped out', noPlace: 'no room at the spawn' } as const;

function printSummary(flags: SimulateFlags, played: readonly Played[]): void {
  for (const [index, { pieces, lines, end, times }] of played.entries()) {
    const { medianMs, p99Ms } = times.summary;
    const speed = `${medianMs} ms a piece (p99 ${p99Ms} ms)`;
    print(`game ${index + 1}: ${pieces} pieces, ${lines} rows, ${endings[end]}, ${speed}`);
  }
  const pieces = spread(played.map((record) => record.pieces));
  const lines = spread(played.map((record) => record.lines));
  const { medianMs, p99Ms } = DecisionTimes.sum(played).summary;
  print(
    `${flags.evaluator}, ${played.length} games: pieces mean ${pieces.mean}, median ${pieces.median}, ` +
      `from ${pieces.least} to ${pieces.most}; rows mean ${lines.mean}; ` +
      `attack ${attackPerPiece(played)} a piece; ` +
      `${medianMs} ms a piece (p99 ${p99Ms} ms)`,
  );
}
