import { describe, expect, it } from 'vitest';
import type { Lattice } from '../../../../vision/puyo/cells/lattice.ts';
import { MarkRow } from '../../../../vision/puyo/tracking/MarkRow.ts';

const [width, height, perCell] = [96, 18, 16];

/** A row as text, one character a cell: '.' as usual, 'm' a mark. */
function look(text: string, ground = 60): Lattice {
  const light = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isMark = text[Math.floor(x / perCell)] === 'm' && x % perCell > 2 && x % perCell < 13;
    return isMark && y > 3 && y < 15 ? 220 : ground + 8 * ((x ^ y) & 1);
  });
  const plain = () => new Float32Array(width * height);
  return { width, height, light, redGreen: plain(), yellowBlue: plain() };
}

/** Shows each row for so long, a look every 100 ms; how many marks there are after each row. */
function watch(rows: readonly [text: string, ms: number][], ground?: number) {
  const row = new MarkRow();
  let now = 5000;
  const counts = rows.map(([text, ms]) => {
    for (const end = now + ms; now < end; now += 100) row.observe(look(text, ground), now);
    return row.marksAt(now)?.length ?? null;
  });
  return { row, counts, now };
}

describe('a row of marks', () => {
  it('counts marks after they have been there for a while', () => {
    expect(
      watch([
        ['......', 1500],
        ['m.....', 500],
        ['mm....', 500],
        ['......', 500],
      ]).counts,
    ).toEqual([0, 1, 2, 0]);
  });

  it('counts nothing before it has learned the usual picture', () => {
    expect(watch([['......', 600]]).counts).toEqual([null]);
  });

  it('ignores moving marks, and marks that do not begin at the left', () => {
    const flying: [string, number][] = ['..m...', '...m..', '.m....', 'm.m...'].map((text) => [text, 100]);
    expect(watch([['......', 1500], ...flying]).counts.slice(1)).toEqual([0, 0, 0, 0]);
    expect(
      watch([
        ['......', 1500],
        ['..m...', 900],
      ]).counts,
    ).toEqual([0, 0]);
  });

  it('keeps its marks while something passes', () => {
    const passing: [string, number][] = ['mm.m..', 'mm..m.', 'mm...m'].map((text) => [text, 100]);
    expect(watch([['......', 1500], ['mm....', 500], ...passing]).counts.slice(1)).toEqual([2, 2, 2, 2]);
  });

  it('does not learn marks as the usual picture, even after 30 s', () => {
    expect(
      watch([
        ['......', 3000],
        ['mm....', 30_000],
        ['m.....', 500],
        ['......', 500],
      ]).counts,
    ).toEqual([0, 2, 1, 0]);
  });

  it('remembers the marks of fallen garbage for a while, and returns them once', () => {
    const { row, now } = watch([
      ['......', 1500],
      ['mmm...', 500],
      ['......', 1000],
    ]);
    expect(row.fallenBy(now)?.length).toBe(3);
    expect(row.fallenBy(now)).toBeNull();
    const still = watch([
      ['......', 1500],
      ['mmm...', 500],
    ]);
    expect(still.row.fallenBy(still.now)).toBeNull();
    const later = watch([
      ['......', 1500],
      ['mmm...', 500],
      ['......', 6000],
    ]);
    expect(later.row.fallenBy(later.now)).toBeNull();
  });

  it('learns a new usual picture after a permanent change', () => {
    const { row, now } = watch([
      ['......', 1500],
      ['m.m.m.', 48_000],
      ['m.m.m.', 2000],
    ]);
    expect(row.marksAt(now)?.length).toBe(0);
  });
});
