import { describe, expect, it } from 'vitest';
import { makeTsume, waysOf } from '../../../engine/puyo/tsume.ts';
import { parseField } from '../../../engine/puyo/rules/field.ts';
import { resolve } from '../../../engine/puyo/rules/chain.ts';

const made = [1, 2, 3, 4].map(makeTsume);

describe('a tsume', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(makeTsume(1)).toEqual(made[0]);
    expect(new Set(made.map(({ field }) => field.cells.join())).size).toBe(made.length);
  });

  it('begins at rest, asks for three steps at least, and for the longest chain that there is', () => {
    for (const { field, pairs, chain } of made) {
      expect(resolve(field).steps).toEqual([]);
      expect(chain).toBeGreaterThanOrEqual(3);
      expect(waysOf(field, pairs).length - 1).toBe(chain);
    }
  });

  it('needs all of its pairs, and has few answers', () => {
    for (const { field, pairs, chain, answers } of made) {
      expect(waysOf(field, pairs.slice(0, -1)).length - 1).toBeLessThan(chain);
      expect(waysOf(field, pairs)[chain]!.at(-1)).toBe(answers);
      expect(answers).toBeGreaterThan(0);
      expect(answers).toBeLessThanOrEqual(12);
    }
  });
});

it('counts each way once, by the pair that fires the chain', () => {
  const { field } = parseField(['RR....']);
  const ways = waysOf(field, [{ axis: 'R', child: 'R' }]);
  expect(ways).toHaveLength(2);
  expect(ways[1]![0]).toBeGreaterThan(0);
  const alone = waysOf(parseField(['G.....']).field, [{ axis: 'R', child: 'R' }]);
  expect(alone).toEqual([]);
});
