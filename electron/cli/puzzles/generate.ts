import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { generate } from '../../../engine/puzzle/generating/generate.ts';
import {
  type AnswerCount,
  type Category,
  type Puzzle,
  type Rating,
  answerCounts,
  categories,
  leastMoves,
  mostMoves,
} from '../../../engine/puzzle/types.ts';
import { puzzlesEn as words } from '../../contract/words/puzzles/puzzleMessages.en.ts';
import { wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { describeAnswer, describePuzzle } from './describe.ts';

interface GenerateFlags {
  moves: number;
  category: Category;
  count: number;
  seed: number;
  slides?: boolean;
  answers?: AnswerCount;
  leastInterest?: number;
  solutions?: true;
  json?: true;
}

export function registerGenerate(puzzles: Command): void {
  puzzles
    .command('generate')
    .description('makes puzzles; the same seed gives the same puzzles')
    .requiredOption('--moves <count>', 'pieces to place', wholeNumber(1, mostMoves))
    .addOption(
      new Option(
        '--category <category>',
        'tsd: a T-spin Double; donation: a Double that covers a well; tst: a T-spin Triple; four: four rows with an I',
      )
        .choices(categories)
        .default('tsd'),
    )
    .requiredOption('--count <puzzles>', 'how many', wholeNumber(1, 100_000))
    .requiredOption('--seed <number>', 'a whole number', wholeNumber(-(2 ** 31), 2 ** 31 - 1))
    .option('--slides', 'only puzzles that hard drops alone do not solve')
    .addOption(
      new Option('--answers <how-many>', 'only puzzles with this number of right answers').choices(
        answerCounts,
      ),
    )
    .option(
      '--least-interest <value>',
      'only puzzles estimated at least this interesting, from 1 to 5',
      readInterest,
    )
    .option('--solutions', 'draws the intended answer too')
    .option('--json', 'JSON Lines on stdout and nothing else')
    .action(run);
}

function readInterest(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 1 && value <= 5))
    throw new InvalidArgumentError('It has to be a number from 1 to 5.');
  return value;
}

/** Puzzles in a row that are not as asked for, after which none are expected any more. */
const mostUnwanted = 2000;

async function run({ count, json, solutions, ...flags }: GenerateFlags): Promise<void> {
  const { moves, category } = flags;
  if (moves < leastMoves[category])
    throw new Failure(`--moves ${moves}: a puzzle of ${category} has at least ${leastMoves[category]}`);
  let made = 0;
  for (const puzzle of wantedPuzzles(flags)) {
    made++;
    if (json) printJson(puzzle);
    else print(`${describePuzzle(puzzle, made)}\n${solutions ? `\n${describeAnswer(puzzle)}\n` : ''}`);
    if (made === count) break;
    // Whoever reads them may have seen enough.
    await nextTurn();
  }
  if (made < count) throw new Failure(`found ${made} of ${count} such puzzles`, 1);
  if (!json) print(words.prior);
}

function* wantedPuzzles(flags: Omit<GenerateFlags, 'count'>): Generator<Puzzle> {
  const { moves, category, seed, slides = false, answers, leastInterest = 0 } = flags;
  const suits = ({ interest }: Rating): boolean => interest >= leastInterest;
  let unwanted = 0;
  for (const puzzle of generate({ moves, category, slides, suits }, seed)) {
    if (answers === undefined || puzzle.answers === answers) {
      unwanted = 0;
      yield puzzle;
    } else if (++unwanted === mostUnwanted) return;
  }
}
