import { describe, expect, it } from 'vitest';
import type { Field } from '../../../vision/puyo/cells/fieldCells.ts';
import { sortField, withJoined, type Stack } from '../../../vision/puyo/stack.ts';

/** The chances of nothing, a coloured puyo, garbage, and one that stands half beside the cell. */
const chances: Record<string, readonly number[]> = {
  '.': [0.98, 0.01, 0.01, 0],
  C: [0.01, 0.97, 0.01, 0.01],
  O: [0.01, 0.01, 0.97, 0.01],
  p: [0.02, 0.12, 0.01, 0.85],
  '?': [0.6, 0.1, 0, 0.3],
};

function fieldOf(text: string): Field {
  const rows = text.trim().split(/\s+/);
  const cells = [...rows.join('')].flatMap((letter) => chances[letter]!);
  return {
    columns: rows[0]!.length,
    rows: rows.length,
    chances: Float32Array.from(cells),
    lattice: { width: 0, height: 0, light: none, redGreen: none, yellowBlue: none },
    backdrop: null,
  };
}

const none = new Float32Array();
const drawn = ({ sorts }: Stack, columns: number): string =>
  (
    sorts
      .map((sort) => ({ empty: '.', colour: 'C', ojama: 'O' })[sort])
      .join('')
      .match(new RegExp(`.{${columns}}`, 'g')) ?? []
  ).join(' ');

describe('the stack on a field', () => {
  it.each([
    ['consists of puyo and garbage', '... .C. CO.', '... .C. CO.', [1, 2, 0]],
    ['includes a doubtful puyo between two others', '.C. .p. CC.', '.C. .C. CC.', [1, 3, 0]],
    ['excludes a cell between two others that is probably empty', '.C. .?. CC.', '.C. ... CC.', [1, 1, 0]],
    ['excludes a puyo half beside its cell on top', '... .p. CC.', '... ... CC.', [1, 1, 0]],
  ])('%s', (_, text, expected, heights) => {
    const stack = sortField(fieldOf(text));
    expect(drawn(stack, 3)).toBe(expected);
    expect(stack.heights).toEqual(heights);
  });

  it.each([
    [
      'includes joined puyo while a pair falls elsewhere',
      '..C ..C .p. .p. CC.',
      [
        [2, 3],
        [2, 4],
      ],
      [1, 3, 0],
    ],
    [
      'excludes the falling pair itself',
      '... .p. .p. .C. CC.',
      [
        [1, 2.5],
        [1, 3.5],
      ],
      [1, 2, 0],
    ],
    [
      'excludes a cell that may be empty',
      '..C ..C .?. .p. CC.',
      [
        [2, 3],
        [2, 4],
      ],
      [1, 2, 0],
    ],
  ])('%s', (_, text, pair, heights) => {
    const field = fieldOf(text);
    const inAir = pair.map(([x, y]) => ({ x: x!, y: y! }));
    expect(withJoined(field, sortField(field), inAir).heights).toEqual(heights);
  });
});
