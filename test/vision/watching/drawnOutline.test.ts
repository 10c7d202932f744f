import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../vision/types.ts';
import { fitOutline, type Outline } from '../../../vision/watching/drawnOutline.ts';

const outline: Outline = {
  game: 'tetris',
  board: { x: 100, y: 50, width: 200, height: 400 },
  columns: 10,
  rows: 20,
};

function found(change: Partial<Layout> = {}, x = 104): Layout {
  const board = { x, y: 47, width: 198, height: 402 };
  return { ...outline, board, next: [], hold: null, confidence: 0.6, ...change };
}

describe('fitOutline', () => {
  it('returns the board that was found at the outline', () => {
    expect(fitOutline(outline, [found({}, 112), found()])).toEqual(found());
  });

  it.each([
    ['nothing', []],
    ['a board elsewhere', [found({}, 160)]],
    ['a board nearly a cell too far left', [found({}, 82)]],
    ['a board nearly a cell too low', [found({ board: { x: 100, y: 67, width: 200, height: 400 } })]],
    ['a board with fewer rows', [found({ rows: 18 })]],
    ['a board with fewer columns', [found({ columns: 8 })]],
    ['another game', [found({ game: 'puyo' })]],
  ])('keeps the outline if %s was found', (_, layouts) => {
    expect(fitOutline(outline, layouts)).toEqual({ ...outline, next: [], hold: null, confidence: 1 });
  });
});
