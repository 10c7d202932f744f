import { expect, it } from 'vitest';
import { meaningsOf } from '../../../../electron/cli/explaining/meanings.ts';
import type { PuyoObservation, TetrisObservation } from '../../../../vision/types.ts';

const board = { x: 0, y: 0, width: 30, height: 30 };
const reading = { seq: 0, board, columns: 3, rows: 3, confidence: 1, doubts: [] };

/** As a text board, top row first. */
function drawn(seen: TetrisObservation | PuyoObservation): string[] {
  const rows = ['...', '...', '...'].map((row) => [...row]);
  for (const { cell, letter } of meaningsOf(seen)) rows[2 - cell[1]]![cell[0]] = letter;
  return rows.map((row) => row.join(''));
}

it("marks Tetris's falling piece, locked blocks, ghost and cut-off cells", () => {
  const seen: TetrisObservation = {
    ...reading,
    game: 'tetris',
    cells: ['...', '...', 'X.X'],
    current: { piece: 'T', cells: [[1, 1]] },
    ghost: [[1, 0]],
    cut: [[0, 2]],
    hold: null,
    next: [],
  };
  expect(drawn(seen)).toEqual(['^..', '.T.', 'x+x']);
});

it('names both puyos of a falling pair', () => {
  const cells: [number, number][] = [
    [1, 1],
    [1, 2],
  ];
  const current = { axis: 'R' as const, child: 'G' as const, cells };
  const seen: PuyoObservation = {
    ...reading,
    game: 'puyo',
    cells: ['...', '...', 'B.O'],
    current,
    ghost: null,
    hold: null,
    next: [],
  };
  expect(drawn(seen)).toEqual(['.G.', '.R.', 'b.o']);
});
