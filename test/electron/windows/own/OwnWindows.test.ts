import { describe, expect, it } from 'vitest';
import { dips, framePixels } from '../../../../vision/space.ts';
import type { Source } from '../../../../electron/contract/panel.ts';
import type { Covers } from '../../../../electron/desktop/Desktop.ts';
import { OwnWindows } from '../../../../electron/windows/own/OwnWindows.ts';

const screen: Source = { id: 'screen:0:0', name: 'Screen', kind: 'screen' };
const rects = {
  panel: framePixels({ x: 0, y: 0, width: 300, height: 600 }),
  practice: framePixels({ x: 400, y: 0, width: 600, height: 700 }),
  trainer: framePixels({ x: 500, y: 300, width: 700, height: 700 }),
};
type Name = keyof typeof rects;
const isOne = (page: string): page is Name => page in rects;

interface Window {
  name: Name;
  /** As the system tells them when asked. */
  covers: Covers;
}
const full = [dips({ x: 0, y: 0, width: 1920, height: 1080 })];

interface Desk {
  isOpen: boolean;
  isAtOurs: boolean;
  watchesPractice: boolean;
  source: Source | null;
}
const desk: Desk = { isOpen: true, isAtOurs: true, watchesPractice: false, source: screen };

function onDesk(change: Partial<Desk>) {
  const now = { ...desk, ...change };
  const excluded: unknown[] = [];
  const asked: Name[] = [];
  const windows = new Map<Name, Window>();
  const windowOf = (name: Name): Window => {
    const window = windows.get(name) ?? { name, covers: [] };
    windows.set(name, window);
    return window;
  };
  const own = new OwnWindows<Window>({
    windowOf: (page) => (isOne(page) && (page === 'panel' || now.isOpen) ? windowOf(page) : null),
    watchesPractice: () => now.watchesPractice,
    isAtOurs: () => now.isAtOurs,
    coversOf: ({ name, covers }) => {
      asked.push(name);
      return Promise.resolve(covers);
    },
    rectsIn: (windows) =>
      [...windows].flatMap(([{ name }, covers]) => (covers?.length === 0 ? [rects[name]] : [])),
    source: () => now.source,
    exclude: (all) => excluded.push(all),
  });
  const cover = (name: Name, covers: Covers) => (windowOf(name).covers = covers);
  return { own, excluded, asked, cover };
}

describe('our windows on a screen that is watched', () => {
  it('are left out of the search, the practice game with them: it shows its own hints', () =>
    expect(onDesk({}).own.rectsIn(screen)).toEqual([rects.panel, rects.practice, rects.trainer]));

  it('include the practice game when it is watched like any other game', () =>
    expect(onDesk({ watchesPractice: true }).own.rectsIn(screen)).toEqual([rects.panel, rects.trainer]));

  it.each([
    ['another program has the keyboard', { isAtOurs: false }],
    ['no other is open', { isOpen: false }],
  ])('are the panel alone where %s', (_why, change) =>
    expect(onDesk(change).own.rectsIn(screen)).toEqual([rects.panel]),
  );

  it('are sent anew whenever something changes, and only for a screen', () => {
    const { own, excluded } = onDesk({});
    own.exclude();
    expect(excluded).toEqual([[rects.panel, rects.practice, rects.trainer]]);
    for (const source of [null, { ...screen, kind: 'window' as const }]) {
      const other = onDesk({ source });
      other.own.exclude();
      expect(other.excluded).toEqual([]);
    }
  });

  it.each([
    ['while a game lies over it', full],
    ['while it is minimised', null],
  ])('hide nothing %s, and are sent only if that changed', async (_when, covers) => {
    const { own, excluded, cover } = onDesk({ isAtOurs: false });
    await own.refresh();
    expect(excluded).toEqual([]);
    cover('panel', covers);
    await own.refresh();
    await own.refresh();
    expect(excluded).toEqual([[]]);
    expect(own.rectsIn(screen)).toEqual([]);
    cover('panel', []);
    await own.refresh();
    expect(excluded).toEqual([[], [rects.panel]]);
  });

  it.each([
    ['nothing is', null],
    ['a window is', { ...screen, kind: 'window' as const }],
  ])('are left alone while %s watched', async (_what, source) => {
    const { own, cover, asked } = onDesk({ isAtOurs: false, source });
    cover('panel', full);
    await own.refresh();
    expect(asked).toEqual([]);
    expect(own.rectsIn(screen)).toEqual([rects.panel]);
  });

  it('are looked at before a screen is searched, but not for a window', async () => {
    const { own, cover, asked, excluded } = onDesk({ isAtOurs: false, source: null });
    cover('panel', full);
    await own.rectsNowIn({ ...screen, kind: 'window' });
    expect(asked).toEqual([]);
    expect(await own.rectsNowIn(screen)).toEqual([]);
    expect(asked).toEqual(['panel']);
    expect(excluded).toEqual([]);
  });
});
