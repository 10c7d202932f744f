import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../engine/tetris/types.ts';
import { type Bounds, anyBounds, bagBounds } from '../../../engine/tiling/bounds.ts';
import { coverTilings } from '../../../engine/tiling/sweeping/cover.ts';
import { type Region, makeRegion, parseRegion } from '../../../engine/tiling/region.ts';
import { Tiler } from '../../../engine/tiling/solve.ts';
import fixture from '../../fixtures/tilings.json' with { type: 'json' };
import { allTilings, countOf, finish, hashOf, linesOf } from './lines.ts';
import { plainTilings } from './plainTilings.ts';

describe('tilings', () => {
  const small = fixture.cases.filter(({ bag }) => bag < 8000);

  it.each(small)('are all found: $name', ({ grid, bag, bagSha256, any }) => {
    const tiler = new Tiler({ region: parseRegion(grid) });
    const found = allTilings(tiler);
    expect(found).toHaveLength(bag);
    expect(hashOf(found)).toBe(bagSha256);
    if (any < 1e6) expect(finish(tiler.countAll())).toBe(BigInt(any));
  });

  it.each(fixture.options)('obey carried and missing pieces: $name $plus $minus', (option) => {
    const bounds = bagBounds(option.grid.join('').match(/#/g)!.length / 4, {
      carried: option.plus,
      missing: option.minus,
    });
    expect(bounds.least).toEqual([...'IOTSZJL'].map((piece) => option.min[piece as 'I']));
    expect(bounds.most).toEqual([...'IOTSZJL'].map((piece) => option.max[piece as 'I']));
    expect(countOf(new Tiler({ region: parseRegion(option.grid), bounds }))).toBe(option.tilings);
  });

  it('are counted by sets of pieces with the same total as the list', () => {
    for (const { grid, bag, bagPieceSetsSolved = null } of small.slice(0, 60)) {
      const tiler = new Tiler({ region: parseRegion(grid) });
      const tallies = finish(tiler.tally())!;
      expect(tallies.reduce((sum, { tilings }) => sum + tilings, 0n)).toBe(BigInt(bag));
      if (bagPieceSetsSolved !== null) expect(tallies).toHaveLength(bagPieceSetsSolved);
      for (const { counts } of tallies)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(tiler.pieces);
    }
  });

  it('agree with a slow search on random regions, with any bounds', () => {
    let solvable = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const region = randomRegion(seed);
      for (const bounds of boundsFor(region, seed)) {
        const expected = plainTilings(region.cells, bounds);
        if (expected.length > 0) solvable++;
        expect(linesOf(allTilings(new Tiler({ region, bounds })))).toEqual(linesOf(expected));
      }
    }
    expect(solvable).toBeGreaterThan(60);
  });
});

describe('the kernel', () => {
  it('lists more tilings than fit into one batch, each once', () => {
    const { grid, bag } = fixture.cases.find(({ name }) => name === 'rect-4x11')!;
    const lines = linesOf(allTilings(new Tiler({ region: parseRegion(grid) })));
    expect(new Set(lines).size).toBe(bag);
  });

  it.each(fixture.large.filter(({ name }) => name !== 'stack-3bag-1'))(
    'counts large regions without listing: $name',
    ({ grid, any }) => {
      expect(finish(new Tiler({ region: parseRegion(grid) }).countAll())).toBe(BigInt(any));
    },
  );

  it('counts exactly beyond 64 bits', () => {
    const tower = new Tiler({ region: parseRegion(Array<string>(60).fill('####')) });
    expect(finish(tower.countAll())).toBe(185_549_501_846_052_389_453_726_261_480_982_177_745n);
  });
});

describe('the exact cover', () => {
  it('finds the same tilings as the sweep', () => {
    for (const { grid, bagSha256, bag } of fixture.cases.filter((one) => one.bag < 60 && one.any < 3000)) {
      const tiler = new Tiler({ region: parseRegion(grid) });
      if (tiler.hindrance) continue;
      const alive = new Uint8Array(tiler.placements.count).fill(1);
      const found = [...coverTilings(tiler.region, tiler.placements, alive, tiler.bounds)];
      const tilings = found.flatMap((batch) =>
        Array.from({ length: batch.count }, (_, at) =>
          tiler.piecesOf(batch.tilings.subarray(at * tiler.pieces, (at + 1) * tiler.pieces)),
        ),
      );
      expect(tilings).toHaveLength(bag);
      expect(hashOf(tilings)).toBe(bagSha256);
    }
  });

  it('finds the first tilings of a region that is too large for the sweep', () => {
    const region = parseRegion(Array<string>(40).fill('#'.repeat(40)));
    const tiler = new Tiler({ region, bounds: anyBounds(400) });
    let found: Int32Array | null = null;
    for (const { tilings, count } of tiler.tilings())
      if (count > 0) {
        found = tilings.subarray(0, tiler.pieces);
        break;
      }
    const cells = tiler.piecesOf(found!).flatMap((laid) => laid.cells.map(String));
    expect(new Set(cells).size).toBe(1600);
  });
});

/** Grown cell by cell, so that many of them can be tiled; some in several parts. */
function randomRegion(seed: number): Region {
  let state = seed * 7919;
  const next = (below: number) => (state = (state * 48271) % 0x7fffffff) % below;
  const size = 4 * (2 + next(4));
  const cells = new Map<string, Cell>();
  while (cells.size < size) {
    const known = [...cells.values()];
    const [x, y] = known.length > 0 && next(12) > 0 ? known[next(known.length)]! : [next(7), next(7)];
    const [dx, dy] = (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    )[next(4)]!;
    const cell: Cell = [Math.max(0, Math.min(6, x + dx)), Math.max(0, Math.min(6, y + dy))];
    cells.set(String(cell), cell);
  }
  return makeRegion(7, 7, [...cells.values()]);
}

function boundsFor({ cells }: Region, seed: number): Bounds[] {
  const count = cells.length / 4;
  const most = Array.from({ length: 7 }, (_, piece) => 1 + ((seed * (piece + 3)) % 3));
  return [bagBounds(count), anyBounds(count), { least: most.map((one) => (one > 2 ? 1 : 0)), most }];
}
