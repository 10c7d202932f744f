import { mix } from '../../tetris/random.ts';
import { twinKey } from '../naming.ts';
import { featuresOfSolved, makePuzzle } from '../puzzle.ts';
import { ratePrior } from '../rating/prior.ts';
import { canDoWithFewer } from '../solving/minimal.ts';
import { canSolve } from '../solving/solve.ts';
import { type Puzzle, type Rating, goals, puzzleKinds } from '../types.ts';
import { type Draft, type Recipe, draftFrom, goalOf } from './reverse.ts';

/** Every kind of puzzle there is, without those that need slides. */
export const recipes: readonly Recipe[] = puzzleKinds.map((kind) => ({ ...kind, slides: false }));

/** No piece is idle, and slides are needed just where they are asked for. */
function isGood({ board, queue }: Draft, { category, slides }: Recipe): boolean {
  const position = { board, queue, goal: goals[goalOf[category]] };
  return !canDoWithFewer(position) && !(slides && canSolve(position, 'drops'));
}

/** The estimate before anybody has solved it. */
export function rateDraft(draft: Draft, { category, moves }: Recipe): Rating {
  const solved = { ...draft, kind: goalOf[category], category, answer: draft.placed };
  return ratePrior(category, moves, featuresOfSolved(solved));
}

/** Told before the search, which takes far longer. */
function isWanted(draft: Draft, recipe: Recipe): boolean {
  const { suits, fits } = recipe;
  if (fits && !fits(draft)) return false;
  return !suits || suits(rateDraft(draft, recipe));
}

/** The draft of this seed; null where it makes none that is good enough for a puzzle. */
export function goodDraft(seed: number, recipe: Recipe): Draft | null {
  const draft = draftFrom(seed, recipe);
  return draft && isWanted(draft, recipe) && isGood(draft, recipe) ? draft : null;
}

/** With all of its answers, which are searched for. */
export function puzzleOf({ board, queue, placed }: Draft, { category }: Recipe, seed: number): Puzzle {
  return makePuzzle({ board, queue, kind: goalOf[category], category, answer: placed, seed });
}

/** The puzzle that this seed makes; null where it makes none that is good enough. */
export function puzzleFrom(seed: number, recipe: Recipe): Puzzle | null {
  const draft = goodDraft(seed, recipe);
  return draft && puzzleOf(draft, recipe, seed);
}

/** Seeds in a row after which no more puzzles are expected; of any kind one in a hundred or more is good, unless few are wanted. */
const mostFailures = 5000;

/** Different puzzles, mirror images counted as alike, without end; the same seed makes the same ones. */
export function* generate(recipe: Recipe, seed: number): Generator<Puzzle> {
  const seen = new Set<string>();
  for (let number = 0, failures = 0; failures < mostFailures; number++) {
    const puzzle = puzzleFrom(mix(mix(seed) + number), recipe);
    if (!puzzle || seen.has(twinKey(puzzle))) failures++;
    else {
      failures = 0;
      seen.add(twinKey(puzzle));
      yield puzzle;
    }
  }
}
