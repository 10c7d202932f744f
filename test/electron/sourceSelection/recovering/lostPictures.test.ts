import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureArea } from '../../../../electron/desktop/GameWindow.ts';
import type { Source, Trouble } from '../../../../electron/contract/panel.ts';
import { waits } from '../../../../electron/sourceSelection/recovering/Retries.ts';
import { SourceSelector } from '../../../../electron/sourceSelection/SourceSelector.ts';
import { full, layout as found } from '../../sightings.ts';
import type { Layout } from '../../../../vision/types.ts';
import { area, FakeWindow, game, other } from '../windows.ts';

let sources: Source[];
/** Why no source gives a picture; null: all do. */
let error: string | null;
/** Where the board is in the game's picture; null: it isn't found. */
let layout: Layout | null;
let started: string[];
let placed: (PictureArea | null)[];
let troubles: (Trouble | null)[];
let selector: SourceSelector;

beforeEach(() => {
  vi.useFakeTimers();
  layout = null;
  [sources, error, started, placed, troubles] = [[game, other], null, [], [], []];
  selector = new SourceSelector({
    list: () => Promise.resolve(sources),
    isThere: (source) => Promise.resolve(sources.includes(source)),
    listToSearch: () => Promise.resolve(sources),
    probe: ({ id }) => Promise.resolve({ layout: id === game.id ? layout : null, full, isLive: true, error }),
    start: ({ id }) => started.push(id),
    stop: () => {},
    focused: () => Promise.resolve(null),
    isScreenTaken: () => false,
    openWindow: (_, events) => Promise.resolve(new FakeWindow(events)),
    windowUnder: () => Promise.resolve(null),
    exclude: () => [],
    isOwn: () => false,
    changed: () => {},
    placed: (where) => placed.push(where),
    trouble: (trouble) => troubles.push(trouble),
  });
});
afterEach(() => {
  selector.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a picture that stops coming', () => {
  beforeEach(async () => {
    await selector.choose(game.id);
    await pass(10);
  });

  it('is requested anew without a message, and the hint is gone meanwhile', async () => {
    await selector.ended('the picture ended');
    expect(placed.at(-1)).toBeNull();
    await pass(waits[0]!);
    expect(started).toEqual([game.id, game.id]);
    expect([selector.source, placed.at(-1), troubles.at(-1)]).toEqual([game, area, null]);
  });

  it('is reported only after every try was in vain', async () => {
    for (const wait of waits) {
      await selector.ended('the picture ended');
      await pass(wait);
    }
    expect([started.length, selector.source, troubles.at(-1)]).toEqual([1 + waits.length, game, null]);
    await selector.ended('the picture ended');
    expect([selector.source, troubles.at(-1)?.kind]).toEqual([null, 'captureFailed']);
  });

  it('returns without a click when every try was in vain and the picture comes back later', async () => {
    error = 'no picture';
    for (const wait of [...waits, 0]) {
      await selector.ended('the picture ended');
      await pass(wait);
    }
    expect(selector.source).toBeNull();
    [error, layout] = [null, found];
    await pass(10_000);
    expect([selector.source, troubles.at(-1)]).toEqual([game, null]);
    expect(started.at(-1)).toBe(game.id);
  });

  it('is not requested if its window is gone', async () => {
    sources = [other];
    await selector.ended('the picture ended');
    expect([selector.source, troubles.at(-1)?.kind]).toEqual([null, 'sourceClosed']);
  });

  it('is not requested any more once something else is watched', async () => {
    await selector.ended('the picture ended');
    await selector.choose(other.id);
    await pass(10_000);
    expect(started).toEqual([game.id, other.id]);
  });
});

it('reports that no window gives its picture after some rounds of the search, and takes it back', async () => {
  error = 'no picture';
  await selector.choose(null);
  await pass(1000);
  expect(troubles).toEqual([]);
  await pass(5000);
  expect(troubles.at(-1)?.kind).toBe('captureFailed');
  error = null;
  await pass(5000);
  expect(troubles.at(-1)).toBeNull();
});
