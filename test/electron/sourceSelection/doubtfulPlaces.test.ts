import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Source } from '../../../electron/contract/panel.ts';
import { SourceSelector } from '../../../electron/sourceSelection/SourceSelector.ts';
import type { KnownLayout } from '../../../vision/watching/searching/RememberedLayouts.ts';
import { full, layout } from '../sightings.ts';

const window = (id: number): Source => ({ id: `window:${id}:0`, name: `Blocks ${id}`, kind: 'window' });
const [game, other, third] = [window(7), window(8), window(9)];
const screen: Source = { id: 'screen:0:0', name: 'Entire screen', kind: 'screen' };
const confidence = 0.2;

let sources: Source[];
/** Those that show a doubtful board. */
let boards: Set<string>;
let started: string[];
let found: readonly KnownLayout[];
let selector: SourceSelector;

beforeEach(() => {
  vi.useFakeTimers();
  [sources, boards, started, found] = [[game, other], new Set(), [], []];
  selector = new SourceSelector({
    list: () => Promise.resolve(sources),
    isThere: () => Promise.resolve(true),
    listToSearch: () => Promise.resolve(sources),
    probe: ({ id }) =>
      Promise.resolve({
        layout: boards.has(id) ? { ...layout, confidence } : null,
        full,
        isLive: true,
        error: null,
      }),
    start: ({ id }, _, handed) => {
      started.push(id);
      found = handed;
    },
    stop: () => {},
    focused: () => Promise.resolve(null),
    isScreenTaken: () => false,
    openWindow: () => Promise.resolve({ area: null, covers: [], isPlaced: true, close: () => {} }),
    windowUnder: () => Promise.resolve(null),
    exclude: () => [],
    isOwn: () => false,
    changed: () => {},
    placed: () => {},
    trouble: () => {},
  });
});
afterEach(() => {
  selector.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a doubtful board', () => {
  beforeEach(async () => {
    boards.add(other.id);
    await selector.choose(null);
    await pass(10);
  });

  it('is watched for a while with what was found, and left for another one in its turn', async () => {
    expect(started).toEqual([other.id]);
    expect(found).toEqual([{ full, layout: { ...layout, confidence }, isNew: true }]);
    boards.add(game.id);
    await pass(2900);
    selector.saw({ layout: null, full });
    await pass(100);
    expect(started).toEqual([other.id]);
    await pass(1500);
    expect(started).toEqual([other.id, game.id]);
  });

  it('stays watched once it has proved to be one', async () => {
    boards.add(game.id);
    await pass(2000);
    selector.saw({ layout, full });
    await pass(5000);
    expect(started).toEqual([other.id]);
  });

  it('comes before other windows when the user is asked for the game, unless it is watched', async () => {
    expect(await selector.candidates()).toEqual([game]);
    boards = new Set([game.id]);
    await pass(6000);
    expect(await selector.candidates()).toEqual([other]);
  });
});

it('asks for the game in the likeliest of the windows first, and in screens if there are no windows', async () => {
  sources = [game, other, third, screen];
  boards.add(third.id);
  await selector.choose(screen.id);
  expect(await selector.candidates()).toEqual([game, other, third]);
  sources = [screen];
  await selector.choose(null);
  expect(await selector.candidates()).toEqual([]);
});
