import { expect, it } from 'vitest';
import { withOwnPreviews } from '../../../vision/locating/ownPreviews.ts';
import type { Layout, Rect } from '../../../vision/types.ts';

const box = (x: number): Rect => ({ x, y: 20, width: 40, height: 40 });
const boardAt = (x: number, height = 200): Rect => ({ x, y: 10, width: 100, height });
const layoutAt = (x: number, boxes: Partial<Layout>): Layout => ({
  ...{ game: 'tetris', board: boardAt(x), columns: 10, rows: 20, next: [], hold: null, confidence: 0.9 },
  ...boxes,
});
const detectedAt = (x: number, chance = 0.9, height = 200) => ({ board: boardAt(x, height), chance });

const [left, right] = [0, 300];
const besideLeft = box(110);
const besideRight = box(250);

it('leaves a box between two boards to the nearer one', () => {
  const one = layoutAt(left, { next: [besideLeft, besideRight] });
  const other = layoutAt(right, { hold: besideLeft, next: [box(410)] });
  expect(withOwnPreviews(one, [one, other], []).next).toEqual([besideLeft]);
  expect(withOwnPreviews(other, [one, other], [])).toMatchObject({ hold: null, next: [box(410)] });
});

it.each<[string, Rect, ReturnType<typeof detectedAt>, Rect | null]>([
  ['beside a board in doubt', besideLeft, detectedAt(left), null],
  ['nearer to its own board', besideRight, detectedAt(left), besideRight],
  ['beside what is hardly a board', besideLeft, detectedAt(left, 0.1), besideLeft],
  ['that was detected as a small board', besideLeft, detectedAt(left, 0.9, 60), besideLeft],
  ['beside its own board as detected', besideRight, detectedAt(right - 5), besideRight],
])('keeps the held piece or not: %s', (_, hold, detected, kept) => {
  const layout = layoutAt(right, { hold });
  expect(withOwnPreviews(layout, [layout], [detected]).hold).toEqual(kept);
});

it('leaves next pieces to the boards with a certain place alone', () => {
  const layout = layoutAt(right, { next: [besideLeft] });
  expect(withOwnPreviews(layout, [layout], [detectedAt(left)]).next).toEqual([besideLeft]);
});
