import { beforeAll, describe, expect, it } from 'vitest';
import { levelled, otherField, withoutBoxesOf } from '../../../vision/watching/otherField.ts';
import type { Layout, Rect } from '../../../vision/types.ts';
import { locate } from '../../../vision/locate.ts';
import { drawPuyo } from '../synthetic/puyo/puyoGame.ts';
import { apart } from '../simulated/misplaced.ts';

const layoutAt = (board: Rect, more: Partial<Layout> = {}): Layout => ({
  ...{ game: 'puyo', columns: 6, rows: 12, next: [], hold: null, confidence: 0.6 },
  board,
  ...more,
});

const own = layoutAt({ x: 400, y: 30, width: 192, height: 384 });
const beside = (dx: number, more: Partial<Rect> = {}): Layout =>
  layoutAt({ ...own.board, x: own.board.x + dx, ...more });

describe("the opponent's board among others", () => {
  it.each([-384, 384])('is the one of the same size beside the own one, at %i', (dx) => {
    const other = beside(dx);
    expect(otherField([own, other], own)).toBe(other);
  });

  it('may be measured a little otherwise', () => {
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
    ['of other cells', layoutAt(beside(-384).board, { columns: 7 })],
    ['the own one again', layoutAt({ ...own.board })],
  ])('is none that is %s', (_, other) => {
    expect(otherField([other], own)).toBeNull();
  });
});

describe('a box between two boards', () => {
  const box = { x: 300, y: 40, width: 60, height: 40 };
  const withHold = layoutAt(own.board, { hold: box });

  it.each<[string, Rect[], boolean]>([
    ["that is the other one's next piece is no hold box of this one", [{ ...box, x: 305, y: 45 }], true],
    ['that stands apart from that is one', [{ ...box, y: 120 }], false],
    ['is one where the other board has no such place', [], false],
  ])('%s', (_, next, isOthers) => {
    const other = beside(-384, {});
    expect(withoutBoxesOf({ ...other, next }, withHold).hold).toEqual(isOthers ? null : box);
  });

  it('is left out of nothing where there is no hold box', () => {
    const other = { ...beside(-384), next: [box] };
    expect(withoutBoxesOf(other, own)).toBe(own);
  });
});

interface Found {
  isAlone: boolean;
  isFound: boolean;
  /** In cells; null where there is nothing to compare. */
  off: number | null;
}

/** What is found beside each board of a drawn picture. */
function besides(seed: number): Found[] {
  const { image, labels } = drawPuyo(seed);
  return labels.map((label) => {
    const own = layoutAt(label.board);
    const found = otherField(locate(image, { exclude: [label.board] }), own);
    const answer = found && levelled(found, own);
    const other = labels.find((one) => one !== label);
    const off = answer && other ? apart(answer.board, other.board) : null;
    return { isAlone: !other, isFound: answer !== null, off };
  });
}

describe('in drawn pictures', () => {
  let found: Found[] = [];
  beforeAll(() => void (found = Array.from({ length: 12 }, (_, i) => besides(3000 + i)).flat()));

  it('is found from either side in most of them, and where it is', () => {
    const all = found.filter(({ isAlone }) => !isAlone);
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ off }) => off !== null && off < 0.4).length).toBeGreaterThan(0.5 * all.length);
    expect(all.filter(({ off }) => off !== null && off > 0.4).length).toBeLessThan(0.15 * all.length);
  });

  it('is not found beside a field that stands alone', () => {
    const alone = found.filter(({ isAlone }) => isAlone);
    expect(alone.length).toBeGreaterThan(3);
    expect(alone.filter(({ isFound }) => isFound)).toEqual([]);
  });
});
