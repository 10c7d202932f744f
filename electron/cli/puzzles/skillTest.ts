import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Command } from 'commander';
import { levels, skillTest } from '../../../engine/puzzle/sets/figures.ts';
import { skillTestPuzzle } from '../../../engine/puzzle/sets/modes.ts';
import { puzzlesEn as words } from '../../contract/words/puzzles/puzzleMessages.en.ts';
import { wholeNumber } from '../console/arguments.ts';
import { print, printJson } from '../console/output.ts';
import { describePuzzle } from './describe.ts';

const each = skillTest.puzzles / levels.length;

interface TestFlags {
  round: number;
  json?: true;
}

export function registerTest(puzzles: Command): void {
  puzzles
    .command('test')
    .description(
      `the trainer's skill test: ${levels.map((level) => `${each} ${level}`).join(', ')} puzzles, ${skillTest.seconds} s each, without answers`,
    )
    .option('--round <number>', 'the same number gives the same puzzles', wholeNumber(1, 10_000), 1)
    .option('--json', 'JSON Lines on stdout and nothing else')
    .action(run);
}

/** Answers stay out of what is read, not out of the data: whoever judges needs them. */
async function run({ round, json }: TestFlags): Promise<void> {
  for (let place = 0; place < skillTest.puzzles; place++) {
    const puzzle = skillTestPuzzle(round - 1, place);
    if (json) printJson(puzzle);
    else print(`${describePuzzle(puzzle, place + 1)}\n`);
    await nextTurn();
  }
  if (!json) print(words.prior);
}
