import { expect, it } from 'vitest';
import { RepeatedFinds } from '../../../electron/sourceSelection/RepeatedFinds.ts';
import type { Layout } from '../../../vision/types.ts';
import { layout } from '../sightings.ts';

const at = (confidence: number, x = 0): Layout => ({
  ...layout,
  confidence,
  board: { x, y: 0, width: 200, height: 400 },
});

it.each<[string, (Layout | null)[], boolean[]]>([
  ['a sure board at once', [at(0.6)], [true]],
  ['a doubtful one the third time', [at(0.3), at(0.4), at(0.35), at(0.4)], [false, false, true, true]],
  ['none that jumps about', [at(0.4), at(0.41, 30), at(0.4), at(0.41, 30)], [false, false, false, false]],
  ['none in a picture that stands still', [at(0.4), at(0.4), at(0.4), at(0.4)], [false, false, false, false]],
  ['none that hardly is one', [at(0.1), at(0.2), at(0.15), at(0.2)], [false, false, false, false]],
  ['not what was gone between', [at(0.4), at(0.41), null, at(0.4), at(0.41)], Array(5).fill(false)],
])('believes %s', (_, shown, believed) => {
  const finds = new RepeatedFinds();
  expect(shown.map((one) => finds.isBelieved('window:1:0', one))).toEqual(believed);
});

it('keeps sources apart, and starts anew after a reset', () => {
  const finds = new RepeatedFinds();
  for (const confidence of [0.4, 0.41]) {
    expect(finds.isBelieved('a', at(confidence))).toBe(false);
    expect(finds.isBelieved('b', at(confidence))).toBe(false);
  }
  finds.forget();
  expect(finds.isBelieved('a', at(0.42))).toBe(false);
});
