import { describe, expect, it } from 'vitest';
import type { TetrisState } from '../../../../engine/tetris/types.ts';
import type { Layout, Track, TrackEvent } from '../../../../vision/types.ts';
import { demandOf, Probation } from '../../../../vision/watching/searching/Probation.ts';

const state = {} as TetrisState;
type Uncounted = Exclude<TrackEvent, { count: number }>['kind'];
const track = (kind: Uncounted | null, piece = 1, has = true): Track => ({
  state: has ? state : null,
  events: kind ? [{ kind }] : [],
  piece,
  doubt: null,
});

const layoutOf = (columns: number, confidence: number): Layout => ({
  ...{ game: 'tetris', columns, rows: 20, next: [], hold: null, confidence },
  board: { x: 0, y: 0, width: 200, height: 400 },
});

describe('Probation', () => {
  it('is passed by a legal position if no change is required', () => {
    const probation = new Probation(0, 0);
    expect(probation.passes(track(null, 0, false), false)).toBe(false);
    expect(probation.passes(track('found'), false)).toBe(true);
  });

  it('is passed by a legal change if the search had doubts', () => {
    const probation = new Probation(1, 0);
    expect(probation.passes(track('found'), false)).toBe(false);
    expect(probation.passes(track(null), false)).toBe(false);
    expect(probation.passes(track('move'), false)).toBe(true);
  });

  it('is passed by one legal change once movement has confirmed the cells', () => {
    const probation = new Probation(4, 0);
    expect(probation.passes(track('move'), false)).toBe(false);
    expect(probation.passes(track(null), true)).toBe(false);
    expect(probation.passes(track('move', 1, false), true)).toBe(false);
    expect(probation.passes(track(null), true)).toBe(true);
  });

  it('is passed by the piece that was lost', () => {
    expect(new Probation(1, 4).passes(track('found', 4), false)).toBe(true);
    expect(new Probation(1, 4).passes(track('found', 5), false)).toBe(false);
    expect(new Probation(1, 0).passes(track('found', 0), false)).toBe(false);
  });

  it.each([
    [0.95, 0],
    [0.6, 1],
    [0.2, 4],
  ])('requires more changes for a less sure search: at %d, %i', (confidence, changes) => {
    const probation = Probation.of(layoutOf(10, confidence), 0);
    expect(probation.passes(track('found'), false)).toBe(changes === 0);
    for (let done = 1; done <= changes; done += 1)
      expect(probation.passes(track('move'), false)).toBe(done === changes);
  });

  it.each([
    { of: 'oblong cells', columns: 12, confidence: 0.45, demand: Infinity },
    { of: 'square cells', columns: 10, confidence: 0.45, demand: 1 },
    { of: 'oblong cells', columns: 12, confidence: 0.6, demand: 1 },
  ])('of $of at $confidence requires $demand changes', ({ columns, confidence, demand }) => {
    expect(demandOf(layoutOf(columns, confidence))).toBe(demand);
  });

  it.each([
    { columns: 8, rows: 15, confidence: 0.36, demand: Infinity },
    { columns: 6, rows: 12, confidence: 0.36, demand: 4 },
    { columns: 8, rows: 15, confidence: 0.6, demand: 1 },
  ])(
    'of a Puyo board of $columns x $rows at $confidence requires $demand changes',
    ({ columns, rows, confidence, demand }) => {
      const board = { x: 0, y: 0, width: 20 * columns, height: 20 * rows };
      expect(demandOf({ ...layoutOf(columns, confidence), game: 'puyo', rows, board })).toBe(demand);
    },
  );
});
