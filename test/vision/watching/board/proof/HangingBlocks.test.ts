import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../../../../vision/types.ts';
import { HangingBlocks } from '../../../../../vision/watching/board/proof/HangingBlocks.ts';
import { tetrisSeen } from '../../../observed.ts';

const map = ['....', 'X.XX', '....', 'XX.X'];
const words = ['....', '.XX.', '....', 'XX.X'];

const seen = (cells: string[], piece: Cell[] | null): TetrisObservation =>
  tetrisSeen({
    board: { x: 0, y: 0, width: 40, height: 40 },
    columns: 4,
    rows: 4,
    cells,
    current: piece && { piece: 'O', cells: piece },
    confidence: 0.7,
    doubts: ['something covers the board'],
  });

/** A piece that stands elsewhere in every reading, or in none. */
const at = (step: number, moves: boolean): Cell[] => [[moves ? step % 3 : 0, 3]];

/** Whether they lie there, in readings half a second apart. */
function lie(boards: string[][], moves: boolean): boolean[] {
  const blocks = new HangingBlocks();
  return boards.map((cells, step) => blocks.lieThere(seen(cells, at(step, moves)), 500 * step));
}

const times = (count: number, cells: string[]): string[][] => Array<string[]>(count).fill(cells);

describe('blocks in the air', () => {
  it('count as blocks once they have stayed while a piece moved', () => {
    expect(lie(times(5, map), true)).toEqual([false, false, false, true, true]);
  });

  it('may be words while the piece does not move', () => {
    expect(lie(times(12, words), false)).not.toContain(true);
  });

  it('count even if a gliding piece hides them for a picture', () => {
    const blocks = new HangingBlocks();
    const none = ['....', '....', '....', 'XX.X'];
    const steps = Array.from({ length: 16 }, (_, step) => step);
    const lie = steps.map((step) =>
      blocks.lieThere(seen(step % 5 === 4 ? none : map, at(step, true)), 150 * step),
    );
    expect(lie.indexOf(true)).toBe(10);
  });

  it('do not count if they disappear', () => {
    expect(lie([...times(3, words), ...times(2, ['....', '....', '....', 'XX.X'])], true)).not.toContain(
      true,
    );
  });

  it('still count when a piece lands on them, until none are left', () => {
    const more = ['..X.', 'X.XX', '....', 'XX.X'];
    const none = ['....', '....', '....', 'XX.X'];
    expect(lie([...times(4, map), more, none, map], true).slice(3)).toEqual([true, true, false, false]);
  });
});
