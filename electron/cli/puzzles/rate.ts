import type { Command } from 'commander';
import { ratedPuzzle } from '../../../engine/puzzle/rated.ts';
import { featureNames } from '../../../engine/puzzle/rating/features.ts';
import { type Taste, interestBy, tasteFor } from '../../../engine/puzzle/rating/likes.ts';
import { ratePrior } from '../../../engine/puzzle/rating/prior.ts';
import { puzzlesEn as words } from '../../contract/words/puzzles/puzzleMessages.en.ts';
import { jsonOption } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf } from '../console/input.ts';
import { print, printJson } from '../console/output.ts';
import { ratingWords, ratingsIn } from './ratings.ts';
import { puzzleIn } from './readPuzzle.ts';

const unlearned: Taste = { model: null, losses: null };

export function registerRate(puzzles: Command): void {
  puzzles
    .command('rate')
    .description('estimates how interesting and how hard a puzzle is; the estimate was not fitted to people')
    .argument('<puzzle>', "a file with a puzzle, '-' for stdin")
    .option(
      '--ratings <file>',
      `learns from likes, and uses that where it beats the estimate: ${ratingWords}`,
    )
    .addOption(jsonOption())
    .action(async (file: string, { ratings, json }: { ratings?: string; json?: true }) => {
      const puzzle = ratedPuzzle(await puzzleIn(file));
      if (!puzzle) throw new Failure(`${nameOf(file)}: the puzzle has no answer`, 1);
      const { category, moves, features } = puzzle;
      const taste = ratings === undefined ? unlearned : tasteFor(puzzle, await ratingsIn(ratings));
      const { difficulty } = ratePrior(category, moves, features);
      const predicted = { interest: interestBy(taste, puzzle), difficulty };
      const model = taste.model ? 'learned' : 'prior';
      if (json) printJson({ features, featureNames: featureNames(moves), predicted, model });
      else {
        print(words.rating(predicted.interest.toFixed(2), predicted.difficulty.toFixed(2)));
        for (const [index, name] of featureNames(moves).entries())
          print(`${name.padEnd(18)} ${features[index]}`);
        print(taste.model ? words.learned : words.prior);
      }
    });
}
