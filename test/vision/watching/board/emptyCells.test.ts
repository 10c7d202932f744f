import { describe, expect, it } from 'vitest';
import type { Observation, TetrisObservation } from '../../../../vision/types.ts';
import { provenEmpty } from '../../../../vision/watching/board/emptyCells.ts';
import { Feed, floor, highT, reading } from '../../simulated/readings.ts';

function drawn(empty: Uint8Array): string[] {
  return Array.from({ length: empty.length / 10 }, (_, row) =>
    [...empty.subarray(row * 10, row * 10 + 10)].map((one) => (one ? '.' : '#')).join(''),
  );
}

function stateOf(observation: TetrisObservation) {
  return new Feed().show(observation, 5).state!;
}

describe('provenEmpty', () => {
  it('excludes the stack, the piece, its neighbours and its path down', () => {
    const seen = reading(highT);
    expect(drawn(provenEmpty(seen, stateOf(seen))!)).toEqual([
      '...#####..',
      '...#####..',
      '....###...',
      '....###...',
      '....###...',
      '....###...',
      '.....#....',
      '##..######',
    ]);
  });

  it('returns null if the reading differs from the known position', () => {
    const state = stateOf(reading(highT));
    expect(provenEmpty(reading(highT.replace(floor, 'XX...XXXXX')), state)).toBeNull();
    expect(provenEmpty(reading(highT.replace('..........\n', 'X.........\n')), state)).toBeNull();
  });

  it('returns null while the piece is out of sight, and without a Tetris board', () => {
    const { active, ...hidden } = stateOf(reading(highT));
    expect(active).toBeDefined();
    expect(provenEmpty(reading(highT), hidden)).toBeNull();
    const nothing: Observation = { seq: 0, game: null, confidence: 0, doubts: [] };
    expect(provenEmpty(nothing, stateOf(reading(highT)))).toBeNull();
  });
});
