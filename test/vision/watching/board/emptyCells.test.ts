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
  it('leaves out the stack, the piece, what is beside it and all of its way down', () => {
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

  it('says nothing where the reading is not the known position', () => {
    const state = stateOf(reading(highT));
    expect(provenEmpty(reading(highT.replace(floor, 'XX...XXXXX')), state)).toBeNull();
    expect(provenEmpty(reading(highT.replace('..........\n', 'X.........\n')), state)).toBeNull();
  });

  it('says nothing while the piece is not in sight, or of no Tetris board', () => {
    const { active, ...hidden } = stateOf(reading(highT));
    expect(active).toBeDefined();
    expect(provenEmpty(reading(highT), hidden)).toBeNull();
    const nothing: Observation = { seq: 0, game: null, confidence: 0, doubts: [] };
    expect(provenEmpty(nothing, stateOf(reading(highT)))).toBeNull();
  });
});
