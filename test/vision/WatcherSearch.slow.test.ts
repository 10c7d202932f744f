import { describe, expect, it } from 'vitest';
import type { Rect } from '../../vision/types.ts';
import { events, full, layoutAt, Screen, Stream } from './simulated/watchedScreen.ts';

describe('Watcher during a search', () => {
  it('reports that it has found nothing, and searches at most three pictures a second', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = new Stream(screen);
    const seen = stream.run(60);
    expect(screen.located.length).toBeGreaterThan(5);
    expect(screen.located.length).toBeLessThanOrEqual(10);
    expect(seen.every(({ layout, state, events }) => !layout && !state && events.length === 0)).toBe(true);
    expect(seen[0]!.observation).toEqual({
      seq: 0,
      game: null,
      confidence: 0,
      doubts: ['no playfield found'],
    });
    expect(stream.watcher.region()).toBeNull();
  });

  it('does not search an unchanged picture again', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = new Stream(screen);
    stream.isStill = true;
    stream.run(60);
    expect(screen.located).toHaveLength(1);
  });

  it.each([
    ['a sure board after two equal results', 0.95, 2],
    ['a likely board after three', 0.7, 3],
    ['a doubtful one after nine', 0.5, 9],
  ])('trusts %s, even without a readable game', (_, confidence, findings) => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 40, confidence)];
    screen.showNothing();
    const stream = new Stream(screen);
    stream.run(8 * (findings - 1) + 1);
    expect(stream.sightings.findIndex(({ layout }) => layout !== null)).toBe(8 * (findings - 1));
    stream.run(15);
    expect(screen.located).toHaveLength(findings);
  });

  it.each([
    ['an unlikely board', [layoutAt(60, 40, 0.4)], [layoutAt(60, 40, 0.4)]],
    ['a board at a different place each time', [layoutAt(60, 40)], [layoutAt(120, 40)]],
  ])('does not trust %s', (_, even, odd) => {
    const screen = new Screen();
    screen.showNothing();
    const stream = new Stream(screen);
    for (let turn = 0; turn < 60; turn++) {
      screen.layouts = screen.located.length % 2 ? odd : even;
      stream.run(1);
    }
    expect(stream.sightings.every(({ layout }) => layout === null)).toBe(true);
  });

  it('trusts a sure board at once if it reads a game there', () => {
    const stream = new Stream(new Screen());
    stream.run(6);
    expect(events(stream.sightings)).toEqual(['found']);
    expect(stream.screen.located).toHaveLength(1);
  });

  it('watches a board that a search has just found elsewhere, even if its own search finds nothing', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = new Stream(screen, 50, [{ full, layout: layoutAt(60, 40, 0.5), isNew: true }]);
    stream.run(20);
    const told = stream.sightings.findIndex(({ layout }) => layout !== null);
    expect(told).toBeGreaterThan(1);
    expect(stream.sightings[told]!.events).toEqual([{ kind: 'found' }]);
  });

  it('trusts an unlikely board once a piece has moved there by the rules, and reports no state before', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 40, 0.4)];
    const stream = new Stream(screen);
    stream.run(40);
    const told = stream.sightings.findIndex(({ layout }) => layout !== null);
    expect(told).toBeGreaterThan(2);
    expect(stream.sightings[told]).toMatchObject({ events: [{ kind: 'found' }], layout: screen.layouts[0] });
    expect(stream.sightings.slice(0, told).every(({ state, events }) => !state && events.length === 0)).toBe(
      true,
    );
  });

  it.each([
    [0.28, false],
    [0.33, true],
  ])(
    'reports positions at a place with confidence %s, however long pieces move there: %s',
    (confidence, expected) => {
      const screen = new Screen();
      screen.layouts = [layoutAt(60, 40, confidence)];
      const stream = new Stream(screen);
      expect(stream.run(200).some(({ state }) => state !== null)).toBe(expected);
    },
  );

  it('survives a search without a result', () => {
    const screen = new Screen();
    screen.showNothing();
    const stream = new Stream(screen);
    for (let turn = 0; turn < 40; turn++) {
      screen.layouts = screen.located.length === 1 ? [] : [layoutAt(60, 40)];
      stream.run(1);
    }
    expect(stream.sightings.at(-1)!.layout).toEqual(layoutAt(60, 40));
    expect(events(stream.sightings)).toEqual([]);
  });

  it('searches around a click at once, and trusts the board found there', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 40, 0.4)];
    const stream = new Stream(screen);
    stream.run(3);
    stream.watcher.click({ x: 90, y: 100 });
    const [seen] = stream.run(1);
    expect(screen.located.at(-1)!.seed).toEqual({ x: 90, y: 100 });
    expect(seen!.layout).toEqual(layoutAt(60, 40, 0.4));
  });

  it('passes the rectangles to exclude to the search', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = new Stream(screen);
    const own: Rect = { x: 0, y: 0, width: 50, height: 50 };
    stream.run(1);
    stream.watcher.exclude([own]);
    stream.run(10);
    expect(screen.located.map(({ exclude }) => exclude.length)).toEqual([0, 1]);
  });

  it('prefers the better of two boards, and doubts a tie until it sees player input on one', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 40), layoutAt(240, 40)];
    const tied = new Stream(screen).run(20).filter(({ layout }) => layout !== null);
    expect(tied.every(({ layout }) => layout!.board.x === layoutAt(60, 40).board.x)).toBe(true);
    expect(tied[0]!.observation.doubts).toContain('more than one playfield');
    expect(tied.at(-1)!.observation.doubts).not.toContain('more than one playfield');
    const clear = new Screen();
    clear.layouts = [layoutAt(60, 40), layoutAt(240, 40, 0.6)];
    expect(new Stream(clear).run(20).at(-1)!.observation.doubts).not.toContain('more than one playfield');
  });
});

describe('Watcher with a board that was measured badly at first', () => {
  it('adopts a better measure once the search repeats it', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 46, 0.75)];
    const stream = new Stream(screen);
    expect(stream.run(30).at(-1)!.layout!.board.y).toBe(46);
    screen.layouts = [layoutAt(60, 40, 0.97)];
    expect(stream.run(60).at(-1)!.layout!.board.y).toBe(40);
  });

  it('keeps the board that the user clicked, and adopts a better measure of it', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 46, 0.6)];
    const stream = new Stream(screen);
    stream.watcher.click({ x: 100, y: 100 });
    stream.run(30);
    screen.layouts = [layoutAt(240, 40, 0.99)];
    expect(stream.run(60).at(-1)!.layout!.board).toMatchObject({ x: 60, y: 46 });
    screen.layouts = [layoutAt(240, 40, 0.99), layoutAt(60, 40, 0.97)];
    expect(stream.run(120).at(-1)!.layout!.board).toMatchObject({ x: 60, y: 40 });
  });
});

describe('Watcher with an outline drawn by the user', () => {
  const { board } = layoutAt(60, 40);
  const outline = { game: 'tetris', board: { ...board, x: 62 }, columns: 10, rows: 20 } as const;

  it('adopts the measure of the board that is found there', () => {
    const stream = new Stream(new Screen());
    stream.watcher.draw(outline);
    stream.run(10);
    expect(stream.screen.located[0]!.seed).toEqual({ x: 112, y: 140 });
    expect(stream.sightings[0]!.layout).toEqual(layoutAt(60, 40));
    expect(events(stream.sightings)).toEqual(['found']);
  });

  it('reads the outline itself if no board is found, and loses it only without any match', () => {
    const screen = new Screen();
    screen.layouts = [];
    screen.fit = 0.2;
    const stream = new Stream(screen);
    stream.watcher.draw(outline);
    stream.run(30);
    expect(stream.sightings.at(-1)!.layout!.board).toEqual(outline.board);
    expect(events(stream.sightings)[0]).toBe('found');
    screen.fit = 0;
    expect(events(stream.run(3))).toEqual(['lost']);
  });
});

describe('Watcher with a remembered layout', () => {
  const size = { width: 400, height: 300 };

  function remembering(screen: Screen): Stream {
    return new Stream(screen, 50, [{ full: size, layout: layoutAt(60, 40) }]);
  }

  it('reports the board as soon as it reads a legal position there, before any search', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = remembering(screen);
    stream.run(10);
    expect(events(stream.sightings)).toEqual(['found']);
    expect(stream.sightings.find(({ layout }) => layout)!.layout).toEqual(layoutAt(60, 40));
  });

  it('ignores the layout if no game is there, and finds another board', () => {
    const screen = new Screen();
    screen.showNothing();
    const stream = remembering(screen);
    screen.layouts = [layoutAt(240, 40)];
    stream.run(20);
    expect(stream.sightings.at(-1)!.layout).toEqual(layoutAt(240, 40));
  });

  it('ignores a layout that does not fit the picture', () => {
    const screen = new Screen();
    screen.layouts = [];
    screen.fit = 0.6;
    const stream = remembering(screen);
    stream.run(20);
    expect(stream.sightings.every(({ layout }) => layout === null)).toBe(true);
  });
});
