import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { ratings } from '../../../engine/review/rating.ts';
import type { RecordedGame } from '../../../engine/review/record.ts';
import { fumenOf } from '../../../engine/review/files/fumen.ts';
import { reviewTurns, summarise, type GameSummary, type JudgedTurn } from '../../../engine/review/review.ts';
import { describe as describeFact } from '../../../engine/tetris/advice/reasons.ts';
import { describeMistake } from '../../../engine/review/tetris/mistakes.ts';
import { holdsFumen } from '../../../engine/tetris/notation/fumen.ts';
import { canonicalLocation, cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Location } from '../../../engine/tetris/types.ts';
import { readGame } from '../../games/readGame.ts';
import { jsonOption } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf, readText } from '../console/input.ts';
import { print, printJson } from '../console/output.ts';

interface ReviewFlags {
  fumen?: true;
  json?: true;
}

export function registerReview(program: Command): void {
  program
    .command('review')
    .description('rates every move of a game, and names those that cost most')
    .argument('<game>', "a recorded game, a fumen, or a log of the Tetris Bot Protocol; '-' for stdin")
    .option('--fumen', 'writes the game as a fumen instead')
    .addOption(jsonOption())
    .action(review);
}

async function review(input: string, { fumen, json }: ReviewFlags): Promise<void> {
  const game = await look(input);
  if (fumen) return print(fumenOf(game));
  const judged: JudgedTurn[] = [];
  for (const turn of reviewTurns(game)) {
    if (json) printJson({ turn: judged.length + 1, ...turn });
    judged.push(turn);
    if (process.stderr.isTTY) process.stderr.write(`\r${judged.length} of ${game.turns.length}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const summary = summarise(game, judged);
  if (json) printJson({ ...summary, costliest: summary.costliest.map((at) => at + 1) });
  else print(describe(game, judged, summary).join('\n'));
}

async function look(input: string): Promise<RecordedGame> {
  const text = holdsFumen(input) ? input : await readText(input);
  try {
    return readGame(text, { title: nameOf(input), startedAt: writtenAt(input) });
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
  const shares = ratings.map((rating) => `${counts[rating]} ${rating}`).join(', ');
  return [
    `${game.header.title}: ${judged.length} pieces, accuracy ${accuracy === null ? '-' : accuracy.toFixed(1)}`,
    shares,
    `board ${spark(judged.map(({ quality }) => quality))}`,
    ...costliest.flatMap((at) => describeTurn(game, judged[at]!, at)),
    ...habits
      .slice(0, 3)
      .map(({ kind, piece, times }) => `${times} x ${describeMistake({ kind, value: 1 })} with ${piece}`),
  ];
}

function describeTurn(
  { turns }: RecordedGame,
  { rating, loss, mistakes, best }: JudgedTurn,
  at: number,
): string[] {
  const turn = turns[at]!;
  if (turn.kind !== 'piece') return [];
  const faults = mistakes.map(describeMistake).join(', ');
  return [
    `piece ${at + 1}: ${rating} (-${loss.toFixed(0)}): ${placeWords(turn.placed)}${faults && `: ${faults}`}`,
    `  better: ${best.useHold ? 'hold, ' : ''}${placeWords(best.placed)}: ${best.facts.map(describeFact).join(', ')}`,
  ];
}

/** The piece with the columns that it fills, counted from 1. */
function placeWords(location: Location): string {
  const columns = cellsOf(canonicalLocation(location)).map(([x]) => x + 1);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  return `${location.type} in column${first === last ? ` ${first}` : `s ${first}-${last}`}`;
}

const bars = '▁▂▃▄▅▆▇█';
const longest = 60;

/** So many bars at most, each the mean of what it stands for. */
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
