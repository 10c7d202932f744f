import { describe, expect, it } from 'vitest';
import { spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import type { Location, Piece } from '../../../engine/tetris/types.ts';
import { demandFor, type Evidence } from '../../../vision/tracking/demands.ts';
import type { Explanation, Known } from '../../../vision/tracking/explaining/explanation.ts';
import type { PreviewQueue } from '../../../vision/tracking/previewQueue.ts';
import { floor, highT, lowT } from '../simulated/readings.ts';
import { knownFrom } from './known.ts';

const high = knownFrom(highT);
const low = knownFrom(lowT);
const { stack } = high;
const landing = { stack, placed: null, cleared: 0 };

/** What the previews say: the next piece, and whether they have moved on. */
const previews = (expected: Piece | null = null, hasMoved = false) =>
  ({ expected, hasMoved }) as PreviewQueue;

function demanded(explanation: Explanation, known: Known, evidence: Partial<Evidence> = {}): string {
  const all = {
    lost: false,
    queue: previews(),
    isHeld: false,
    hasHold: false,
    hasStayed: false,
    ...evidence,
  };
  const { reads, ms } = demandFor(explanation, known, all);
  return `${reads} in ${ms}`;
}

const sure = '1 in 0';
const same = (location: Location | null): Explanation => ({ kind: 'same', location, stack });

describe('the same piece', () => {
  const at = high.at!;

  it.each<[string, Location | null, string]>([
    ['where it was', at, sure],
    ['elsewhere in the air', { ...at, x: 2, y: 4 }, sure],
    ['not to be seen', null, sure],
    ['all at once on the stack, where its ghost is', { ...at, y: 2 }, '2 in 100'],
    ['turned', { ...at, orientation: 'west', y: 5 }, sure],
    ['turned, as far as the upper edge lets see', { ...at, orientation: 'west', y: 7 }, '3 in 100'],
  ])('%s: %#', (_, location, expected) => {
    expect(demanded(same(location), high)).toBe(expected);
  });

  it('cut by the upper edge as before is sure', () => {
    const cut = { ...at, orientation: 'west', y: 7 } as const;
    expect(demanded(same({ ...cut, x: 3 }), { ...high, at: cut })).toBe(sure);
    expect(demanded(same(cut), { ...high, at: null })).toBe(sure);
  });

  it('on the stack after a step of two rows has fallen there', () => {
    expect(demanded(same({ ...at, y: 2 }), { ...high, at: { ...at, x: 2, y: 4 } })).toBe(sure);
    expect(demanded(same({ ...at, y: 2 }), { ...high, at: { ...at, x: 2, y: 5 } })).toBe('2 in 100');
  });
});

it('a lock whose rows are gone is likely', () => {
  expect(demanded({ kind: 'locked', landing }, high)).toBe('2 in 30');
});

it('anything is found afresh where the game was lost', () => {
  expect(demanded(same(high.at), high, { lost: true })).toBe('2 in 100');
});

describe('another piece in its place', () => {
  const swap = (y: number): Explanation => ({ kind: 'swap', location: spawnAt('O', 10, y), stack });

  it.each<[string, number, Known, Partial<Evidence>, string]>([
    ['that the hold box has given for it', 1, low, { isHeld: true }, sure],
    ['where pieces come in', 3, high, {}, '2 in 30'],
    ['where pieces come in no more', 2, high, {}, '5 in 400'],
    ['of which the upper edge cuts off a part', 7, high, {}, '5 in 250'],
    ['just below the upper edge', 6, high, {}, '2 in 30'],
    ['after one that was under way, where nothing can be held', 6, low, {}, '5 in 250'],
    ['after one that was under way, where it can be held', 6, low, { hasHold: true }, '2 in 30'],
    ['after one that was not seen yet', 6, { ...high, at: null }, {}, '2 in 30'],
    ['two rows above where the one before was', 5, low, {}, '5 in 250'],
    ['one row above where the one before was', 4, low, {}, '2 in 30'],
  ])('%s: %#', (_, y, known, evidence, expected) => {
    expect(demanded(swap(y), known, evidence)).toBe(expected);
  });
});

describe('the next piece', () => {
  const next = (piece: Piece, y: number | null, inFlux = false): Explanation => ({
    kind: 'next',
    piece,
    location: y === null ? null : spawnAt(piece, 10, y),
    landing,
    inFlux,
  });

  it.each<[string, Explanation, PreviewQueue, string]>([
    ['as announced', next('O', 6), previews('O'), sure],
    ['that nothing has announced', next('O', 6), previews(), '2 in 30'],
    ['other than announced', next('O', 6), previews('L'), '3 in 100'],
    ['other than announced, further down than pieces come in', next('O', 2), previews('L'), '5 in 400'],
    ['as announced, further down than pieces come in', next('O', 2), previews('O'), sure],
    ['while rows vanish', next('O', 6, true), previews('O'), '2 in 30'],
    ['cut by the upper edge', next('O', 7), previews('O'), '2 in 30'],
    ['cut by it while rows vanish', next('O', 7, true), previews('O'), '5 in 250'],
    [
      'cut by it while rows vanish and the previews moved on',
      next('O', 7, true),
      previews('O', true),
      '2 in 30',
    ],
    [
      'of which one cell is to be seen',
      { ...next('J', 8), location: { type: 'J', orientation: 'east', x: 3, y: 8 } } as Explanation,
      previews('J'),
      '3 in 100',
    ],
    ['above the frame, by the previews', next('O', null, true), previews('O', true), '2 in 30'],
    ['of the same kind, no higher than the old one', next('T', 7), previews('T'), '3 in 120'],
    ['of the same kind, when the previews have moved on', next('T', 6), previews('T', true), sure],
  ])('%s: %#', (_, explanation, queue, expected) => {
    expect(demanded(explanation, high, { queue })).toBe(expected);
  });

  it('of the same kind while rows of the last clear are on the screen is hardly ever one', () => {
    const views = [...high.stack.views, { drawn: high.stack.board, ignored: [0] }];
    const vanishing = { ...high, stack: { ...high.stack, views } };
    expect(demanded(next('T', 7), vanishing, { queue: previews('T') })).toBe('5 in 400');
    expect(demanded(next('T', 6), vanishing, { queue: previews('T', true) })).toBe(sure);
  });

  it('of the same kind but higher than the old one is no doubt another', () => {
    expect(demanded(next('T', 6), low, { queue: previews('T') })).toBe(low.at!.y >= 4 ? '3 in 120' : sure);
    expect(demanded(next('T', 6), { ...low, at: { ...low.at!, y: 3 } }, { queue: previews('T') })).toBe(sure);
  });
});

describe('garbage from below', () => {
  const risen = { ...same(high.at), garbage: 2 };

  it('takes two readings, three on a bare board, and no fewer than the change that comes with it', () => {
    expect(demanded(risen, high)).toBe('2 in 60');
    expect(demanded(risen, knownFrom(highT.replace(floor, '..........')))).toBe('3 in 120');
    expect(demanded({ kind: 'locked', landing, garbage: 1 }, high)).toBe('2 in 60');
    expect(demanded({ kind: 'swap', location: spawnAt('O', 10, 1), stack, garbage: 1 }, high)).toBe(
      '5 in 400',
    );
  });
});
