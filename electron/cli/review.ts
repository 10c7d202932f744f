import { statSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { ratings } from '../../engine/review/rating.ts';
import type { RecordedGame } from '../../engine/review/record.ts';
import { fumenOf } from '../../engine/review/files/fumen.ts';
import { puyopLinkOf } from '../../engine/review/files/puyopLink.ts';
import { reviewTurns, summarise, type GameSummary, type JudgedTurn } from '../../engine/review/review.ts';
import { holdsFumen } from '../../engine/tetris/notation/fumen.ts';
import { readGames } from '../games/readGames.ts';
import { jsonOption, wholeNumber } from './console/arguments.ts';
import type { Bound } from './console/bounded.ts';
import { Failure } from './console/Failure.ts';
import { nameOf, readText } from './console/input.ts';
import { print, printJson } from './console/output.ts';
import { tellTurn } from '../contract/words/review/told.ts';
import { words } from './words/commandWords.ts';

const { command, review } = words;
const { review: said } = command;

/** A match with many rounds. */
const longestFile: Bound = { most: 32_000_000, none: 'no game' };
/** No file holds more. */
const mostGames = 10_000;

interface ReviewFlags {
  game?: number;
  fumen?: true;
  link?: true;
  json?: true;
}

export function registerReview(program: Command): void {
  program
    .command('review')
    .description('rates every move of a game and names the costliest')
    .argument(
      '<game>',
      "a recorded game, a fumen, a log of the Tetris Bot Protocol, or a replay of TETR.IO or Jstris; '-' for stdin",
    )
    .addOption(
      new Option('--game <n>', 'which of several games, from 1 (default: all)').argParser(
        wholeNumber(1, mostGames),
      ),
    )
    .option('--fumen', 'prints the game as a fumen instead')
    .option(
      '--link',
      'Puyo: prints the game as a link to puyop.com instead, up to the first field that does not follow from the one before',
    )
    .addOption(jsonOption())
    .action(rate);
}

async function rate(input: string, flags: ReviewFlags): Promise<void> {
  const games = await look(input);
  const chosen = flags.game === undefined ? games : games.slice(flags.game - 1, flags.game);
  if (chosen.length === 0) throw new Failure(`--game: there are ${games.length} games in it`);
  for (const game of chosen) tell(game, flags, chosen.length > 1 ? games.indexOf(game) + 1 : null);
}

/** `number`: which of several it is, which JSON contains as well. */
function tell(game: RecordedGame, { fumen, link, json }: ReviewFlags, number: number | null): void {
  if (fumen) return print(fumenFrom(game));
  if (link) return print(linkFrom(game));
  const which = number === null ? {} : { gameNumber: number };
  const judged: JudgedTurn[] = [];
  for (const turn of reviewTurns(game)) {
    if (json) printJson({ ...which, turn: judged.length + 1, ...turn });
    judged.push(turn);
    if (process.stderr.isTTY) process.stderr.write(`\r${judged.length} of ${game.turns.length}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const summary = summarise(game, judged);
  if (json) printJson({ ...which, ...summary, costliest: summary.costliest.map((at) => at + 1) });
  else print(describe(game, judged, summary).join('\n'));
}

function fumenFrom(game: RecordedGame): string {
  if (game.header.game !== 'tetris') throw new Failure('--fumen: this is a game of Puyo; take --link');
  return fumenOf(game);
}

function linkFrom(game: RecordedGame): string {
  const made = puyopLinkOf(game, 0);
  if (!made) throw new Failure('--link: this is not a game of Puyo; use --fumen');
  return made.link;
}

async function look(input: string): Promise<RecordedGame[]> {
  const text = holdsFumen(input) ? input : await readText(input, longestFile);
  try {
    const { games, left } = readGames(text, { title: nameOf(input), startedAt: writtenAt(input) });
    for (const line of left) process.stderr.write(`${nameOf(input)}: ${line}\n`);
    return games;
  } catch (error) {
    throw new Failure(`${nameOf(input)}: ${(error as Error).message}`);
  }
}

/** When the file was written; 0 where there is none. */
function writtenAt(input: string): number {
  const status = holdsFumen(input) ? undefined : statSync(input, { throwIfNoEntry: false });
  return Math.max(0, Math.round(status?.mtimeMs ?? 0));
}

function describe(game: RecordedGame, judged: readonly JudgedTurn[], summary: GameSummary): string[] {
  const { accuracy, counts, costliest, habits } = summary;
  const shares = ratings.map((rating) => `${counts[rating]} ${review.rating[rating]}`);
  return [
    said.game(game.header.title, review.placed(judged.length), accuracy === null ? '-' : accuracy.toFixed(1)),
    command.list(shares),
    said.board(spark(judged.map(({ quality }) => quality))),
    ...costliest.flatMap((at) => describeTurn(game, judged[at]!, at)),
    ...habits
      .slice(0, 3)
      .map(({ kind, piece, times }) => review.habit(review.mistake[kind](null), piece, times)),
  ];
}

function describeTurn({ header, turns }: RecordedGame, judged: JudgedTurn, at: number): string[] {
  const told = tellTurn(turns[at]!, judged, header.columns, words);
  if (!told) return [];
  const { rating, loss, mistakes } = judged;
  return [
    said.turn({
      number: review.move(at + 1, turns.length),
      rating: review.rating[rating],
      loss: loss.toFixed(0),
      place: told.played,
      faults: command.list(mistakes.map(({ kind, value }) => review.mistake[kind](value))),
    }),
    said.better(told.better, told.whyBetter),
  ];
}

const bars = '▁▂▃▄▅▆▇█';
const longest = 60;

/** So many bars at most, each the mean of its part. */
function spark(values: readonly number[]): string {
  const width = Math.min(longest, values.length);
  return Array.from({ length: width }, (_, at) => {
    const part = values.slice(
      Math.floor((at * values.length) / width),
      Math.floor(((at + 1) * values.length) / width),
    );
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
    return bars[Math.min(bars.length - 1, Math.floor((mean / 100) * bars.length))];
  }).join('');
}
