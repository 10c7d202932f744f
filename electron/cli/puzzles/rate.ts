import type { Command } from 'commander';
import type { Location } from '../../../engine/tetris/types.ts';
import { featureNames } from '../../../engine/puzzle/rating/features.ts';
import { ratePrior } from '../../../engine/puzzle/rating/prior.ts';
import { featuresOfSolved } from '../../../engine/puzzle/puzzle.ts';
import type { GivenPuzzle } from '../../../engine/puzzle/reading.ts';
import { judge } from '../../../engine/puzzle/judging/judge.ts';
import { findSolutions } from '../../../engine/puzzle/solving/solve.ts';
import { puzzlesEn as words } from '../../../renderer/shared/words/puzzles/puzzleMessages.en.ts';
import { jsonOption } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf } from '../console/input.ts';
import { print, printJson } from '../console/output.ts';
import { puzzleIn } from './readPuzzle.ts';

export function registerRate(puzzles: Command): void {
  puzzles
    .command('rate')
    .description('estimates how interesting and how hard a puzzle is; the estimate was not fitted to people')
    .argument('<puzzle>', "a file with a puzzle, '-' for stdin")
    .addOption(jsonOption())
    .action(async (file: string, { json }: { json?: true }) => {
      const puzzle = await puzzleIn(file);
      const features = featuresOfSolved({ ...puzzle, answer: answerOf(puzzle, file) });
      const predicted = ratePrior(puzzle.category, puzzle.queue.length, features);
      const names = featureNames(puzzle.queue.length);
      if (json) printJson({ features, featureNames: names, predicted, model: 'prior' });
      else {
        print(words.rating(predicted.interest.toFixed(2), predicted.difficulty.toFixed(2)));
        for (const [index, name] of names.entries()) print(`${name.padEnd(18)} ${features[index]}`);
        print(words.prior);
      }
    });
}

/** The stored answer where it is right, else the first that the search finds. */
function answerOf(puzzle: GivenPuzzle, file: string): Location[] {
  const { answer } = puzzle;
  if (answer && judge(puzzle, answer).verdict === 'solved') return answer;
  const [first] = findSolutions(puzzle, 1).listed;
  if (!first) throw new Failure(`${nameOf(file)}: the puzzle has no answer`, 1);
  return first.map(({ location }) => location);
}
