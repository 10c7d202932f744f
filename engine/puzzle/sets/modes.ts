/** The sets of the thesis's app. */
import type { Puzzle, Rating } from '../types.ts';
import {
  type Level,
  type PuzzleKind,
  categorySize,
  curatedSize,
  levels,
  skillTest,
  trainingPlan,
} from './figures.ts';
import { type Outline, type Series, outlineAt, puzzleAt } from './series.ts';

/** What beginners are given: above it an estimate counts as interesting. */
export const interesting = 3.4;

const isInteresting = ({ interest }: Rating): boolean => interest > interesting;

/** Which set a series belongs to, so that no two show the same puzzles. */
const salts = { curated: 1, category: 2, skillTest: 3, training: 4, daily: 5, instead: 6 } as const;

/** Numbers at which a category would have the puzzle of an earlier number, or its mirror image: they have another one. */
const repeats: Readonly<Record<string, readonly number[]>> = { tsd1: [388], donation2: [372, 380, 406] };

export function curatedPuzzle(moves: number, number: number): Puzzle {
  return puzzleAt(curatedSeries(moves), number);
}

function curatedSeries(moves: number): Series {
  return { recipe: { category: 'tsd', moves, slides: false, suits: isInteresting }, salt: salts.curated };
}

/** `slides`: only such as need one. */
export function categoryPuzzle(kind: PuzzleKind, number: number, slides = false): Puzzle {
  return puzzleAt(categorySeries(kind, number, slides), number);
}

function categorySeries({ category, moves }: PuzzleKind, number: number, slides: boolean): Series {
  const isRepeat = !slides && repeats[`${category}${moves}`]?.includes(number);
  const salt = isRepeat ? salts.instead : salts.category;
  return { recipe: { category, moves, slides }, salt };
}

/** Of each puzzle of the curated set of so many moves, in the order of their numbers. */
export function curatedOutlines(moves: number): Outline[] {
  return Array.from({ length: curatedSize }, (_, number) => outlineAt(curatedSeries(moves), number));
}

/** Of each puzzle of a kind, in the order of their numbers; none of them needs a slide. */
export function categoryOutlines(kind: PuzzleKind): Outline[] {
  return Array.from({ length: categorySize }, (_, number) =>
    outlineAt(categorySeries(kind, number, false), number),
  );
}

/** A third of the puzzles of two moves each, by the survey's mean and deviation of their difficulty. */
const easyBelow = 2.306 - 0.431 * 0.569;
const hardAbove = 2.306 + 0.431 * 0.569;

export function levelOf({ difficulty }: Rating): Level {
  if (difficulty < easyBelow) return 'easy';
  return difficulty > hardAbove ? 'hard' : 'medium';
}

/** The puzzle of this place in the test, from 0 to 14, the easy ones first; every `round` has others. */
export function skillTestPuzzle(round: number, place: number): Puzzle {
  const level = levels[Math.floor((place * levels.length) / skillTest.puzzles)]!;
  const suits = (predicted: Rating): boolean => levelOf(predicted) === level;
  const series: Series = {
    recipe: { category: 'tsd', moves: 2, slides: false, suits },
    salt: salts.skillTest,
  };
  return puzzleAt(series, round * skillTest.puzzles + place);
}

export function trainingPuzzle(round: number, place: number): Puzzle {
  const recipe = { category: 'tsd', moves: 2, slides: false, suits: isInteresting } as const;
  return puzzleAt({ recipe, salt: salts.training }, round * trainingPlan.puzzles + place);
}

/** From Sunday on: easier kinds at the week's beginning, donations at its end. */
const kindOfWeekday: readonly PuzzleKind[] = [
  { category: 'donation', moves: 3 },
  { category: 'tsd', moves: 1 },
  { category: 'tsd', moves: 2 },
  { category: 'tsd', moves: 2 },
  { category: 'tsd', moves: 3 },
  { category: 'tsd', moves: 3 },
  { category: 'donation', moves: 2 },
];

const dayMs = 86_400_000;

/** The puzzle of a day, 'YYYY-MM-DD' by the player's own calendar, for everybody the same. Throws where it is no day. */
export function dailyPuzzle(day: string): Puzzle {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw new RangeError(`${JSON.stringify(day)} is not a day`);
  const { category, moves } = kindOfWeekday[new Date(time).getUTCDay()]!;
  const recipe = { category, moves, slides: false, suits: isInteresting };
  return puzzleAt({ recipe, salt: salts.daily }, time / dayMs);
}
