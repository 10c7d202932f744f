import { type Command, InvalidArgumentError, Option } from 'commander';
import { generate, leastMoves, mostMoves } from '../../../engine/puzzle/generating/generate.ts';
import {
  type AnswerCount,
  type Category,
  type Rating,
  answerCounts,
  categories,
} from '../../../engine/puzzle/types.ts';
import { puzzlesEn as words } from '../../../renderer/shared/words/puzzles/puzzleMessages.en.ts';
import { jsonOption, wholeNumber } from '../console/arguments.ts';
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
    .description('makes puzzles; the same seed makes the same ones')
    .requiredOption('--moves <count>', 'pieces to place', wholeNumber(1, mostMoves))
    .addOption(
      new Option('--category <category>', 'donation covers a well; tst: a Triple; four: four rows with an I')
        .choices(categories)
        .default('tsd'),
    )
    .requiredOption('--count <puzzles>', 'how many', wholeNumber(1, 100_000))
    .requiredOption('--seed <number>', 'a whole number', wholeNumber(-(2 ** 31), 2 ** 31 - 1))
    .option('--slides', 'only such that no straight drops solve')
    .addOption(
      new Option('--answers <how-many>', 'only such with so many right answers').choices(answerCounts),
    )
    .option('--least-interest <value>', 'only such with an estimate as high, from 1 to 5', readInterest)
    .option('--solutions', 'draws the intended answer too')
    .addOption(jsonOption())
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

function run({ moves, category, count, seed, slides = false, ...flags }: GenerateFlags): void {
  if (moves < leastMoves[category])
    throw new Failure(`--moves ${moves}: a puzzle of ${category} has at least ${leastMoves[category]}`);
  let made = 0;
  let unwanted = 0;
  const { leastInterest = 0 } = flags;
  const suits = ({ interest }: Rating): boolean => interest >= leastInterest;
  for (const puzzle of generate({ moves, category, slides, suits }, seed)) {
    if (flags.answers && puzzle.answers !== flags.answers) {
      if (++unwanted === mostUnwanted) break;
      continue;
    }
    unwanted = 0;
    made++;
    if (flags.json) printJson(puzzle);
    else {
      print(`${describePuzzle(puzzle, made)}\n`);
      if (flags.solutions) print(`${describeAnswer(puzzle)}\n`);
    }
    if (made === count) break;
  }
  if (made < count) throw new Failure(`found ${made} of ${count} such puzzles`, 1);
  if (!flags.json) print(words.prior);
}
