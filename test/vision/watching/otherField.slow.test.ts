import { describe, expect, it } from 'vitest';
import { levelled, otherField, withoutBoxesOf } from '../../../vision/watching/otherField.ts';
import type { Layout, Rect } from '../../../vision/types.ts';
import { locate } from '../../../vision/locate.ts';
import { drawPuyo, type PuyoDrawing } from '../synthetic/puyo/puyoGame.ts';
import { apart } from '../simulated/misplaced.ts';

const layoutAt = (board: Rect, more: Partial<Layout> = {}): Layout => ({
  ...{ game: 'puyo', columns: 6, rows: 12, next: [], hold: null, confidence: 0.6 },
  board,
  ...more,
});

const own = layoutAt({ x: 400, y: 30, width: 192, height: 384 });
const beside = (dx: number, more: Partial<Rect> = {}): Layout =>
  layoutAt({ ...own.board, x: own.board.x + dx, ...more });

describe("the opponent's board", () => {
  it.each([-384, 384])('is the one of the same size beside the own one, at %i', (dx) => {
    const other = beside(dx);
    expect(otherField([own, other], own)).toBe(other);
  });

  it('may be measured slightly differently', () => {
    const other = beside(-380, { y: 38, width: 186, height: 376 });
    expect(otherField([other], own)).toBe(other);
  });

  it('is the nearest of several', () => {
    const [near, far] = [beside(-300), beside(520)];
    expect(otherField([far, near], own)).toBe(near);
    expect(otherField([near, far], own)).toBe(near);
  });

  it.each<[string, Layout]>([
    ['smaller', beside(-384, { width: 130, height: 260 })],
    ['on another level', beside(-384, { y: 90 })],
    ['over the own one', beside(-96)],
    ['far away', beside(-1200)],
    ['of another game', layoutAt(beside(-384).board, { game: 'tetris', columns: 10, rows: 20 })],
    ['of other columns', layoutAt(beside(-384).board, { columns: 7 })],
    ['the own one again', layoutAt({ ...own.board })],
  ])('is never one that is %s', (_, other) => {
    expect(otherField([other], own)).toBeNull();
  });
});

describe('a box between two boards', () => {
  const box = { x: 300, y: 40, width: 60, height: 40 };
  const withHold = layoutAt(own.board, { hold: box });

  it.each<[string, Rect[], boolean]>([
    ["is not a hold box if it is the other board's next box", [{ ...box, x: 305, y: 45 }], true],
    ["is a hold box if it is away from the other board's next box", [{ ...box, y: 120 }], false],
    ['is a hold box if the other board has no next box', [], false],
  ])('%s', (_, next, isOthers) => {
    const other = beside(-384, {});
    expect(withoutBoxesOf({ ...other, next }, withHold).hold).toEqual(isOthers ? null : box);
  });

  it('does not change a layout without a hold box', () => {
    const other = { ...beside(-384), next: [box] };
    expect(withoutBoxesOf(other, own)).toBe(own);
  });
});

/** Drawn pictures with as many boards: a match, or a field that stands alone. */
const drawnWith = (boards: number, count: number): PuyoDrawing[] =>
  Array.from({ length: 24 }, (_, i) => drawPuyo(3000 + i))
    .filter(({ labels }) => labels.length === boards)
    .slice(0, count);

/** What is found beside one board of a picture, as large as that. */
function besides({ image, labels }: PuyoDrawing, side: number): Layout | null {
  const own = layoutAt(labels[side]!.board);
  const found = otherField(locate(image, { exclude: [own.board] }), own);
  return found && levelled(found, own);
}

describe("the opponent's board in drawn pictures", () => {
  it('is found from either side in most of them, at most one at a wrong place', () => {
    const matches = drawnWith(2, 8);
    expect(matches.length).toBe(8);
    const off = matches.flatMap((match, i) => {
      const found = besides(match, i % 2);
      return found ? [apart(found.board, match.labels[1 - (i % 2)]!.board)] : [];
    });
    expect(off.filter((cells) => cells < 0.4).length).toBeGreaterThan(4);
    expect(off.filter((cells) => cells >= 0.4).length).toBeLessThan(2);
  });

  it('is not found beside a single field', () => {
    const alone = drawnWith(1, 6);
    expect(alone.length).toBe(6);
    expect(alone.map((one) => besides(one, 0))).toEqual(alone.map(() => null));
  });
});
