import { describe, expect, it } from 'vitest';
import { generate, puzzleFrom, recipes } from '../../../../engine/puzzle/generating/generate.ts';
import { type Recipe, draftFrom } from '../../../../engine/puzzle/generating/reverse.ts';
import { isReady } from '../../../../engine/puzzle/goals.ts';
import { judge } from '../../../../engine/puzzle/judging/judge.ts';
import { mirrorTask, twinKey } from '../../../../engine/puzzle/naming.ts';
import { playOn } from '../../../../engine/puzzle/puzzle.ts';
import { ratedPuzzle } from '../../../../engine/puzzle/rated.ts';
import { readAnswer, readPuzzle } from '../../../../engine/puzzle/reading.ts';
import { canSolve, findSolutions } from '../../../../engine/puzzle/solving/solve.ts';
import { type Puzzle, goals } from '../../../../engine/puzzle/types.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { canonicalLocation } from '../../../../engine/tetris/rules/pieces.ts';
import type { Reach } from '../../../../engine/tetris/rules/reachRules.ts';
import type { Board, Location } from '../../../../engine/tetris/types.ts';

function take(recipe: Recipe, count: number, seed = 1): Puzzle[] {
  const found: Puzzle[] = [];
  for (const puzzle of generate(recipe, seed)) if (found.push(puzzle) === count) break;
  return found;
}

function canPlace(board: Board, location: Location, reach: Reach): boolean {
  const wanted = JSON.stringify(canonicalLocation(location));
  return findPlacements(board, findSpawn(board, location.type)!, { reach }).some(
    (placement) => JSON.stringify(placement.location) === wanted,
  );
}

/** Every choice of some of the pieces but not all, their order kept. */
function parts<T>(all: readonly T[]): T[][] {
  const most = 2 ** all.length - 1;
  return Array.from({ length: most }, (_, chosen) => all.filter((_, index) => (chosen >> index) & 1));
}

const withSlides: Recipe[] = [
  { category: 'tsd', moves: 1, slides: true },
  { category: 'tsd', moves: 2, slides: true },
];

describe.each([...recipes, ...withSlides])(
  'puzzles of $category, $moves moves, slides: $slides',
  (recipe) => {
    const puzzles = take(recipe, [12, 12, 3, 1][recipe.moves - 1]!);

    it('start without a full row and without the goal ready', () => {
      for (const { board, goal } of puzzles) {
        expect(board.filter((row) => !row.includes('.'))).toEqual([]);
        expect(isReady(parseBoard(board), goals[goal.kind])).toBe(false);
      }
    });

    it('are solved by all pieces and by no part of them', () => {
      for (const { board, queue, goal, moves } of puzzles) {
        const position = { board: parseBoard(board), goal: goals[goal.kind] };
        expect(queue).toHaveLength(moves);
        expect(canSolve({ ...position, queue })).toBe(true);
        for (const part of parts(queue)) expect(canSolve({ ...position, queue: part })).toBe(false);
      }
    });

    it('have an answer whose pieces can all be placed, without a row cleared', () => {
      for (const { board, solutions, needsSlides } of puzzles) {
        const answer = solutions[0]!.map(({ location }) => location);
        for (const [index, location] of answer.entries()) {
          const before = playOn(parseBoard(board), answer.slice(0, index));
          expect(canPlace(before, location, needsSlides ? 'slides' : 'drops')).toBe(true);
        }
        const cells = board.join('').replaceAll('.', '').length;
        const after = playOn(parseBoard(board), answer);
        expect(after.masks.reduce((sum, mask) => sum + mask.toString(2).replaceAll('0', '').length, 0)).toBe(
          cells + 4 * answer.length,
        );
      }
    });

    it('can be written and read again, and all their answers are judged right', () => {
      for (const puzzle of puzzles) {
        const read = readPuzzle(JSON.parse(JSON.stringify(puzzle)));
        expect(read).toMatchObject({ category: puzzle.category, queue: puzzle.queue });
        expect(ratedPuzzle(read)?.features).toEqual(puzzle.features);
        for (const solution of puzzle.solutions)
          expect(judge(read, readAnswer(solution)).verdict).toBe('solved');
        const beginning = readAnswer(puzzle.solutions[0]).slice(0, -1);
        expect(judge(read, beginning).verdict).toBe('onTrack');
      }
    });

    it('need slides exactly if requested', () => {
      for (const { needsSlides } of puzzles) expect(needsSlides).toBe(recipe.slides);
    });
  },
);

describe('generated puzzles', () => {
  it('are the same for the same seed, and others for another', () => {
    const recipe: Recipe = { category: 'tsd', moves: 2, slides: false };
    expect(take(recipe, 5, 7)).toEqual(take(recipe, 5, 7));
    expect(take(recipe, 5, 7)).not.toEqual(take(recipe, 5, 8));
    const [puzzle] = take(recipe, 1, 7);
    expect(puzzleFrom(puzzle!.seed!, recipe)).toEqual(puzzle);
  });

  it('never repeat, mirrored neither', () => {
    const puzzles = take({ category: 'tsd', moves: 1, slides: false }, 150);
    expect(new Set(puzzles.map(twinKey)).size).toBe(150);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(150);
  });

  it('have mirror twins with as many solutions, I aside, whose kicks SRS does not mirror', () => {
    const puzzles = take({ category: 'tsd', moves: 2, slides: false }, 30);
    for (const puzzle of puzzles.filter(({ queue }) => !queue.includes('I'))) {
      const twin = mirrorTask(puzzle);
      const position = { board: parseBoard(twin.board), queue: twin.queue, goal: goals[twin.goal.kind] };
      expect(findSolutions(position, 0).count).toBe(puzzle.solutionCount);
    }
  });
});

describe('donations', () => {
  it('cover an open well first, and open it by the T-spin', () => {
    const recipe: Recipe = { category: 'donation', moves: 2, slides: false };
    for (const { board, solutions, goal } of take(recipe, 10)) {
      const start = parseBoard(board);
      const after = playOn(
        start,
        solutions[0]!.map(({ location }) => location),
      );
      const well = after.masks[0]! ^ 0x3ff;
      const depth = after.masks.findIndex((mask) => mask !== after.masks[0]);
      expect(depth).toBeGreaterThanOrEqual(2);
      expect(start.masks.every((mask) => (mask & well) === 0)).toBe(true);
      expect(after.masks[depth]! & well).toBe(well);
      const finishes = findPlacements(after, findSpawn(after, 'T')!, { spins: true }).filter(
        ({ location, spin }) =>
          spin === goals[goal.kind].spin && heightLost(after, location) === goals[goal.kind].rows,
      );
      expect(
        finishes.some(({ location }) => !playOn(after, [location]).masks.some((mask) => mask & well)),
      ).toBe(true);
    }
  });
});

/** Rows that a placement clears. */
function heightLost(board: Board, location: Location): number {
  const count = ({ masks }: Board): number =>
    masks.reduce((sum, mask) => sum + mask.toString(2).replaceAll('0', '').length, 0);
  return (count(board) + 4 - count(playOn(board, [location]))) / board.columns;
}

describe('a try', () => {
  it('makes no draft with a block in mid-air', () => {
    let drafts = 0;
    for (let seed = 0; seed < 60; seed++) {
      const draft = draftFrom(seed, { category: 'tsd', moves: 2, slides: false });
      if (!draft) continue;
      drafts++;
      expect(countFloating(draft.board)).toBe(0);
    }
    expect(drafts).toBeGreaterThan(10);
  });
});

/** Blocks that a walk from the floor over neighbouring blocks does not come to. */
function countFloating({ masks, columns }: Board): number {
  const isBlock = (x: number, y: number) => x >= 0 && x < columns && ((masks[y] ?? 0) >> x) & 1;
  const seen = new Set<string>();
  const walk = (x: number, y: number): void => {
    if (!isBlock(x, y) || seen.has(`${x} ${y}`)) return;
    seen.add(`${x} ${y}`);
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) walk(x + dx, y + dy); // prettier-ignore
  };
  for (let x = 0; x < columns; x++) walk(x, 0);
  return masks.reduce((sum, mask) => sum + mask.toString(2).replaceAll('0', '').length, 0) - seen.size;
}
