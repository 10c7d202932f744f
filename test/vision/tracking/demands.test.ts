import { describe, expect, it } from 'vitest';
import { spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import type { Location, Piece } from '../../../engine/tetris/types.ts';
import { demandFor, type Evidence } from '../../../vision/tracking/demands.ts';
import type { Explanation, Known } from '../../../vision/tracking/explaining/explanation.ts';
import { placeOf } from '../../../vision/tracking/explaining/pieceCells.ts';
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
    ['at the same place', at, sure],
    ['at another place in the air', { ...at, x: 2, y: 4 }, sure],
    ['out of sight', null, sure],
    ['suddenly on the stack at the place of its ghost', { ...at, y: 2 }, '2 in 100'],
    ['turned', { ...at, orientation: 'west', y: 5 }, sure],
    ['turned and cut off by the upper edge', { ...at, orientation: 'west', y: 7 }, '3 in 100'],
  ])('%s takes the right number of readings: %#', (_, location, expected) => {
    expect(demanded(same(location), high)).toBe(expected);
  });

  it('still cut off by the upper edge takes one reading', () => {
    const cut = { ...at, orientation: 'west', y: 7 } as const;
    expect(demanded(same({ ...cut, x: 3 }), { ...high, at: cut })).toBe(sure);
    expect(demanded(same(cut), { ...high, at: null })).toBe(sure);
  });

  it('on the stack takes one reading after a step of two rows', () => {
    expect(demanded(same({ ...at, y: 2 }), { ...high, at: { ...at, x: 2, y: 4 } })).toBe(sure);
    expect(demanded(same({ ...at, y: 2 }), { ...high, at: { ...at, x: 2, y: 5 } })).toBe('2 in 100');
  });
});

it('takes two readings for a lock whose rows are gone', () => {
  expect(demanded({ kind: 'locked', landing }, high)).toBe('2 in 30');
});

it('takes two readings for any explanation after the game was lost', () => {
  expect(demanded(same(high.at), high, { lost: true })).toBe('2 in 100');
});

describe('another piece', () => {
  const swap = (y: number): Explanation => ({ kind: 'swap', location: spawnAt('O', 10, y), stack });

  it.each<[string, number, Known, Partial<Evidence>, string]>([
    ['from the hold box', 1, low, { isHeld: true }, sure],
    ['at the spawn height', 3, high, {}, '2 in 30'],
    ['below the spawn height', 2, high, {}, '5 in 400'],
    ['partly cut off by the upper edge', 7, high, {}, '5 in 250'],
    ['just below the upper edge', 6, high, {}, '2 in 30'],
    ['after a falling one in a game without hold', 6, low, {}, '5 in 250'],
    ['after a falling one in a game with hold', 6, low, { hasHold: true }, '2 in 30'],
    ['after one that has not been seen', 6, { ...high, at: null }, {}, '2 in 30'],
    ['two rows above the previous one', 5, low, {}, '5 in 250'],
    ['one row above the previous one', 4, low, {}, '2 in 30'],
  ])('%s takes the right number of readings: %#', (_, y, known, evidence, expected) => {
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
    ['without an announcement', next('O', 6), previews(), '2 in 30'],
    ['different from the announcement', next('O', 6), previews('L'), '3 in 100'],
    ['different from the announcement, below the spawn height', next('O', 2), previews('L'), '5 in 400'],
    ['as announced, below the spawn height', next('O', 2), previews('O'), sure],
    ['while rows vanish', next('O', 6, true), previews('O'), '2 in 30'],
    ['cut off by the upper edge', next('O', 7), previews('O'), '2 in 30'],
    ['cut off while rows vanish', next('O', 7, true), previews('O'), '5 in 250'],
    [
      'cut off while rows vanish, after the previews moved on',
      next('O', 7, true),
      previews('O', true),
      '2 in 30',
    ],
    [
      'with one visible cell',
      { ...next('J', 8), location: { type: 'J', orientation: 'east', x: 3, y: 8 } } as Explanation,
      previews('J'),
      '3 in 100',
    ],
    ['above the frame, announced by the previews', next('O', null, true), previews('O', true), '2 in 30'],
    ['of the same kind, not higher than the old one', next('T', 7), previews('T'), '3 in 120'],
    ['of the same kind, after the previews moved on', next('T', 6), previews('T', true), sure],
  ])('%s takes the right number of readings: %#', (_, explanation, queue, expected) => {
    expect(demanded(explanation, high, { queue })).toBe(expected);
  });

  it('over a piece that landed beside its last place takes three readings while rows vanish', () => {
    const landed = (x: number): Explanation => {
      const placed = placeOf({ ...high.at!, x, y: 0 });
      return { ...next('O', 6, true), landing: { ...landing, placed, cleared: 1 } } as Explanation;
    };
    const { x } = high.at!;
    expect(demanded(landed(x), high, { queue: previews('O') })).toBe('2 in 30');
    expect(demanded(landed(x + 1), high, { queue: previews('O') })).toBe('3 in 120');
  });

  it('of the same kind takes five readings while rows vanish, unless the previews moved on', () => {
    const views = [...high.stack.views, { drawn: high.stack.board, ignored: [0] }];
    const vanishing = { ...high, stack: { ...high.stack, views } };
    expect(demanded(next('T', 7), vanishing, { queue: previews('T') })).toBe('5 in 400');
    expect(demanded(next('T', 6), vanishing, { queue: previews('T', true) })).toBe(sure);
  });

  it.each([
    [4, '3 in 120'],
    [3, sure],
  ])('of the same kind, in row 6 after one in row %i, takes the right number of readings', (y, expected) => {
    const known = { ...low, at: { ...low.at!, y } };
    expect(demanded(next('T', 6), known, { queue: previews('T') })).toBe(expected);
  });

  it('takes two readings where the supposed ghost of the piece has not moved with it', () => {
    const queue = previews('O');
    expect(demanded(next('O', 6), high, { queue, hasStayed: true })).toBe('2 in 30');
  });
});

describe('garbage from below', () => {
  const risen = { ...same(high.at), garbage: 2 };

  it('takes two readings, three on an empty board, and never fewer than the change that comes with it', () => {
    expect(demanded(risen, high)).toBe('2 in 60');
    expect(demanded(risen, knownFrom(highT.replace(floor, '..........')))).toBe('3 in 120');
    expect(demanded({ kind: 'locked', landing, garbage: 1 }, high)).toBe('2 in 60');
    expect(demanded({ kind: 'swap', location: spawnAt('O', 10, 1), stack, garbage: 1 }, high)).toBe(
      '5 in 400',
    );
  });
});
