import { describe, expect, it } from 'vitest';
import type { Frame, Layout, Observation, Rect, Sighting } from '../../vision/types.ts';
import type { Drawn } from '../../vision/blobs.ts';
import { Watcher, type Eyes } from '../../vision/Watcher.ts';
import { SimulatedGame } from './simulatedGame.ts';

const full = { width: 400, height: 300 };

function layoutAt(x: number, y: number, confidence = 0.95): Layout {
  const board: Rect = { x, y, width: 100, height: 200 };
  return { game: 'tetris', board, columns: 10, rows: 20, next: [], hold: null, confidence };
}

/** A screen on which a simulated game is shown; what it shows can be changed by the test. */
class Screen {
  layouts: Layout[] = [layoutAt(60, 40)];
  fit = 1;
  located: { exclude: readonly Rect[]; seed: { x: number; y: number } | undefined }[] = [];
  readAt: Rect[] = [];
  private readonly game = new SimulatedGame({ seed: 5, pieces: 30, previews: 1 });
  private shown = 0;

  readonly eyes: Eyes = {
    locate: (_, { exclude = [], seed } = {}) => {
      this.located.push({ exclude, seed });
      return this.layouts;
    },
    verify: () => this.fit,
    read: (_, layout, { seq = 0 }): Observation => {
      this.readAt.push(layout.board);
      return { ...this.game.frames[this.shown++]!.observation, seq, board: layout.board };
    },
    drawn: (_, { next }) => {
      const [piece] = this.game.frames[this.shown - 1]?.observation.next ?? [];
      return piece ? next.map((rect) => ({ piece, rect, unit: rect.width / 4 }) as Drawn) : [];
    },
  };

  /** No game from now on, only blocks. */
  showNothing(): void {
    this.eyes.read = (_, { board }, { seq = 0 }) => unreadable(seq, board);
  }
}

/** Feeds a watcher with a new picture every `frameMs`, of the part it asks for. */
class Stream {
  readonly sightings: Sighting[] = [];
  readonly watcher: Watcher;
  private seq = 0;
  size = full;
  isStill = false;

  constructor(
    readonly screen: Screen,
    private readonly frameMs = 50,
  ) {
    this.watcher = new Watcher({ eyes: screen.eyes });
  }

  frame(): Frame {
    const { x, y, width, height } = this.watcher.region() ?? { x: 0, y: 0, ...this.size };
    const data = new Uint8Array(4 * width * height).fill(this.isStill ? 7 : this.seq % 251);
    const capturedAt = 1000 + this.seq * this.frameMs;
    return { seq: this.seq++, capturedAt, width, height, data, origin: { x, y }, full: this.size };
  }

  run(frames: number): Sighting[] {
    const seen = Array.from({ length: frames }, () => this.watcher.next(this.frame()));
    this.sightings.push(...seen);
    return seen;
  }
}

function events(sightings: readonly Sighting[]): string[] {
  return sightings.map(({ event }) => event).filter((event) => event !== 'none' && event !== 'move');
}

describe('Watcher while it searches', () => {
  it('says that it has found nothing, and looks at no more than three pictures a second', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = new Stream(screen);
    const seen = stream.run(60);
    expect(screen.located.length).toBeGreaterThan(5);
    expect(screen.located.length).toBeLessThanOrEqual(10);
    expect(seen.every(({ layout, state, event }) => !layout && !state && event === 'none')).toBe(true);
    expect(seen[0]!.observation).toEqual({
      seq: 0,
      game: null,
      confidence: 0,
      doubts: ['no playfield found'],
    });
    expect(stream.watcher.region()).toBeNull();
  });

  it('does not search a picture again that has not changed', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = new Stream(screen);
    stream.isStill = true;
    stream.run(60);
    expect(screen.located).toHaveLength(1);
  });

  it.each([
    ['a sure board after two equal findings', 0.95, 2],
    ['a likely board after three', 0.7, 3],
    ['a doubtful one only when it lasts', 0.5, 9],
  ])('trusts %s, whatever happens there', (_, confidence, findings) => {
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
    ['a board that is elsewhere each time', [layoutAt(60, 40)], [layoutAt(120, 40)]],
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

  it('trusts a sure board at once where a game is read on it', () => {
    const stream = new Stream(new Screen());
    stream.run(6);
    expect(events(stream.sightings)).toEqual(['found']);
    expect(stream.screen.located).toHaveLength(1);
  });

  it('trusts an unlikely board once a piece has moved on it by the rules, and says nothing before', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 40, 0.4)];
    const stream = new Stream(screen);
    stream.run(40);
    const told = stream.sightings.findIndex(({ layout }) => layout !== null);
    expect(told).toBeGreaterThan(2);
    expect(stream.sightings[told]).toMatchObject({ event: 'found', layout: screen.layouts[0] });
    expect(stream.sightings.slice(0, told).every(({ state, event }) => !state && event === 'none')).toBe(
      true,
    );
  });

  it('bears a search that comes out with nothing', () => {
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

  it('searches around a click at once, and trusts what it finds there', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 40, 0.4)];
    const stream = new Stream(screen);
    stream.run(3);
    stream.watcher.click({ x: 90, y: 100 });
    const [seen] = stream.run(1);
    expect(screen.located.at(-1)!.seed).toEqual({ x: 90, y: 100 });
    expect(seen!.layout).toEqual(layoutAt(60, 40, 0.4));
  });

  it('keeps out of the rectangles that it is told', () => {
    const screen = new Screen();
    screen.layouts = [];
    const stream = new Stream(screen);
    const own: Rect = { x: 0, y: 0, width: 50, height: 50 };
    stream.run(1);
    stream.watcher.exclude([own]);
    stream.run(10);
    expect(screen.located.map(({ exclude }) => exclude.length)).toEqual([0, 1]);
  });

  it('takes the better of two boards, and says so where they tie', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 40), layoutAt(240, 40)];
    const tied = new Stream(screen).run(20).at(-1)!;
    expect(tied.layout).toEqual(layoutAt(60, 40));
    expect(tied.observation.doubts).toContain('more than one playfield');
    const clear = new Screen();
    clear.layouts = [layoutAt(60, 40), layoutAt(240, 40, 0.6)];
    expect(new Stream(clear).run(20).at(-1)!.observation.doubts).not.toContain('more than one playfield');
  });
});

describe('Watcher with a board that was measured badly at first', () => {
  it('takes the better measure when it comes out again', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 46, 0.75)];
    const stream = new Stream(screen);
    expect(stream.run(30).at(-1)!.layout!.board.y).toBe(46);
    screen.layouts = [layoutAt(60, 40, 0.97)];
    expect(stream.run(60).at(-1)!.layout!.board.y).toBe(40);
  });

  it('keeps to the board that the user pointed at', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(60, 46, 0.6)];
    const stream = new Stream(screen);
    stream.watcher.click({ x: 100, y: 100 });
    stream.run(30);
    screen.layouts = [layoutAt(60, 40, 0.97)];
    expect(stream.run(60).at(-1)!.layout!.board.y).toBe(46);
  });
});

describe('Watcher while it reads', () => {
  it('asks for the part around the board, with room for the previews, inside the picture', () => {
    const stream = new Stream(new Screen());
    stream.run(10);
    const region = stream.watcher.region()!;
    expect(region).toEqual({ x: 0, y: 0, width: 260, height: 260 });
  });

  it('asks for less where the preview boxes have announced what came', () => {
    const screen = new Screen();
    screen.layouts = [{ ...layoutAt(60, 60), next: [{ x: 180, y: 70, width: 40, height: 40 }] }];
    const stream = new Stream(screen);
    stream.run(10);
    expect(stream.watcher.region()).toEqual({ x: 0, y: 0, width: 260, height: 280 });
    stream.run(150);
    expect(stream.watcher.region()).toEqual({ x: 40, y: 20, width: 190, height: 260 });
  });

  it('reads a part in its own coordinates and tells them in those of the picture', () => {
    const screen = new Screen();
    screen.layouts = [layoutAt(200, 70)];
    const stream = new Stream(screen);
    const seen = stream.run(10).at(-1)!;
    expect(screen.readAt.at(-1)).toEqual({ x: 100, y: 60, width: 100, height: 200 });
    expect(seen.observation).toMatchObject({ game: 'tetris', board: { x: 200, y: 70 } });
  });

  it('follows the game: found once, then every piece', () => {
    const stream = new Stream(new Screen());
    const seen = events(stream.run(150));
    expect(seen[0]).toBe('found');
    expect(new Set(seen.slice(1))).toEqual(new Set(['spawn']));
    const numbers = stream.sightings.filter(({ state }) => state).map(({ piece }) => piece);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('withholds at once when the board does not stand where it was, and is lost after three frames', () => {
    const screen = new Screen();
    const stream = new Stream(screen);
    expect(stream.run(15).at(-1)!.state).not.toBeNull();
    screen.fit = 0.1;
    const [first, second, third] = stream.run(3);
    expect(first).toMatchObject({ state: null, event: 'none' });
    expect(first!.observation.doubts).toEqual(['something covers the board']);
    expect(second!.event).toBe('none');
    expect(third).toMatchObject({ state: null, event: 'lost', layout: null });
    expect(stream.watcher.region()).toBeNull();
  });

  it('bears one half-drawn frame', () => {
    const screen = new Screen();
    const stream = new Stream(screen);
    stream.run(15);
    screen.fit = 0.1;
    stream.run(1);
    screen.fit = 1;
    expect(stream.run(1)[0]!.state).not.toBeNull();
    expect(events(stream.sightings)).toEqual(['found']);
  });

  it('finds the game again where its window has moved to, and goes on with the same piece', () => {
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

  it('is lost at once when the picture changes its size', () => {
    const stream = new Stream(new Screen());
    stream.run(15);
    stream.size = { width: 500, height: 320 };
    expect(stream.run(1)[0]).toMatchObject({ state: null, event: 'lost', layout: null });
  });

  it('withholds where the part does not hold the board', () => {
    const stream = new Stream(new Screen());
    stream.run(15);
    const frame = { ...stream.frame(), origin: { x: 90, y: 0 } };
    const sighting = stream.watcher.next(frame);
    expect(sighting.state).toBeNull();
    expect(sighting.observation.doubts).toEqual(['cells not readable']);
  });

  it('forgets the game on reset, and goes on counting', () => {
    const stream = new Stream(new Screen());
    const before = stream.run(15).at(-1)!;
    stream.watcher.reset();
    expect(stream.watcher.region()).toBeNull();
    const after = stream.run(15).find(({ state }) => state)!;
    expect(after.event).toBe('found');
    expect(after.piece).toBe(before.piece + 1);
  });

  it('looks at the whole picture again where no state comes for long', () => {
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

function unreadable(seq: number, board: Rect): Observation {
  return {
    seq,
    game: 'tetris',
    board,
    columns: 10,
    rows: 20,
    cells: Array<string>(20).fill('XX.XX.XXXX'),
    current: null,
    ghost: null,
    hold: null,
    next: [],
    confidence: 0.3,
    doubts: ['falling piece not readable'],
  };
}
