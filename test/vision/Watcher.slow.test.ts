import { describe, expect, it } from 'vitest';
import type { Frame, Layout } from '../../vision/types.ts';
import { events, full, layoutAt, Screen, Stream } from './simulated/watchedScreen.ts';

describe('Watcher on a board', () => {
  it('requests the part around the board, with room for the previews, inside the picture', () => {
    const stream = new Stream(new Screen());
    stream.run(10);
    const region = stream.watcher.region()!;
    expect(region).toEqual({ x: 0, y: 0, width: 260, height: 260 });
  });

  it('requests a smaller part once the preview boxes have announced the next piece correctly', () => {
    const screen = new Screen();
    screen.layouts = [{ ...layoutAt(60, 60), next: [{ x: 180, y: 70, width: 40, height: 40 }] }];
    const stream = new Stream(screen);
    stream.run(10);
    expect(stream.watcher.region()).toEqual({ x: 0, y: 0, width: 260, height: 280 });
    stream.run(150);
    expect(stream.watcher.region()).toEqual({ x: 40, y: 20, width: 190, height: 260 });
  });

  it('reads a part in its own coordinates and reports the coordinates of the whole picture', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(200, 70)];
    const stream = new Stream(screen);
    const seen = stream.run(10).at(-1)!;
    expect(screen.readAt.at(-1)).toEqual({ x: 100, y: 60, width: 100, height: 200 });
    expect(seen.observation).toMatchObject({ game: 'tetris', board: { x: 200, y: 70 } });
  });

  it('reports the board once, and then every piece', () => {
    const stream = new Stream(new Screen());
    const seen = events(stream.run(150));
    expect(seen[0]).toBe('found');
    expect(new Set(seen.slice(1))).toEqual(new Set(['lock', 'clear', 'spawn']));
    const numbers = stream.sightings.filter(({ state }) => state).map(({ piece }) => piece);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('reads a board whose floor is measured a little beyond the picture', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, full.height - 199.5)];
    expect(new Stream(screen).run(30).at(-1)!.state).not.toBeNull();
  });

  it('withholds the state as soon as the board does not fit, and loses it after three frames', () => {
    const screen = new Screen();
    const stream = new Stream(screen);
    expect(stream.run(15).at(-1)!.state).not.toBeNull();
    screen.fit = 0.1;
    const [first, second, third] = stream.run(3);
    expect(first).toMatchObject({ state: null, events: [] });
    expect(first!.observation.doubts).toEqual(['something covers the board']);
    expect(second!.events).toEqual([]);
    expect(third).toMatchObject({ state: null, events: [{ kind: 'lost' }], layout: null });
    expect(stream.watcher.region()).toBeNull();
  });

  it('survives one half-drawn frame', () => {
    const screen = new Screen();
    const stream = new Stream(screen);
    stream.run(15);
    screen.fit = 0.1;
    stream.run(1);
    screen.fit = 1;
    expect(stream.run(1)[0]!.state).not.toBeNull();
    expect(events(stream.sightings)).toEqual(['found']);
  });

  it('finds the game again after its window has moved, and continues with the same piece', () => {
    const screen = new Screen();
    const stream = new Stream(screen);
    const before = stream.run(15).at(-1)!;
    screen.fit = 0;
    screen.layouts = [layoutAt(200, 60)];
    stream.run(3);
    screen.fit = 1;
    const after = stream.run(15).find(({ state }) => state)!;
    expect(after.layout).toEqual(layoutAt(200, 60));
    expect(after.state).not.toBeNull();
    expect(after.piece).toBe(before.piece);
    expect(events(stream.sightings).slice(0, 3)).toEqual(['found', 'lost', 'found']);
  });

  it('takes the upper rows of a lost board for a smaller one only after a minute', () => {
    const screen = new Screen();
    const stream = new Stream(screen);
    stream.run(15);
    const [whole] = screen.layouts as [Layout];
    const part = { ...whole, rows: 9, board: { ...whole.board, height: 90 } };
    screen.fit = 0;
    screen.layouts = [part];
    stream.run(3);
    screen.fit = 1;
    expect(stream.run(1100).every(({ layout }) => layout === null)).toBe(true);
    expect(stream.run(200).some(({ layout }) => layout?.rows === 9)).toBe(true);
  });

  it('pauses on a board found elsewhere on which nothing moves, even after a played one', () => {
    const screen = new Screen();
    const stream = new Stream(screen);
    expect(stream.run(65).at(-1)!.state).not.toBeNull();
    Object.assign(screen, { fit: 0.1, layouts: [layoutAt(240, 40)] });
    stream.run(4);
    Object.assign(screen, { fit: 1, isStill: true });
    expect(stream.run(120).at(-1)).toMatchObject({ state: null, phase: 'paused', layout: layoutAt(240, 40) });
  });

  it('loses the board as soon as the picture changes its size', () => {
    const stream = new Stream(new Screen());
    stream.run(15);
    stream.size = { width: 500, height: 320 };
    expect(stream.run(1)[0]).toMatchObject({ state: null, events: [{ kind: 'lost' }], layout: null });
  });

  it.each([
    { width: 1, height: 1 },
    { width: 3, height: 900 },
  ])('loses the board in a picture of %j, and finds it again afterwards', (size) => {
    const stream = new Stream(new Screen());
    stream.run(15);
    stream.size = size;
    const tiny = stream.run(5);
    expect(tiny[0]).toMatchObject({ state: null, events: [{ kind: 'lost' }], layout: null, full: size });
    stream.size = full;
    expect(stream.run(15).some(({ state }) => state !== null)).toBe(true);
  });

  it('withholds the state if the part does not contain the board', () => {
    const stream = new Stream(new Screen());
    stream.run(15);
    const frame = { ...stream.frame(), origin: { x: 90, y: 0 } };
    const sighting = stream.watcher.next(frame);
    expect(sighting.state).toBeNull();
    expect(sighting.observation.doubts).toEqual(['cells not readable']);
  });

  it('forgets the game on reset, but continues the numbers of pieces', () => {
    const stream = new Stream(new Screen());
    const before = stream.run(15).at(-1)!;
    stream.watcher.reset();
    expect(stream.watcher.region()).toBeNull();
    const after = stream.run(15).find(({ state }) => state)!;
    expect(after.events).toEqual([{ kind: 'found' }]);
    expect(after.piece).toBe(before.piece + 1);
  });

  it('searches the whole picture again after a long time without a state', () => {
    const screen = new Screen();
    screen.showNothing();
    const stream = new Stream(screen);
    stream.run(40);
    expect(stream.watcher.region()).not.toBeNull();
    const before = screen.located.length;
    screen.layouts = [layoutAt(220, 50)];
    stream.run(60);
    expect(screen.located.length).toBeGreaterThan(before);
    expect(stream.sightings.at(-1)!.layout).toEqual(layoutAt(220, 50));
  });
});

describe('Watcher with invalid or odd frames', () => {
  const broken: [string, (frame: Frame) => Frame][] = [
    ['with missing pixels', (frame) => ({ ...frame, data: frame.data.subarray(0, 100) })],
    ['of size 0', (frame) => ({ ...frame, width: 0, height: 0 })],
    ['larger than any screen', (frame) => ({ ...frame, width: 16_000, height: 16_000 })],
  ];

  it.each(broken)('reports nothing for frames %s, and continues afterwards', (_, breakIt) => {
    const stream = new Stream(new Screen());
    stream.run(40);
    const told = stream.watcher.next(breakIt(stream.frame()));
    expect([told.state, told.events, told.observation.game]).toEqual([null, [], null]);
    expect(stream.run(20).at(-1)!.state).not.toBeNull();
    expect(events(stream.sightings)).not.toContain('lost');
  });

  it('reads pixels at any offset in memory', () => {
    const stream = new Stream(new Screen());
    stream.run(40);
    const frame = stream.frame();
    const data = new Uint8Array(frame.data.length + 1).subarray(1);
    data.set(frame.data);
    expect(stream.watcher.next({ ...frame, data }).observation.game).toBe('tetris');
  });

  it('reports no state while sizes change from frame to frame, and recovers', () => {
    const stream = new Stream(new Screen());
    for (let i = 0; i < 60; i += 1) {
      stream.size = i % 2 ? full : { width: 1 + i, height: 1 };
      const told = stream.watcher.next(stream.frame());
      expect(told.state).toBeNull();
    }
    stream.size = full;
    stream.run(40);
    expect(stream.sightings.at(-1)!.state).not.toBeNull();
  });
});
