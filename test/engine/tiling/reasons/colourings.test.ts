import { describe, expect, it } from 'vitest';
import { bagBounds, multisets } from '../../../../engine/tiling/bounds.ts';
import { askColourings } from '../../../../engine/tiling/reasons/colourings.ts';
import { parseRegion } from '../../../../engine/tiling/region.ts';
import { Tiler } from '../../../../engine/tiling/solve.ts';
import fixture from '../../../fixtures/tilings.json' with { type: 'json' };
import { rounds } from '../../../rounds.ts';
import { finish } from '../lines.ts';

const whole = fixture.cases.filter(({ grid }) => grid.join('').match(/#/g)!.length % 4 === 0);

describe('colourings', () => {
  it.each(whole)('leave as many sets of pieces as published: $name', (one) => {
    const region = parseRegion(one.grid);
    const { allowed, passing, rejections } = askColourings(region, bagBounds(region.cells.length / 4));
    expect(allowed).toHaveLength(one.bagPieceSetsAllowed!);
    expect(passing).toHaveLength(one.bagPieceSetsPassingColourings!);
    expect(rejections.map(({ family }) => family)).toEqual(one.coloursThatRejectAll);
  });

  it('never rule out pieces that cover the terrain', () => {
    for (const { grid } of whole.filter(({ bag }) => bag > 0 && bag < rounds(2000, 60))) {
      const tiler = new Tiler({ region: parseRegion(grid) });
      const passing = askColourings(tiler.region, tiler.bounds).passing!.map(String);
      for (const { counts } of finish(tiler.tally())!) expect(passing).toContain(String(counts));
    }
  });

  it('report by how much the pieces miss', () => {
    const oneSide = parseRegion(['####', '####', '####', '####', '####', '####', '####']);
    // One bag has one T, the only piece that is uneven on a chessboard; the rectangle is even.
    expect(askColourings(oneSide, bagBounds(7)).rejections).toEqual([
      { family: 'checker', difference: 0, miss: 2 },
    ]);
  });
});

describe('bounds', () => {
  it('use up all bags but the last', () => {
    expect(bagBounds(10)).toEqual({ least: Array(7).fill(1), most: Array(7).fill(2) });
    expect(bagBounds(7)).toEqual({ least: Array(7).fill(1), most: Array(7).fill(1) });
    expect(multisets(10, bagBounds(10))).toHaveLength(35);
    expect(multisets(400, { least: Array(7).fill(0), most: Array(7).fill(400) })).toBeNull();
  });
});
