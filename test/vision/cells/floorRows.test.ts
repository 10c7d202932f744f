import { expect, it } from 'vitest';
import { floorStart, isPlainFloor } from '../../../vision/cells/floorRows.ts';

const columns = 4;
const masks = (lines: readonly string[]) => Uint8Array.from(lines.join(''), (cell) => (cell === '.' ? 0 : 1));

/** Looks in which each letter is a grey of its own. */
function looksOf(lines: readonly string[]) {
  const greys: Record<string, number> = { '.': 10, a: 90, b: 96, c: 160 };
  const colours = Float32Array.from(
    [...lines.join('')].flatMap((cell) => Array<number>(3).fill(greys[cell]!)),
  );
  return { columns, rows: lines.length, colours, textures: new Float32Array(lines.length * columns) };
}

it.each([
  ['finds no floor without a full row', ['aa..', '.aaa'], 8, false],
  ['finds no floor in a full row above a row with a gap', ['aaaa', '.aaa'], 8, false],
  ['finds a plain floor in one row of one colour', ['.aa.', 'abab'], 4, true],
  ['finds a plain floor in two rows of one colour each', ['.a..', 'aaaa', 'bbbb'], 4, true],
  ['finds a floor that is not plain in a row of several colours', ['.a..', 'aaca'], 4, false],
])('%s', (_, lines, start, isPlain) => {
  expect(floorStart(masks(lines), columns)).toBe(start);
  expect(isPlainFloor(looksOf(lines), masks(lines))).toBe(isPlain);
});
