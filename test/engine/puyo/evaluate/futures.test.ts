import { describe, expect, it } from 'vitest';
import { coloursOf, sampleFutures, seedOf } from '../../../../engine/puyo/evaluate/futures.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';

const read = (cells: string[], pairs: string[], more = {}) =>
  readPosition({ game: 'puyo', cells, pairs, ...more }).state;

describe('futures', () => {
  it('have every colour equally often', () => {
    for (const future of sampleFutures(['R', 'G', 'B', 'Y'], 3, 8, 5)) {
      const puyos = future.flatMap(({ axis, child }) => [axis, child]);
      expect(['R', 'G', 'B', 'Y'].map((colour) => puyos.filter((one) => one === colour).length)).toEqual([
        4, 4, 4, 4,
      ]);
    }
  });

  it('have the visible colours, filled up to four, or five in the rules of the thesis', () => {
    expect(coloursOf(read(['PP....'], ['YY']))).toHaveLength(4);
    expect(coloursOf(read(['PP....'], ['YY']))).toEqual(expect.arrayContaining(['P', 'Y']));
    expect(coloursOf(read(['PP....'], ['YY'], { rules: 'thesis' }))).toHaveLength(5);
  });

  it('have no colour twice, and no garbage', () => {
    expect(coloursOf(read(['RO....'], ['GG']))).toEqual(['R', 'G', 'B', 'Y']);
    expect(coloursOf(read(['BY....'], ['PP']))).toEqual(['B', 'Y', 'P', 'R']);
  });

  it('have the colours of the opponent as well', () => {
    const opponent = {
      field: read(['B.....'], ['RG']).field,
      pairs: [{ axis: 'G', child: 'P' } as const],
      incoming: 0,
    };
    expect(coloursOf({ ...read(['Y.....'], ['YY']), opponent })).toEqual(['G', 'B', 'Y', 'P']);
  });

  it('have the requested number and length, and are the same for the same seed', () => {
    const sample = (seed: number) => sampleFutures(['R', 'G', 'B', 'Y'], 3, 5, seed);
    expect(sample(1).map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
  });

  it('continue where the one before ended, with no puyo left over', () => {
    const colours = ['R', 'G', 'B', 'Y'] as const;
    expect(sampleFutures(colours, 3, 4, 9).flat()).toEqual(sampleFutures(colours, 1, 12, 9)[0]);
  });

  it('are drawn by the FNV-1a hash of the position', () => {
    const state = read(['RG....', 'OYYB..'], ['RG', 'BP']);
    let hash = 0x811c9dc5n;
    for (const letter of `${state.field.cells.join('')}RGBP`)
      hash = ((hash ^ BigInt(letter.codePointAt(0)!)) * 0x01000193n) & 0xffffffffn;
    expect(seedOf(state)).toBe(Number(BigInt.asIntN(32, hash)));
  });

  it('depend on the field and the pairs', () => {
    const seed = seedOf(read(['RG....'], ['RG']));
    expect(seedOf(read(['RG....'], ['RG'], { score: 7 }))).toBe(seed);
    expect(seedOf(read(['GR....'], ['RG']))).not.toBe(seed);
    expect(seedOf(read(['RG....'], ['GR']))).not.toBe(seed);
  });
});
