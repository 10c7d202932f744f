import { describe, expect, it } from 'vitest';
import { drawOtherGame } from './otherGames.ts';

describe('drawOtherGame', () => {
  it('draws the same picture for the same seed, another for another, and no game of ours', () => {
    const [one, again, other] = [drawOtherGame(7), drawOtherGame(7), drawOtherGame(8)];
    expect(Buffer.from(again.image.data).equals(Buffer.from(one.image.data))).toBe(true);
    expect(Buffer.from(other.image.data).equals(Buffer.from(one.image.data))).toBe(false);
    expect(one.label).toBe(null);
  });
});
