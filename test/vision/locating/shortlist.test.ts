import { describe, expect, it } from 'vitest';
import { shortlist } from '../../../vision/locating/shortlist.ts';
import type { GameKind } from '../../../vision/types.ts';

interface Place {
  game: GameKind;
  score: number;
}

const listed = (places: readonly Place[]): Place[] =>
  shortlist(
    places,
    ({ score }) => score,
    ({ game }) => game,
  );
const many = (game: GameKind, from: number): Place[] =>
  Array.from({ length: 100 }, (_, i) => ({ game, score: from - ((i * 37) % 100) / 20 }));

describe('shortlist', () => {
  it('keeps the best of each game, even if all places of the other game score higher', () => {
    const list = listed([...many('tetris', 9), ...many('puyo', 0)]);
    for (const [game, best] of [
      ['tetris', 9],
      ['puyo', 0],
    ] as const) {
      const own = list.filter((place) => place.game === game).map(({ score }) => score);
      expect(own.length).toBeGreaterThan(9);
      expect(own[0]).toBe(best);
      expect(own).toEqual([...own].sort((a, b) => b - a));
    }
  });

  it('leaves out hopeless places', () => {
    expect(listed(many('puyo', -20))).toEqual([]);
    const mixed = listed([{ game: 'tetris', score: 1 }, ...many('tetris', -20)]);
    expect(mixed).toEqual([{ game: 'tetris', score: 1 }]);
  });
});
