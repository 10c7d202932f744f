import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import { GameStore } from '../../../electron/games/GameStore.ts';
import { folderOfTest } from '../../folders.ts';
import { headerOf, turnOf } from '../../engine/review/turns.ts';

const header = headerOf({ title: 'Blocks – 1', startedAt: Date.UTC(2026, 4, 20, 12) });
const turn = turnOf({ at: 1200, cells: ['XX........'], queue: ['T', 'I'] });

let folder: string;
beforeEach(() => {
  folder = join(folderOfTest(), 'games');
  mkdirSync(folder);
});
const store = () => new GameStore(filesIn(dirname(folder)));
const listed = async (from = store()) => (await from.page({ from: 0, count: 100 })).entries;

it('reads a game back as it was recorded, in another start of the app too', async () => {
  const writer = store().begin(header);
  for (const at of [1, 2, 3]) writer.add({ ...turn, at });
  const [entry] = await listed();
  expect(entry).toEqual({ id: '2026-05-20-12-00-00', header, placed: 3, summary: null });
  expect(
    store()
      .read(entry!.id)
      ?.turns.map(({ at }) => at),
  ).toEqual([1, 2, 3]);
});

it('makes no file for a game in which nothing was placed', () => {
  store().begin(header);
  expect(readdirSync(folder)).toEqual([]);
});

it('loses at most the last piece if the process is killed while writing', async () => {
  const writer = store().begin(header);
  writer.add(turn);
  writer.add(turn);
  const file = join(folder, readdirSync(folder)[0]!);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, -30));
  expect((await listed())[0]?.placed).toBe(1);
});

it('leaves out files without a game, and names that lead elsewhere', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(folder, 'odd.jsonl'), '{"kind":"piece"}\n');
  appendFileSync(join(folder, 'UPPER.jsonl'), '\n');
  expect(await listed()).toEqual([]);
  for (const id of ['../settings', 'odd', 'UPPER', '']) expect(store().read(id)).toBeNull();
});

it('lists the latest first, keeps games of the same second apart, and deletes one of them', async () => {
  for (const title of ['a', 'b'])
    store()
      .begin({ ...header, title })
      .add(turn);
  store()
    .begin({ ...header, title: 'later', startedAt: header.startedAt + 5000 })
    .add(turn);
  const titles = async (from = store()) => (await listed(from)).map(({ header: { title } }) => title);
  expect(await titles()).toEqual(['later', 'b', 'a']);
  const one = store();
  one.remove((await listed(one))[1]!.id);
  expect(await titles(one)).toEqual(['later', 'a']);
  expect(await titles()).toEqual(['later', 'a']);
});

it('lists a part, and says how many games there are', async () => {
  for (let at = 0; at < 5; at++)
    store()
      .begin({ ...header, title: `${at}`, startedAt: header.startedAt + at * 1000 })
      .add(turn);
  const { total, from, entries } = await store().page({ from: 1, count: 2 });
  expect([total, from]).toEqual([5, 1]);
  expect(entries.map(({ header: { title } }) => title)).toEqual(['3', '2']);
});

it('keeps the result of a review until the game has grown', async () => {
  const counts = { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  const habits = [{ kind: 'makesHoles', piece: 'S', times: 3 } as const];
  const summary = { accuracy: 90, counts, costliest: [], habits };
  const writer = store().begin(header);
  writer.add(turn);
  store().summarise(writer.id, summary);
  expect((await listed())[0]?.summary).toEqual(summary);
  expect((await store().habits(header.startedAt)).recurring).toEqual([{ ...habits[0], before: null }]);
  writer.add(turn);
  expect((await listed())[0]).toMatchObject({ placed: 2, summary: null });
});

it('counts no game from a file among the player’s own', async () => {
  const counts = { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  const writer = store().begin({ ...header, origin: 'imported' });
  writer.add(turn);
  const habits = [{ kind: 'makesHoles', piece: 'S', times: 3 } as const];
  store().summarise(writer.id, { accuracy: 90, counts, costliest: [], habits });
  const { recurring, weeks } = await store().habits(header.startedAt);
  expect([recurring, weeks.filter(({ games }) => games > 0)]).toEqual([[], []]);
});
