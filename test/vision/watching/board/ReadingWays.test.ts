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
  it('reads each picture alone where nothing is known', () => {
    expect(over(new ReadingWays(), nothing, 0, 3000)).toEqual(['alone']);
  });

  it('keeps to what is learned while it fits', () => {
    const ways = new ReadingWays();
    ways.fits('alone', 1000, false);
    expect(over(ways, all, 1000, 1400)).toEqual(['learned']);
  });

  it('tries the others by turns once nothing fits, what moves only where that lasts', () => {
    const ways = new ReadingWays();
    ways.fits('learned', 1000, false);
    expect(over(ways, all, 1400, 2100)).toEqual(['alone', 'learned']);
    expect(over(ways, all, 2100, 4000)).toContain('scene');
  });

  it('asks what moves at once where pictures alone are unclear, and keeps to it while it fits', () => {
    const ways = new ReadingWays();
    ways.fits('alone', 1000, true);
    expect(ways.at(1400, { ...all, isLearned: false })).toBe('scene');
    ways.fits('scene', 1500, false);
    expect(over(ways, { ...all, isLearned: false }, 1500, 1900)).toEqual(['scene']);
  });

  it('asks what moves where nothing has ever fitted', () => {
    expect(over(new ReadingWays(), { ...nothing, tellsBlocks: true }, 0, 1500)).toEqual(['alone', 'scene']);
  });
});
