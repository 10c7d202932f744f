/**
 * `npm run bench -- estimates FILE`: how far the estimates of interest and difficulty, and models learned from the ratings
 * themselves, lie from ratings of people: JSON Lines as `okiba puzzles rate --ratings` reads them; `-` for stdin.
 */
import type { Measures } from './estimates/measures.ts';
import { type Evaluation, evaluateRatings } from './estimates/evaluations.ts';
import type { Comparison } from './estimates/scores.ts';
import { puzzlesEn as words } from '../../../electron/contract/words/puzzles/puzzleMessages.en.ts';
import { ratingsIn } from '../../../electron/cli/puzzles/ratings.ts';

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

const evaluations = evaluateRatings(await ratingsIn(process.argv[2] ?? '-'));
console.log([...evaluations.flatMap(describe), words.prior].join('\n'));
