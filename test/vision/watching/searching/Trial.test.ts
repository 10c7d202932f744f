import { describe, expect, it } from 'vitest';
import type { TetrisState } from '../../../../engine/tetris/types.ts';
import type { Track, TrackEvent } from '../../../../vision/types.ts';
import { Trial } from '../../../../vision/watching/searching/Trial.ts';

const state = {} as TetrisState;
type Uncounted = Exclude<TrackEvent, { count: number }>['kind'];
const track = (kind: Uncounted | null, piece = 1, has = true): Track => ({
  state: has ? state : null,
  events: kind ? [{ kind }] : [],
  piece,
  doubt: null,
});

describe('Trial', () => {
  it('is passed by a legal position where none needs to follow', () => {
    const trial = new Trial(0, 0);
    expect(trial.passes(track(null, 0, false), false)).toBe(false);
    expect(trial.passes(track('found'), false)).toBe(true);
  });

  it('is passed by a legal change where the search had doubts', () => {
    const trial = new Trial(1, 0);
    expect(trial.passes(track('found'), false)).toBe(false);
    expect(trial.passes(track(null), false)).toBe(false);
    expect(trial.passes(track('move'), false)).toBe(true);
  });

  it('is passed by one legal change where what moves has shown where the cells are', () => {
    const trial = new Trial(4, 0);
    expect(trial.passes(track('move'), false)).toBe(false);
    expect(trial.passes(track(null), true)).toBe(false);
    expect(trial.passes(track('move', 1, false), true)).toBe(false);
    expect(trial.passes(track(null), true)).toBe(true);
  });

  it('is passed by the very piece that was lost', () => {
    expect(new Trial(1, 4).passes(track('found', 4), false)).toBe(true);
    expect(new Trial(1, 4).passes(track('found', 5), false)).toBe(false);
    expect(new Trial(1, 0).passes(track('found', 0), false)).toBe(false);
  });

  it.each([
    [0.95, 0],
    [0.6, 1],
    [0.2, 4],
  ])('asks for more changes the less sure the search was: at %d for %i', (confidence, changes) => {
    const trial = Trial.of({ confidence } as Parameters<typeof Trial.of>[0], 0);
    expect(trial.passes(track('found'), false)).toBe(changes === 0);
    for (let done = 1; done <= changes; done += 1)
      expect(trial.passes(track('move'), false)).toBe(done === changes);
  });
});
