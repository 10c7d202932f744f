import { describe, expect, it } from 'vitest';
import type { CellCorrection, Frame, Layout, TetrisObservation } from '../../../../vision/types.ts';
import { Corrections } from '../../../../vision/watching/board/Corrections.ts';

const size = { width: 60, height: 100 };
const layout: Layout = {
  ...{ game: 'tetris', columns: 4, rows: 8, next: [], hold: null, confidence: 1 },
  board: { x: 10, y: 10, width: 40, height: 80 },
};
const cells = [...Array<string>(7).fill('....'), 'TT..'];

const reading = (rows = cells): TetrisObservation => ({
  ...{ seq: 0, game: 'tetris', columns: 4, rows: 8, ghost: null, hold: null, next: [], current: null },
  ...{ board: layout.board, cells: rows, confidence: 0.95, doubts: [] },
});

/** All grey, but for the cell in the lower right corner, which is as bright as `level`. */
function frame(level: number, capturedAt = 0): Frame {
  const data = new Uint8Array(4 * size.width * size.height).fill(40);
  for (let y = 80; y < 90; y++)
    for (let x = 40; x < 50; x++) data.fill(level, 4 * (y * size.width + x), 4 * (y * size.width + x) + 3);
  return { ...size, seq: 0, capturedAt, data, origin: { x: 0, y: 0 }, full: size };
}

function corrected(correction: CellCorrection) {
  const corrections = new Corrections();
  corrections.add(correction);
  const rowsIn = (now: Frame, rows = cells) => {
    const told = corrections.applied(reading(rows), now, layout);
    return { rows: told.game === null ? [] : told.cells, corrected: told.game ? told.corrected : undefined };
  };
  return { corrections, rowsIn };
}

const corner: CellCorrection = { cell: [3, 0], kind: 'X' };

describe("the user's correction of a misread cell", () => {
  it('applies from the next reading on, and is reported', () => {
    const { rowsIn } = corrected(corner);
    expect(rowsIn(frame(40)).rows.at(-1)).toBe('TT.X');
    expect(rowsIn(frame(44, 5000)).corrected).toEqual([[3, 0]]);
    expect(rowsIn(frame(40)).rows.slice(0, -1)).toEqual(cells.slice(0, -1));
  });

  it('is suspended while the cell looks different, and applies again after a piece has passed', () => {
    const { rowsIn } = corrected(corner);
    rowsIn(frame(40));
    expect(rowsIn(frame(90, 1000))).toEqual({ rows: cells, corrected: undefined });
    expect(rowsIn(frame(40, 3000)).rows.at(-1)).toBe('TT.X');
  });

  it('is dropped once the cell has looked different for ten seconds', () => {
    const { rowsIn } = corrected(corner);
    rowsIn(frame(40));
    rowsIn(frame(90, 10_001));
    expect(rowsIn(frame(40, 10_100)).rows).toEqual(cells);
  });

  it('is undone by a correction to the original reading', () => {
    const { corrections, rowsIn } = corrected(corner);
    rowsIn(frame(40));
    corrections.add({ cell: [3, 0], kind: '.' });
    expect(rowsIn(frame(40)).rows).toEqual(cells);
  });

  it('can empty a cell, and changes nothing for an unspecified block where one is read', () => {
    expect(
      corrected({ cell: [0, 0], kind: '.' })
        .rowsIn(frame(40))
        .rows.at(-1),
    ).toBe('.T..');
    expect(corrected({ cell: [0, 0], kind: 'X' }).rowsIn(frame(40)).rows).toBe(cells);
  });

  it('is ignored outside the board, and without a board', () => {
    const { corrections, rowsIn } = corrected({ cell: [9, 30], kind: 'X' });
    expect(corrections.applied({ seq: 0, game: null, confidence: 0, doubts: [] }, frame(40), layout)).toEqual(
      {
        ...{ seq: 0, game: null, confidence: 0, doubts: [] },
      },
    );
    expect(rowsIn(frame(40)).rows).toBe(cells);
  });
});
