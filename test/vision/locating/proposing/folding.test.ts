import { expect, it } from 'vitest';
import {
  beginFolding,
  fold,
  foldedAt,
  fullestPart,
  parts,
} from '../../../../vision/locating/proposing/folding.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

/** The same as plainly as it can be said. */
function slowly(change: readonly number[], start: number, end: number, pitch: number): number[] {
  const sums = Array.from({ length: parts }, () => 0);
  for (let i = start; i < end; i += 1) {
    const at = (i - start) * (parts / pitch);
    const low = Math.floor(at);
    sums[low % parts]! += change[i]! * (1 - (at - low));
    sums[(low + 1) % parts]! += change[i]! * (at - low);
  }
  return sums;
}

it.each([40, 700, 30_000])('folds the change along %d places exactly like a plain sum', (length) => {
  const chance = new Chance(length);
  const change = Array.from({ length }, () => (chance.is(0.5) ? 0 : chance.whole(1, 24)));
  const before = new Int32Array(length + 1);
  change.forEach((value, i) => (before[i + 1] = before[i]! + value));
  beginFolding(before);
  for (const pitch of [5.31, 17, 33.3]) {
    const expected = slowly(change, 3, length - 3, pitch);
    expect(fold(3, length - 3, pitch)).toBe(before[length - 3]! - before[3]!);
    expect(expected.map((_, part) => foldedAt(part))).toEqual(expected);
    expect([foldedAt(-2), foldedAt(parts + 1)]).toEqual([expected[parts - 2], expected[1]]);
    const around = expected.map((_, part) => foldedAt(part - 1) + foldedAt(part) + foldedAt(part + 1));
    expect(fullestPart()).toBe(around.indexOf(Math.max(...around)));
  }
});
