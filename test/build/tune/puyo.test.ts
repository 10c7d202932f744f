import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puyo } from '../../../build/tune/puyo.ts';

describe('the search for weights of Puyo', () => {
  it('begins at the present weights', () => {
    const file = new URL(`../../../${puyo.file}`, import.meta.url);
    expect(puyo.write(puyo.start)).toBe(readFileSync(file, 'utf8'));
  });

  it('writes the weights that it has found', () => {
    const point = puyo.start.map((value) => value * 2);
    expect(puyo.write(point)).toMatch(/step: 1000,\n {2}needed: -500,/);
  });
});
