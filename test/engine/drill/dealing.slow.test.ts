import { describe, expect, it } from 'vitest';
import { makeDrill, type Drill } from '../../../engine/drill/dealing.ts';
import { openings } from '../../../engine/drill/openings.ts';
import { wayTo, type DrillPosition } from '../../../engine/drill/way.ts';
import { emptyBoard, parseBoard } from '../../../engine/tetris/rules/board.ts';
import { fill, lock } from '../../../engine/tetris/rules/lock.ts';
import { clearables } from '../../../engine/solver/asking/watched.ts';
import { perfectPieces } from '../../../electron/contract/practice/modes.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
/** The falling piece and those that are seen after it. */
const seen = 6;

function startOf({ cells, queue, hold }: Drill): DrillPosition {
  const board = cells.length > 0 ? parseBoard(cells, 20) : emptyBoard();
  return { board, queue, hold, canHold: true };
}

describe('an opening to build', () => {
  const made = seeds.map((seed) => makeDrill({ kind: 'opening', name: 'dtCannon' }, seed));

  it('is the same for the same seed, and comes in both forms', () => {
    expect(makeDrill({ kind: 'opening', name: 'dtCannon' }, 1)).toEqual(made[0]);
    expect(new Set(made.map(({ goal }) => JSON.stringify(goal))).size).toBe(2);
    expect(
      new Set(seeds.map((seed) => makeDrill({ kind: 'opening', name: 'any' }, seed).opening)).size,
    ).toBeGreaterThan(1);
  });

  it('comes with one whole bag that builds it, and nothing else', () => {
    const cells = openings.dtCannon.rows.join('').replaceAll('.', '').length;
    for (const drill of made) {
      expect([...drill.queue].sort().join('')).toBe('IJLOSTZ');
      const way = wayTo(drill.goal, startOf(drill))!;
      const board = way.reduce((now, { step }) => fill(now, step.cells), emptyBoard());
      expect(way).toHaveLength(cells / 4);
      expect(drill.goal).toEqual({ kind: 'build', masks: [...board.masks.subarray(0, 5)] });
    }
  });

  it('has no way once a piece is beside it', () => {
    const [drill] = made;
    const board = fill(emptyBoard(), [[0, 9]]);
    expect(wayTo(drill!.goal, { ...startOf(drill!), board })).toBeNull();
  });
});

describe.each([2, 3, 4, 5])('a perfect clear with %i pieces', (pieces) => {
  const made = seeds.map((seed) => makeDrill({ kind: 'perfect', pieces }, seed));

  it('is possible with the pieces that are seen, and empties the board with the last one', () => {
    expect(pieces).toBeGreaterThanOrEqual(perfectPieces.least);
    expect(pieces).toBeLessThanOrEqual(perfectPieces.most);
    for (const drill of made) {
      const start = startOf(drill);
      expect(clearables(start.board).some((one) => one.pieces === pieces)).toBe(true);
      const way = wayTo(drill.goal, { ...start, queue: drill.queue.slice(0, seen) })!;
      expect(way).toHaveLength(pieces);
      expect(way.at(-1)!.after.board.masks.every((mask) => mask === 0)).toBe(true);
      expect(way.slice(0, -1).every(({ after }) => after.board.masks.some((mask) => mask !== 0))).toBe(true);
    }
  });

  it('gives the cells of the way in the rows as they are at first', () => {
    for (const drill of made) {
      const { board } = startOf(drill);
      const way = wayTo(drill.goal, startOf(drill))!;
      const full = lock(
        board,
        way.flatMap(({ step }) => step.cells),
      );
      expect(full.board.masks.every((mask) => mask === 0)).toBe(true);
    }
  });
});

it('leaves a piece in hold where it can’t be taken', () => {
  const board = parseBoard(['XXXXXX....'], 20);
  const goal = { kind: 'clear', pieces: 1 } as const;
  const position = { board, queue: ['O', 'O'], hold: 'I', canHold: true } as const;
  expect(wayTo(goal, position)?.map(({ step }) => [step.piece, step.useHold])).toEqual([['I', true]]);
  expect(wayTo(goal, { ...position, canHold: false })).toBeNull();
  expect(wayTo(goal, { ...position, queue: ['O', 'I'], hold: null })?.[0]!.step.useHold).toBe(true);
});
