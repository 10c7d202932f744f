import { describe, expect, it } from 'vitest';
import { connect, link } from '../../../vision/pixels/connected.ts';
import { Chance } from '../synthetic/drawing/random.ts';

/** Points with a letter are present; those next to each other with the same letter hang together. */
function linksOf(rows: readonly string[]): Uint8Array {
  const width = rows[0]!.length;
  return Uint8Array.from(rows.join(''), (letter, i) => {
    if (letter === '.') return 0;
    const isLeft = i % width > 0 && rows.join('')[i - 1] === letter;
    const isAbove = i >= width && rows.join('')[i - width] === letter;
    return link.present | (isLeft ? link.left : 0) | (isAbove ? link.above : 0);
  });
}

function groupsOf(rows: readonly string[]): number[][] {
  const { points, starts } = connect(linksOf(rows), rows[0]!.length);
  return Array.from({ length: starts.length - 1 }, (_, i) => [...points.subarray(starts[i], starts[i + 1])]);
}

/** The same by walking from each point to its neighbours. */
function walk(rows: readonly string[]): number[][] {
  const width = rows[0]!.length;
  const letters = [...rows.join('')];
  const seen = new Set<number>();
  return letters.flatMap((letter, start) => {
    if (letter === '.' || seen.has(start)) return [];
    const group = [start];
    seen.add(start);
    for (const point of group) {
      const sides = [point - width, point + width];
      if (point % width > 0) sides.push(point - 1);
      if (point % width < width - 1) sides.push(point + 1);
      for (const next of sides)
        if (letters[next] === letter && !seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
    }
    return [group.sort((a, b) => a - b)];
  });
}

describe('connect', () => {
  it('returns groups in the order of their first points, each in reading order', () => {
    expect(groupsOf(['.A.B', '.ABB', 'A..B'])).toEqual([[1, 5], [3, 6, 7, 11], [8]]);
  });

  it('joins branches that meet further down', () => {
    expect(groupsOf(['A.A.A', 'A.AAA', 'AAA.A'])).toHaveLength(1);
  });

  it.each([[[]], [['....']]])('finds no group on an empty picture: %j', (rows) => {
    expect(connect(linksOf(rows.length ? rows : ['']), 4).points).toHaveLength(0);
  });

  it('agrees with a walk from point to point', () => {
    const chance = new Chance(9);
    for (let i = 0; i < 100; i += 1) {
      const [width, letters] = [chance.whole(1, 20), chance.of(['A.', 'AB', 'AAB.', 'AAAAAA.'])];
      const row = (): string => Array.from({ length: width }, () => chance.of([...letters])).join('');
      const rows = Array.from({ length: chance.whole(1, 15) }, row);
      expect(groupsOf(rows)).toEqual(walk(rows));
    }
  });
});
