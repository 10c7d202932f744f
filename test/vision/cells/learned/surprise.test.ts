import { describe, expect, it } from 'vitest';
import { surprise } from '../../../../vision/cells/learned/surprise.ts';
import type { TetrisObservation } from '../../../../vision/types.ts';
import { tetrisSeen } from '../../observed.ts';
import { cellsAt } from '../../../cellsAt.ts';
import { chancesOf } from './chancesOf.ts';

const seen = (cells: string[], current: TetrisObservation['current'] = null): TetrisObservation =>
  tetrisSeen({
    board: { x: 0, y: 0, width: 40, height: 30 },
    columns: 4,
    rows: 3,
    cells,
    current,
    confidence: 1,
  });

const board = ['.**.', '.**.', 'X..X'];
const square: TetrisObservation['current'] = {
  piece: 'O',
  cells: cellsAt('1,2 2,2 1,1 2,1'),
};

describe('surprise', () => {
  it('is almost zero if all cells are read as expected', () => {
    expect(surprise(chancesOf(board), seen(['....', '....', 'X..X'], square))).toBeLessThan(12 * 0.05);
  });

  it('grows with each cell that is read differently', () => {
    const chances = chancesOf(board);
    const one = surprise(chances, seen(['....', '....', 'XX.X'], square));
    const two = surprise(chances, seen(['....', '....', 'XXXX'], square));
    expect(one).toBeGreaterThan(3);
    expect(two).toBeGreaterThan(one + 3);
  });

  it('counts the cells of a missed piece, and treats a ghost as empty', () => {
    expect(surprise(chancesOf(board), seen(['....', '....', 'X..X']))).toBeGreaterThan(4 * 3);
    expect(surprise(chancesOf(['....', '.oo.', 'X..X']), seen(['....', '....', 'X..X']))).toBeLessThan(1);
  });

  it('rates no single cell as rarer than one in ten thousand', () => {
    const none = surprise(chancesOf(['....', '....', 'X..X'], 1), seen(['....', '....', 'XX.X']));
    expect(none).toBeCloseTo(-Math.log(1e-4), 2);
  });
});
