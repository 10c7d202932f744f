/** From an order to its puzzle. */
import { familyOf } from '../puzzle/family.ts';
import {
  categoryPuzzle,
  curatedPuzzle,
  dailyPuzzle,
  skillTestPuzzle,
  trainingPuzzle,
} from '../puzzle/sets/modes.ts';
import { NoSuchPuzzle } from '../puzzle/sets/series.ts';
import { ladderPuzzle } from '../puzzle/sets/ladder.ts';
import { familyPuzzle } from '../puzzle/sets/ofFamily.ts';
import { type Learned, likedMost } from '../puzzle/sets/taste.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { parseBoard } from '../tetris/rules/board.ts';
import type { Order, Served } from './puzzleJobs.ts';

export function served(puzzle: Puzzle, number: number | null): Served {
  const answer = puzzle.solutions[0]!.map(({ location }) => location);
  const { category, goal } = puzzle;
  const family = familyOf({ board: parseBoard(puzzle.board), kind: goal.kind, category, answer });
  return { puzzle, number, family };
}

function ofCategory(order: Order & { from: 'category' }, learned: readonly Learned[]): Served {
  const made = order.numbers.map((number) => ({
    number,
    puzzle: categoryPuzzle(order.kind, number, order.slides),
  }));
  const chosen = likedMost(
    made.map(({ number, puzzle }) => ({ ...puzzle, number, puzzle })),
    learned,
  );
  return served(chosen.puzzle, chosen.number);
}

function serve(order: Order, learned: readonly Learned[]): Served {
  switch (order.from) {
    case 'category':
      return ofCategory(order, learned);
    case 'curated':
      return served(curatedPuzzle(order.moves, order.number), order.number);
    case 'test':
      return served(skillTestPuzzle(order.round, order.number), order.number);
    case 'plan':
      return served(trainingPuzzle(order.round, order.number), order.number);
    case 'ladder':
      return served(ladderPuzzle(order.round, order.number), order.number);
    case 'daily':
      return served(dailyPuzzle(order.day), null);
    case 'family':
      return served(familyPuzzle(order.family, order.number), null);
  }
}

/** null where there is no such puzzle. */
export function serveOrder(order: Order, learned: readonly Learned[]): Served | null {
  try {
    return serve(order, learned);
  } catch (error) {
    if (!(error instanceof NoSuchPuzzle)) throw error;
    return null;
  }
}
