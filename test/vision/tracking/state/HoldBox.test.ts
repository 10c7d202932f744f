import { expect, it } from 'vitest';
import type { Piece } from '../../../../engine/tetris/types.ts';
import { HoldBox } from '../../../../vision/tracking/state/HoldBox.ts';
import { reading } from '../../simulated/readings.ts';

const showing = (hold: Piece | null) => reading('..........', '', { hold });
const unreadable = reading('..........', '', { hold: 'S', doubts: ['hold piece not readable'] });

function seen(hold: Piece | null, times: number, isInLayout = false): HoldBox {
  const box = new HoldBox();
  for (let time = 0; time < times; time++) box.readBox(showing(hold), isInLayout);
  return box;
}

it('exists if the layout has one, or a piece was read three times', () => {
  expect([seen('T', 1, true).exists, seen(null, 1, true).exists]).toEqual([true, true]);
  expect([seen('T', 2).exists, seen('T', 3).exists, seen(null, 9).exists]).toEqual([false, true, false]);
});

it('is not confirmed by readings that differ, or that are in doubt', () => {
  const box = new HoldBox();
  for (const hold of ['T', 'T', 'O', 'T', 'T'] as const) box.readBox(showing(hold), false);
  for (let time = 0; time < 5; time++) box.readBox(unreadable, false);
  expect(box.exists).toBe(false);
  box.readBox(showing('T'), false);
  expect(box.exists).toBe(true);
});

it('returns the piece that it was given before, once for each falling piece', () => {
  const box = seen(null, 1, true);
  expect(box.canTake).toBe(true);
  expect(box.swapFor('T')).toBeNull();
  expect([box.piece, box.canTake]).toEqual(['T', false]);
  box.nextPiece();
  expect(box.canTake).toBe(true);
  expect(box.swapFor('O')).toBe('T');
  expect(box.piece).toBe('O');
});

it('accepts a piece before it is known only if it has shown that piece', () => {
  const box = seen('T', 1);
  expect([box.piece, box.canTake]).toEqual([null, false]);
  box.swapFor('O');
  expect([box.exists, box.piece]).toEqual([false, null]);
  const shown = seen('T', 1);
  shown.swapFor('T');
  expect([shown.exists, shown.piece]).toEqual([true, 'T']);
});

it('is corrected when a new piece falls if it has shown another piece twice', () => {
  const box = seen(null, 1, true);
  box.swapFor('T');
  box.readBox(showing('L'), true);
  box.nextPiece();
  expect(box.piece).toBe('T');
  box.readBox(showing('L'), true);
  expect(box.piece).toBe('T');
  box.nextPiece();
  expect(box.piece).toBe('L');
});

it('has taken a piece if it shows that one and did not before', () => {
  const box = seen(null, 1, true);
  expect(box.hasTaken('T', showing('T'))).toBe(true);
  expect(box.hasTaken('T', showing('O'))).toBe(false);
  box.swapFor('T');
  expect(box.hasTaken('T', showing('T'))).toBe(false);
});

it('is forgotten with its piece if the layout no longer has it, until a piece is read again', () => {
  const box = seen('T', 3, true);
  box.nextPiece();
  expect(box.piece).toBe('T');
  box.readBox(showing(null), false);
  expect([box.exists, box.piece, box.canTake]).toEqual([false, null, false]);
  for (let time = 0; time < 3; time++) box.readBox(showing('O'), false);
  expect(box.exists).toBe(true);
});
