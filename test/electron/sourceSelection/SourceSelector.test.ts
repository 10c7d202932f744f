import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import type { PictureArea } from '../../../electron/desktop/GameWindow.ts';
import type { Source, Trouble } from '../../../electron/contract/panel.ts';
import type { Layout } from '../../../vision/types.ts';
import type { KnownLayout } from '../../../vision/watching/searching/RememberedLayouts.ts';
import { SourceSelector } from '../../../electron/sourceSelection/SourceSelector.ts';
import { full, layout } from '../sightings.ts';
import { area, FakeWindow, game, other, own } from './windows.ts';

let sources: Source[];
/** Of these windows it can't be known where they stand. */
let placeless: Set<string>;
let boards: Set<string>;
/** Of the boards, those that may be none. */
let doubtful: Set<string>;
/** Whose pictures show nothing, or nothing new. */
let lifeless: Set<string>;
let started: string[];
let found: readonly KnownLayout[];
let watched: (string | null)[];
let placed: (PictureArea | null)[];
let troubles: (Trouble | null)[];
let windows: FakeWindow[];
let stops: number;
let under: Source | null;
let isScreenTaken: boolean;
let selector: SourceSelector;

beforeEach(() => {
  vi.useFakeTimers();
  [under, isScreenTaken] = [null, false];
  placeless = new Set();
  doubtful = new Set();
  lifeless = new Set();
  sources = [game, other];
  boards = new Set();
  [started, watched, placed, troubles, windows, stops] = [[], [], [], [], [], 0];
  selector = new SourceSelector({
    list: () => Promise.resolve(sources),
    isThere: () => Promise.resolve(true),
    listToSearch: () => Promise.resolve(sources.filter(({ id }) => !placeless.has(id))),
    probe: ({ id }) => Promise.resolve({ layout: seenIn(id), full, isLive: !lifeless.has(id), error: null }),
    start: ({ id }, _, handed) => {
      started.push(id);
      found = handed;
    },
    stop: () => stops++,
    focused: () => Promise.resolve(null),
    isScreenTaken: () => isScreenTaken,
    openWindow: ({ id }, events) => {
      windows.push(new FakeWindow(events));
      windows.at(-1)!.isPlaced = !placeless.has(id);
      return Promise.resolve(windows.at(-1)!);
    },
    windowUnder: () => Promise.resolve(under),
    exclude: () => [],
    isOwn: ({ id }) => id === own.id,
    changed: (source) => watched.push(source?.id ?? null),
    placed: (where) => placed.push(where),
    trouble: (trouble) => troubles.push(trouble),
  });
});
afterEach(() => {
  selector.close();
  vi.useRealTimers();
});

function seenIn(id: string): Layout | null {
  if (!boards.has(id)) return null;
  return doubtful.has(id) ? { ...layout, confidence: 0.35 } : layout;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('finds a game by itself and follows its window', async () => {
  boards.add(game.id);
  await selector.choose(null);
  await pass(10);
  expect(started).toEqual([game.id]);
  expect(selector.source).toEqual(game);
  expect(placed.at(-1)).toEqual(area);
  windows[0]!.area = { ...area, x: 50 };
  windows[0]!.events.changed();
  expect(placed.at(-1)).toEqual({ ...area, x: 50 });
});

it('hands on what the search has found', async () => {
  boards.add(game.id);
  await selector.choose(null);
  await pass(10);
  expect(found).toEqual([{ full, layout, isNew: true }]);
});

/** Several rounds of the search beside a window in which no board is seen. */
async function watchInVain(): Promise<void> {
  await selector.choose(null);
  for (let i = 0; i < 4; i += 1) {
    await pass(4000);
    selector.saw({ layout: null, full });
  }
  await pass(100);
}

describe('a board that only the screen shows', () => {
  const screen: Source = { id: 'screen:0:0', name: 'Entire screen', kind: 'screen' };
  beforeEach(() => {
    sources = [game, screen];
    boards.add(screen.id);
  });

  it('is watched in its own window if that is known', async () => {
    under = game;
    await selector.choose(null);
    await pass(10);
    expect(selector.source).toEqual(game);
  });

  it('is watched on the screen where it is not', async () => {
    await selector.choose(null);
    await pass(10);
    expect(selector.source).toEqual(screen);
  });

  it('is watched on the screen, and stays there, once its window repeatedly showed nothing', async () => {
    under = game;
    lifeless.add(game.id);
    await watchInVain();
    expect(selector.source).toEqual(screen);
    selector.saw({ layout, full });
    await pass(10);
    expect(selector.source).toEqual(screen);
  });

  it('is watched in its own window as soon as that is known', async () => {
    await selector.choose(null);
    await pass(10);
    expect(selector.source).toEqual(screen);
    under = game;
    await pass(2000);
    selector.saw({ layout, full });
    await pass(10);
    expect(selector.source).toEqual(game);
  });

  it.each([
    ['shows anything new, however long no board is seen there', []],
    ['may show one as well', [game.id]],
  ])('is left to its window while that %s', async (_, lifelessBoards) => {
    under = game;
    for (const set of [boards, doubtful, lifeless]) lifelessBoards.forEach((id) => set.add(id));
    await watchInVain();
    expect(selector.source).toEqual(game);
  });
});

it('watches what the user chose, board or not, and looks for nothing else', async () => {
  boards.add(other.id);
  await selector.choose(game.id);
  selector.saw({ layout: null, full });
  await pass(20_000);
  selector.saw({ layout: null, full });
  await pass(20_000);
  expect(started).toEqual([game.id]);
});

it('reports a minimised window and takes it back', async () => {
  await selector.choose(game.id);
  await pass(10);
  windows[0]!.area = null;
  windows[0]!.events.changed();
  expect(placed.at(-1)).toBeNull();
  expect(troubles.at(-1)?.kind).toBe('sourceMinimised');
  windows[0]!.area = area;
  windows[0]!.events.changed();
  expect(placed.at(-1)).toEqual(area);
  expect(troubles.at(-1)).toBeNull();
});

describe('a closed window', () => {
  beforeEach(async () => {
    await selector.choose(game.id);
    await pass(10);
    sources = [other];
    windows[0]!.events.closed();
  });

  it('is let go of and reported', () => {
    expect(selector.source).toBeNull();
    expect(windows[0]!.isClosed).toBe(true);
    expect(watched.at(-1)).toBeNull();
    expect(stops).toBe(1);
    expect(troubles.at(-1)).toMatchObject({ kind: 'sourceClosed' });
    expect(troubles.at(-1)!.detail).toContain('Blocks');
  });

  it('is followed by a search for another game', async () => {
    boards.add(other.id);
    await pass(5000);
    expect(selector.source).toEqual(other);
    expect(troubles.at(-1)).toBeNull();
  });
});

describe('a found game whose board goes', () => {
  beforeEach(async () => {
    boards.add(game.id);
    await selector.choose(null);
    await pass(10);
    boards.clear();
  });

  it('is kept for a while, because it may be a menu or a restart', async () => {
    boards.add(other.id);
    selector.saw({ layout: null, full });
    await pass(1000);
    selector.saw({ layout: null, full });
    expect(selector.source).toEqual(game);
  });

  it.each([0, 3_600_000])('is left for another game in the end, the clock set back by %d', async (back) => {
    boards.add(other.id);
    vi.setSystemTime(Date.now() - back);
    await pass(4000);
    selector.saw({ layout: null, full });
    await pass(1000);
    expect([selector.source, windows[0]!.isClosed]).toEqual([other, true]);
  });

  it('stays watched if there is no other, and is not started anew when it comes back', async () => {
    await pass(4000);
    selector.saw({ layout: null, full });
    await pass(3000);
    boards.add(game.id);
    selector.saw({ layout, full });
    await pass(3000);
    expect(started).toEqual([game.id]);
  });
});

it('says so when there is nothing to look at', async () => {
  sources = [];
  await selector.choose(null);
  await pass(100);
  expect(troubles.at(-1)?.kind).toBe('noSources');
});

it('says so when the chosen window is gone, and looks for a game', async () => {
  boards.add(other.id);
  await selector.choose('window:99:0');
  expect(troubles.at(-1)?.kind).toBe('sourceClosed');
  await pass(100);
  expect(selector.source).toEqual(other);
});

it('does not follow the window of a source that was changed meanwhile', async () => {
  await selector.choose(game.id);
  await selector.choose(other.id);
  await pass(10);
  expect(selector.source).toEqual(other);
  expect(windows[0]!.isClosed).toBe(true);
  windows[0]!.events.closed();
  expect(selector.source).toEqual(other);
});

it('reports nothing when our own game is closed', async () => {
  sources = [own];
  boards.add(own.id);
  await selector.choose(null);
  await pass(10);
  expect(selector.source).toEqual(own);
  sources = [];
  windows[0]!.events.closed();
  expect(selector.source).toBeNull();
  expect(troubles.at(-1)).toBeNull();
});

it('watches a window without a known place only if it is chosen, and says that its place is unknown', async () => {
  placeless.add(game.id);
  boards.add(game.id);
  await selector.choose(null);
  await pass(100);
  expect([selector.source, selector.hasPlace]).toEqual([null, true]);
  await selector.choose(game.id);
  await pass(10);
  expect([selector.source, selector.hasPlace]).toEqual([game, false]);
  await selector.choose(other.id);
  await pass(10);
  expect([selector.source, selector.hasPlace]).toEqual([other, true]);
});

describe('a program that has the screen for itself', () => {
  it('is reported where no game is found, until one is', async () => {
    isScreenTaken = true;
    await selector.choose(null);
    await pass(1000);
    expect(troubles.at(-1)?.kind).toBe('screenTaken');
    isScreenTaken = false;
    await pass(2000);
    expect(troubles.at(-1)).toBeNull();
  });

  it('is reported where the watched picture has been black for long', async () => {
    await selector.choose(game.id);
    isScreenTaken = true;
    selector.saw({ layout: null, full });
    expect(troubles.at(-1)).toBeNull();
    await pass(4000);
    selector.saw({ layout: null, full });
    expect(troubles.at(-1)?.kind).toBe('screenTaken');
    selector.saw({ layout, full });
    expect(troubles.at(-1)).toBeNull();
  });

  it('is reported where the watched picture is frozen, until pictures come again', async () => {
    await selector.choose(game.id);
    isScreenTaken = true;
    selector.saw({ layout, full });
    selector.freshen(false);
    expect(troubles.at(-1)?.kind).toBe('screenTaken');
    selector.freshen(true);
    expect(troubles.at(-1)).toBeNull();
  });

  it('is not reported while the game is seen all the same', async () => {
    await selector.choose(game.id);
    isScreenTaken = true;
    selector.saw({ layout, full });
    selector.freshen(true);
    expect(troubles.at(-1)).toBeNull();
  });
});
