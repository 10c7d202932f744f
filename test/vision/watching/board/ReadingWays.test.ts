import { describe, expect, it } from 'vitest';
import { ReadingWays, type ReadingWay } from '../../../../vision/watching/board/ReadingWays.ts';

const nothing = { isLearned: false, tellsBlocks: false };
const all = { ...nothing, isLearned: true, tellsBlocks: true };

const over = (ways: ReadingWays, known: typeof nothing, from: number, to: number): ReadingWay[] => {
  const tried = new Set<ReadingWay>();
  for (let at = from; at < to; at += 50) tried.add(ways.at(at, known));
  return [...tried];
};

describe('ReadingWays', () => {
  it('reads each picture alone before anything is known', () => {
    expect(over(new ReadingWays(), nothing, 0, 3000)).toEqual(['alone']);
  });

  it('keeps the learned background while it fits', () => {
    const ways = new ReadingWays();
    ways.fits('alone', 1000, false);
    expect(over(ways, all, 1000, 1400)).toEqual(['learned']);
  });

  it('alternates the other ways once nothing fits, and tries the scene only later', () => {
    const ways = new ReadingWays();
    ways.fits('learned', 1000, false);
    expect(over(ways, all, 1400, 2100)).toEqual(['alone', 'learned']);
    expect(over(ways, all, 2100, 4000)).toContain('scene');
  });

  it('tries the scene at once if single pictures are unclear, and keeps it while it fits', () => {
    const ways = new ReadingWays();
    ways.fits('alone', 1000, true);
    expect(ways.at(1400, { ...all, isLearned: false })).toBe('scene');
    ways.fits('scene', 1500, false);
    expect(over(ways, { ...all, isLearned: false }, 1500, 1900)).toEqual(['scene']);
  });

  it('tries the scene if nothing has ever fitted', () => {
    expect(over(new ReadingWays(), { ...nothing, tellsBlocks: true }, 0, 1500)).toEqual(['alone', 'scene']);
  });
});
