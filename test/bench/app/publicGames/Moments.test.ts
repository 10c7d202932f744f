import { describe, expect, it } from 'vitest';
import { fallingAsTold, isSame, Moments, positionOf, type Position } from './Moments.ts';
import { cellsAt } from '../../../cellsAt.ts';

const told: Position = { stack: ['......', 'RG....'], falling: 'RB', next: 'GG' };

describe('a position that a page reports', () => {
  it('is the true one under other names of colours, whichever of a pair is the axis', () => {
    expect(isSame(told, { stack: ['......', 'PY....'], falling: 'BP', next: 'YY' })).toBe(true);
    expect(isSame(told, { stack: ['......', 'PP....'], falling: 'BP', next: 'PP' })).toBe(false);
    expect(isSame(told, { ...told, next: 'GB' })).toBe(false);
    expect(isSame({ ...told, next: null }, { ...told, next: 'GB' })).toBe(true);
  });

  it('differs where a block is elsewhere, or another piece falls', () => {
    const truth: Position = { stack: ['..........', 'XX........'], falling: 'T', next: null };
    expect(isSame({ ...truth, stack: ['XX........'] }, truth)).toBe(true);
    expect(isSame({ ...truth, stack: ['..........', '.XX.......'] }, truth)).toBe(false);
    expect(isSame({ ...truth, falling: 'L' }, truth)).toBe(false);
  });

  it('may be a little older than the truth, or ahead of it', () => {
    const moments = new Moments();
    moments.add({ ...told, at: 1000 });
    expect([500, 1600, 1601, 499].map((at) => moments.had(told, at))).toEqual([true, true, false, false]);
  });
});

it('names a pair in the order in which it is reported', () => {
  const truth: Position = { stack: ['......', 'PY....'], falling: 'BP', next: null };
  expect(fallingAsTold(told, truth)).toEqual(['PB']);
  const bare: Position = { ...truth, stack: ['......', '......'] };
  expect(fallingAsTold({ ...told, stack: bare.stack }, bare)).toEqual(['BP', 'PB']);
});

it('names a piece by its shape, in any orientation', () => {
  const page = { board: { x: 0, y: 0, width: 1, height: 1 }, stack: [], isOver: false };
  const [falling, next] = [cellsAt('4,0 4,1 4,2 5,2'), cellsAt('0,0 1,0 2,0 2,1')] as [number, number][][];
  expect(positionOf({ ...page, falling: falling!, next: next! })).toMatchObject({ falling: 'L', next: 'J' });
});
