import { describe, expect, it } from 'vitest';
import type { Turn } from './playWithHints.ts';
import { inWords, isWrong, quantile, summary } from './report.ts';

const good: Turn = {
  piece: 7,
  kind: 'O',
  cells: [[0, 0]],
  keys: ['left', 'left'],
  isChanged: false,
  hintMs: 90,
  outline: 0.97,
  instead: '',
  illegal: '',
  landed: true,
  read: '',
  cleared: 0,
};

describe('quantile', () => {
  it.each<[number[], number, number | undefined]>([
    [[], 0.5, undefined],
    [[4], 0.5, 4],
    [[1, 2, 3, 4], 0.5, 2],
    [[1, 2, 3, 4], 0.95, 4],
    [[1, 2, 3], 1, 3],
    [[1, 2, 3], 0, 1],
  ])('of %j at %d is %s', (sorted, share, value) => {
    expect(quantile(sorted, share)).toBe(value);
  });
});

describe('a round in words', () => {
  it('counts pieces and rows, and only measured hints', () => {
    const turns = [good, { ...good, isChanged: true, hintMs: null, outline: 0.7 }, { ...good, hintMs: 30 }];
    expect(summary('bastet', { turns, rowsCleared: 2 })).toBe(
      'bastet: 3 pieces, 2 rows; hint after its piece: median 30 ms, p95 90 ms, most 90 ms (2 measured), 1 changed; outline on its cells: least 0.70',
    );
    expect(summary('bastet', { turns: [{ ...good, hintMs: null }], rowsCleared: 0 })).toContain(
      'median - ms',
    );
  });

  it('counts what was right and what was not', () => {
    expect(inWords(good)).toBe(
      'piece 7 O to [[0,0]] by left left; hint after 90 ms; outline 0.97; legal; landed; then read as it should be',
    );
    const bad = inWords({ ...good, illegal: 'no room at 0,0', landed: false, read: '0,0 is .' });
    expect(bad).toContain('no room at 0,0; not seen to land; then read 0,0 is .');
  });
});

describe('isWrong', () => {
  it.each<[Partial<Turn>, boolean]>([
    [{}, false],
    [{ hintMs: null }, false],
    [{ outline: 0.5 }, true],
    [{ illegal: 'no room' }, true],
    [{ landed: false }, true],
    [{ read: '0,0 is .' }, true],
  ])('%j: %s', (change, wrong) => {
    expect(isWrong({ ...good, ...change })).toBe(wrong);
  });
});
