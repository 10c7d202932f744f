import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CorrectedCells } from '../../../../electron/sourceSelection/correcting/CorrectedCells.ts';
import type { CellCorrection } from '../../../../vision/types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends each correction on at once, and keeps those made together as one case', () => {
  const [handed, kept]: [CellCorrection[], (readonly CellCorrection[])[]] = [[], []];
  const cells = new CorrectedCells(
    (one) => handed.push(one),
    (all) => kept.push(all),
  );
  cells.add({ cell: [1, 0], kind: 'X' });
  cells.add({ cell: [2, 0], kind: 'X' });
  vi.advanceTimersByTime(1000);
  cells.add({ cell: [1, 0], kind: '.' });
  expect(handed).toHaveLength(3);
  vi.advanceTimersByTime(1499);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept).toEqual([
    [
      { cell: [2, 0], kind: 'X' },
      { cell: [1, 0], kind: '.' },
    ],
  ]);
  cells.add({ cell: [4, 4], kind: 'X' });
  vi.advanceTimersByTime(1500);
  expect(kept[1]).toEqual([{ cell: [4, 4], kind: 'X' }]);
});
