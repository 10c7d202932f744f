import { beforeEach, describe, expect, it } from 'vitest';
import type { TetrisObservation } from '../../../vision/types.ts';
import { readMasks } from '../../../vision/tracking/explaining/masks.ts';
import { Recovery, type Before } from '../../../vision/tracking/recovery.ts';
import { floor, highT, lowT, reading } from '../simulated/readings.ts';
import { knownFrom, masksOf } from './known.ts';

const fresh = `....TTT...\n.....T....\n${'..........\n'.repeat(6)}`;
const air = '..........\n';
const frameMs = 50;

let recovery: Recovery;
let now: number;
beforeEach(() => {
  recovery = new Recovery();
  now = 0;
});

/** After how many equal readings the position is believed; null: not within five seconds. */
function readsUntil(observation: TetrisObservation, before: Before | null, explainedAt = 0): number | null {
  for (let reads = 1; reads <= 100; reads++) {
    now += frameMs;
    if (
      recovery.separationIn(observation, readMasks(observation), before, {
        at: now,
        explainedAt,
        isOver: false,
      })
    )
      return reads;
  }
  return null;
}

const was = (text: string, more: Partial<Before> = {}): Before => ({
  board: knownFrom(text).stack.board,
  falling: knownFrom(text).at,
  isCovered: false,
  isFresh: false,
  isReplaced: false,
  ...more,
});

describe('a position in the middle of a game', () => {
  const unsure = (text: string) => reading(text, '', { confidence: 0.6 });

  it('is accepted after a tenth of a second of equal readings if nothing was known', () => {
    expect(readsUntil(reading(highT), null)).toBe(3);
  });

  it('waits for a movement if the reading is unsure, without a time limit', () => {
    expect(readsUntil(unsure(highT), null)).toBeNull();
    expect(readsUntil(unsure(lowT), null)).toBe(1);
  });

  it('needs no movement on an empty board', () => {
    expect(readsUntil(unsure(fresh), null)).toBe(3);
  });

  it('is counted again from the start with another board or piece', () => {
    const other = lowT.replaceAll('T', 'L').replace('.....L', '....L.');
    for (const text of [highT, highT, other]) expect(readsUntilOnce(reading(text))).toBe(false);
    expect(readsUntilOnce(reading(other))).toBe(false);
    expect(readsUntilOnce(reading(other))).toBe(true);
  });

  const readsUntilOnce = (observation: TetrisObservation): boolean =>
    recovery.separationIn(observation, readMasks(observation), null, {
      at: (now += frameMs),
      explainedAt: 0,
      isOver: false,
    }) !== null;

  it('is not accepted without a piece in the air', () => {
    expect(readsUntil(reading(floor), null)).toBeNull();
  });
});

describe('the readings that a position needs', () => {
  const square = `${air.repeat(3)}....OO....\n....OO....\n${air.repeat(2)}${floor}`;
  const more = (rows: string) => `....TTT...\n.....T....\n${rows}\n${floor}`;

  it.each([
    ['a board to which the rules lead', lowT, was(highT), 4],
    ['a piece that locked', more('XX.XX.....'), was(highT), 4],
    ['an empty board', fresh, was(highT), 29],
    ['an empty board after a cover', fresh, was(highT, { isCovered: true }), 7],
    ['an empty board beside other previews', fresh, was(highT, { isReplaced: true }), 7],
    ['another piece on the same board', square, was(highT), 20],
    ['a piece that has risen', highT, was(lowT), 20],
    ['a board to which no rules lead', highT.replace(floor, '.XXXXX.XX.'), was(highT), 20],
  ])('are more or fewer for %s', (_, text, before, reads) => {
    expect(readsUntil(reading(text), before)).toBe(reads);
  });

  it.each<[string, Partial<Before>, number | null]>([
    ['hides its blocks', {}, null],
    ['has been covered', { isCovered: true }, 7],
    ['shows the previews of another round', { isReplaced: true }, 7],
  ])('on an empty board under a piece that is far down, of a game that %s', (_, signs, reads) => {
    const down = `${air.repeat(5)}....TTT...\n.....T....\n`;
    expect(readsUntil(reading(`${down}..........`), was(down + floor, signs))).toBe(reads);
  });

  it('are fewer if more pieces may have been missed: one each quarter of a second', () => {
    const grown = reading(more('XX........\nXX.XX.....\nXXXXXX....'));
    const before = was(floor);
    expect(readsUntil(grown, before, 0)).toBe(10);
    recovery.reset();
    expect(readsUntil(grown, before, now - 500)).toBe(3);
  });

  it('are counted from the start after a reset', () => {
    const see = () =>
      recovery.separationIn(reading(highT), masksOf(highT), null, {
        at: (now += 60),
        explainedAt: 0,
        isOver: false,
      });
    see();
    recovery.reset();
    expect([see(), see()].map((found) => found !== null)).toEqual([false, false]);
    expect(see()).not.toBeNull();
  });
});
