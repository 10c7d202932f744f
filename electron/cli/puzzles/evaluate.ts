import type { Command } from 'commander';
import type { Measures } from '../../../engine/puzzle/rating/learning/measures.ts';
import { type Evaluation, evaluateRatings } from '../../../engine/puzzle/rating/learning/ratings.ts';
import type { Comparison } from '../../../engine/puzzle/rating/learning/scores.ts';
import { puzzlesEn as words } from '../../../renderer/shared/words/puzzles/puzzleMessages.en.ts';
import { jsonOption } from '../console/arguments.ts';
import { print, printJson } from '../console/output.ts';
import { ratingWords, ratingsIn } from './ratings.ts';

export function registerEvaluate(puzzles: Command): void {
  puzzles
    .command('evaluate')
    .description('compares the estimates with ratings by people, and with models learned from those')
    .argument('<ratings>', `a file, '-' for stdin: ${ratingWords}`)
    .addOption(jsonOption())
    .action(async (file: string, { json }: { json?: true }) => {
      const evaluations = evaluateRatings(await ratingsIn(file));
      if (json) printJson({ evaluations: evaluations.map(withoutModel) });
      else print([...evaluations.flatMap(describe), words.prior].join('\n'));
    });
}

/** The model itself is no figure. */
function withoutModel({ likes, ...scores }: Evaluation): object {
  if (!likes) return { ...scores, likes };
  const { taste, ...counts } = likes;
  return { ...scores, likes: { ...counts, losses: taste.losses, better: betterOf(likes) } };
}

const betterOf = ({ taste }: NonNullable<Evaluation['likes']>): string => (taste.model ? 'learned' : 'prior');

function describe({ moves, interest, difficulty, likes }: Evaluation): string[] {
  return [
    moves === 'one' ? 'Puzzles of one move' : 'Puzzles of more moves',
    ...describeScores('interest', interest),
    ...describeScores('difficulty', difficulty),
    ...(likes ? describeLikes(likes) : []),
  ];
}

function measuresLine(name: string, { mae, smape, correlation }: Measures): string {
  return `    ${name.padEnd(8)} MAE ${mae.toFixed(3)}, SMAPE ${smape.toFixed(2)} %, correlation ${correlation.toFixed(3)}`;
}

function describeScores(what: string, comparison: Comparison | null): string[] {
  if (!comparison) return [`  ${what}: rated too seldom to tell`];
  return [
    `  ${what}, ${comparison.puzzles} puzzles; nearer: ${comparison.better}`,
    measuresLine('prior', comparison.prior),
    measuresLine('learned', comparison.learned),
  ];
}

function describeLikes(likes: NonNullable<Evaluation['likes']>): string[] {
  const { puzzles, liked, taste } = likes;
  const head = `  likes, ${liked} of ${puzzles} puzzles`;
  if (!taste.losses) return [`${head}: too few of either kind to learn from`];
  const { prior, learned } = taste.losses;
  return [
    `${head}; used: ${betterOf(likes)}`,
    `    log loss: prior ${prior.toFixed(3)}, learned ${learned.toFixed(3)}`,
  ];
}
