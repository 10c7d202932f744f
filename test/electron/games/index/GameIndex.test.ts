import { beforeEach, expect, it, vi } from 'vitest';
import { GameIndex } from '../../../../electron/games/index/GameIndex.ts';
import type { IndexLine } from '../../../../electron/games/index/indexLine.ts';
import { storedIn } from '../../../../electron/web/storedLines.ts';
import { MemoryStorage } from '../../web/MemoryStorage.ts';

const key = 'okiba/lines/games-index';
let storage: MemoryStorage;
/** Sizes by id. */
let games: Map<string, number>;
let looks: string[];
beforeEach(() => {
  storage = new MemoryStorage();
  games = new Map();
  looks = [];
});

function line(id: string): IndexLine {
  const rest = { kind: 'game', game: 'tetris', origin: 'watched', columns: 10, rows: 20 } as const;
  const header = { ...rest, title: `Blocks ${id}`, startedAt: Number(id) };
  return { id, size: games.get(id)!, placed: games.get(id)!, header };
}

const open = () =>
  new GameIndex(storedIn(storage), {
    ids: () => [...games.keys()],
    size: (id) => games.get(id) ?? 0,
    look(id) {
      looks.push(id);
      return games.get(id) === 666 ? null : line(id);
    },
  });

async function told(index = open()): Promise<[string, number][]> {
  await index.refresh();
  return (await index.all()).map(({ id, placed }) => [id, placed]);
}

function add(from: number, to: number): void {
  for (let id = from; id <= to; id++) games.set(`${id}`, 5);
}

it('reads each game once, also over restarts', async () => {
  add(1, 3);
  const expected = [3, 2, 1].map((id) => [`${id}`, 5]);
  expect(await told()).toEqual(expected);
  expect(await told()).toEqual(expected);
  expect(looks).toEqual(['3', '2', '1']);
});

it('is made anew if it is missing or damaged', async () => {
  add(1, 2);
  const before = await told();
  for (const text of [null, 'x\n', '{"id":"../settings"}\n', '{"id":"1","size":5}\n']) {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    expect(await told()).toEqual(before);
  }
});

it('keeps lines that only a newer version can read', async () => {
  add(1, 1);
  const newer = '{"id":"1","later":true}\n{"kind":"unheard of"}\n';
  storage.setItem(key, newer);
  await told();
  expect(storage.getItem(key)).toBe(`${newer}${JSON.stringify(line('1'))}\n`);
});

it('reads a line with newer fields, and keeps them', async () => {
  add(1, 1);
  const newer = `${JSON.stringify({ ...line('1'), later: [1] })}\n`;
  storage.setItem(key, newer);
  expect(await told()).toEqual([['1', 5]]);
  expect(looks).toEqual([]);
  expect(storage.getItem(key)).toBe(newer);
});

it('follows games that are added, grow or are removed, in one run of the app', async () => {
  add(1, 2);
  const index = open();
  await told(index);
  games.delete('1');
  games.set('2', 7);
  add(3, 3);
  expect(await told(index)).toEqual([
    ['3', 5],
    ['2', 7],
  ]);
  expect(await told()).toEqual(await told(index));
});

it('looks at old games too, once, after what is waited for', async () => {
  add(1, 300);
  await told();
  looks = [];
  games.set('7', 9);
  const index = open();
  expect(await told(index)).toHaveLength(300);
  await vi.waitFor(async () => expect(await index.all()).toContainEqual(line('7')));
  expect([...new Set(looks)]).toEqual(['7']);
});

it('does not reread files without a game', async () => {
  add(1, 1);
  games.set('8', 666);
  const index = open();
  for (let time = 0; time < 3; time++) expect(await told(index)).toEqual([['1', 5]]);
  expect(looks).toEqual(['8', '1']);
});

it('yields to other work while it reads many games', async () => {
  add(1, 500);
  const index = open();
  const reading = index.refresh();
  const seen: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setTimeout(resolve));
    seen.push(looks.length);
  }
  expect(seen[0]).toBeLessThan(500);
  await reading;
  expect(looks).toHaveLength(500);
});

it('misses nothing that is added while it reads', async () => {
  add(1, 100);
  const index = open();
  const reading = index.refresh();
  await new Promise((resolve) => setTimeout(resolve));
  add(101, 101);
  await reading;
  expect(await told(index)).toHaveLength(101);
});

it('forgets a game that was removed', async () => {
  add(1, 2);
  const index = open();
  await told(index);
  games.delete('2');
  index.forget('2');
  expect((await index.all()).map(({ id }) => id)).toEqual(['1']);
});

it('lists the latest games, and how many there are, before it has read them all', async () => {
  add(1001, 1500);
  const index = open();
  await index.refreshLatest();
  expect(looks.length).toBeLessThan(500);
  expect(index.count).toBe(500);
  expect(index.known.slice(0, 100).map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 100 }, (_, at) => 1500 - at),
  );
  await index.refreshLatest();
  expect(looks.length).toBeLessThan(500);
  expect(await index.all()).toHaveLength(500);
});

it('looks for what is new with every listing', async () => {
  add(1, 3);
  const index = open();
  await index.refreshLatest();
  expect(index.known).toHaveLength(3);
  add(4, 4);
  await index.refreshLatest();
  expect([index.known[0]?.id, index.count]).toEqual(['4', 4]);
});
