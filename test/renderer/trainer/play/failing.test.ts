/** A way that fails: what is marked, and how it goes on from where it was still possible. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { judge } from '../../../../engine/puzzle/judging/judge.ts';
import { served } from '../../../../engine/protocol/puzzleOrders.ts';
import { categoryPuzzle } from '../../../../engine/puzzle/sets/modes.ts';
import { findSolutions } from '../../../../engine/puzzle/solving/solve.ts';
import { finishesOn } from '../../../../engine/puzzle/goals.ts';
import { playOn } from '../../../../engine/puzzle/puzzle.ts';
import { goals, type Task } from '../../../../engine/puzzle/types.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { Location } from '../../../../engine/tetris/types.ts';
import { fieldView } from '../../../../renderer/trainer/board/fieldView.ts';
import { marksOf } from '../../../../renderer/trainer/play/marks.ts';
import { Table, type Judge } from '../../../../renderer/trainer/play/Table.svelte.ts';

const one = served(categoryPuzzle({ category: 'tsd', moves: 3 }, 0), 0);
const positionOf = ({ board, queue, goal }: Task) => ({
  board: parseBoard(board),
  queue,
  goal: goals[goal.kind],
});
const position = positionOf(one.puzzle);
const [right] = one.puzzle.solutions[0]!.map(({ location }) => location);

/** In place of the worker. */
const inPlace: Judge = {
  judge: (task, placed) => Promise.resolve(judge(positionOf(task), placed)),
  guide: ({ task, placed }) => {
    const { board, queue, goal } = positionOf(task);
    const now = playOn(board, placed);
    const [way] = findSolutions({ board: now, queue: queue.slice(placed.length), goal }, 1).listed;
    if (!way) return Promise.resolve(null);
    const [finish] = finishesOn(
      playOn(
        now,
        way.map(({ location }) => location),
      ),
      goal,
    );
    return Promise.resolve({ placements: way, finish: finish!, slot: [] });
  },
};

/** A place of the second piece after which no way is left, though no row went. */
function wrongPlace(): Location {
  const board = playOn(position.board, [right!]);
  const start = findSpawn(board, position.queue[1]!)!;
  return findPlacements(board, start)
    .map(({ location }) => location)
    .find((location) => judge(position, [right!, location]).verdict === 'unreachable')!;
}

let table: Table;

async function place(location: Location): Promise<void> {
  table.candidates = [location];
  table.placeCandidate();
  await vi.waitFor(() => expect(table.verdict).not.toBeNull());
}

beforeEach(async () => {
  table = new Table(
    one,
    inPlace,
    () => {},
    () => 0,
  );
  await place(right!);
  await place(wrongPlace());
});

describe('a way that fails', () => {
  it('marks the piece after which no way was left', () => {
    expect(table.isOver).toBe(true);
    const wrong = cellsOf(table.run.placed[1]!);
    expect(marksOf(table)).toMatchObject({ kind: 'spoiled', piece: { cells: wrong } });
    expect(fieldView(table, 'off').notHere).toMatchObject({ cells: wrong });
  });

  it('goes back to the last position from which it was possible', async () => {
    table.rewind();
    expect(table.run.placed).toEqual([right]);
    expect(table.run.game.active!.type).toBe(one.puzzle.queue[1]);
    await vi.waitFor(() => expect(table.verdict?.verdict).toBe('onTrack'));
    expect(marksOf(table)).toBeNull();
  });

  it('shows the missed way from there, and leaves the player there', async () => {
    await table.showAnswer();
    expect(table.pictures![0]!.run.placed).toEqual([right]);
    expect(table.pictures!.at(-1)!.run.placed).toHaveLength(one.puzzle.moves + 1);
    table.leaveAnswer();
    expect(table.pictures).toBeNull();
    expect(table.run.placed).toEqual([right]);
  });

  it('is one try, for any later placement', async () => {
    expect(table.tries).toBe(1);
    table.press('hardDrop');
    await vi.waitFor(() => expect(table.verdict?.verdict).toBe('outOfPieces'));
    expect(table.tries).toBe(1);
    table.rewind();
    expect(table.run.placed).toEqual([right]);
  });
});

it('marks the cells that a slot’s rows lack, and where the goal’s piece should get in', () => {
  const { run, puzzle } = table;
  const cells = [[2, 0] as const];
  const of = (reason: object, at = 1) => marksOf({ run, puzzle, verdict: { reason, at } as never });
  expect(of({ kind: 'gaps', cells })).toEqual({ kind: 'missing', piece: { kind: 'T', cells } });
  expect(of({ kind: 'fewerRows', rows: 1, cells })?.kind).toBe('missing');
  expect(of({ kind: 'noSpin', cells })?.kind).toBe('entrance');
  expect(of({ kind: 'noSlot' })).toBeNull();
  expect(of({ kind: 'noWay', pieces: ['Z'] }, 0)).toBeNull();
});
