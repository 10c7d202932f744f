import type { Location } from '../../../engine/tetris/types.ts';
import { type Puzzle, goals } from '../../../engine/puzzle/types.ts';
import { playOn } from '../../../engine/puzzle/puzzle.ts';
import { finishesOn } from '../../../engine/puzzle/goals.ts';
import { drawBoard } from '../../../engine/tetris/notation/text.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { puzzlesEn as words } from '../../contract/words/puzzles/puzzleMessages.en.ts';

/** Empty rows that are drawn above the highest block, so that it is seen where pieces come from. */
const rowsAbove = 2;

function withoutSky(rows: readonly string[]): readonly string[] {
  const used = rows.findIndex((row) => /[^.]/.test(row));
  return rows.slice(Math.max(0, (used < 0 ? rows.length : used) - rowsAbove));
}

/** A puzzle as people read it: what is asked, the board, and what is known about it. */
export function describePuzzle(puzzle: Puzzle, number: number): string {
  const { board, queue, goal, answers, solutionCount, needsSlides, predicted, id } = puzzle;
  const facts = [
    words.answers[answers](solutionCount),
    ...(needsSlides ? [words.needsSlides] : []),
    words.rating(predicted.interest.toFixed(1), predicted.difficulty.toFixed(1)),
    id,
  ];
  return [
    `${number}. ${words.task(queue, words.goal[goal.kind])}`,
    ...withoutSky(board),
    `(${facts.join('; ')})`,
  ].join('\n');
}

/** The intended answer, drawn on the board piece by piece, and the piece that ends it. */
export function describeAnswer({ board, goal, solutions }: Puzzle): string {
  const answer = solutions[0]!.map(({ location }) => location);
  const start = parseBoard(board);
  const [finish] = finishesOn(playOn(start, answer), goals[goal.kind]);
  const drawn = [...answer, finish!.location].map((location, index, all) =>
    drawPiece(location, playOn(start, all.slice(0, index))),
  );
  return drawn.join('\n\n');
}

function drawPiece(location: Location, board: ReturnType<typeof parseBoard>): string {
  const brushes = { filled: 'X', empty: '.', hint: location.type.toLowerCase() };
  return withoutSky(drawBoard(board, cellsOf(location), brushes)).join('\n');
}
