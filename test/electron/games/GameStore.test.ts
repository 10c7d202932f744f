import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesIn } from '../../../electron/keeping/filesIn.ts';
import { GameStore } from '../../../electron/games/GameStore.ts';
import type { GameHeader, TetrisTurn } from '../../../engine/review/record.ts';

const header: GameHeader = {
  kind: 'game',
  game: 'tetris',
  origin: 'watched',
  title: 'Blocks – 1',
  startedAt: Date.UTC(2026, 4, 20, 12),
  columns: 10,
  rows: 20,
};
const turn: TetrisTurn = {
  kind: 'piece',
  at: 1200,
  cells: ['XX........'],
  queue: ['T', 'I'],
  hold: null,
  canHold: true,
  combo: 0,
  backToBack: false,
  incoming: 0,
  placed: { type: 'T', orientation: 'north', x: 4, y: 0 },
  hint: null,
};

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'okiba-test-')), 'games');
  mkdirSync(folder);
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));
const store = () => new GameStore(filesIn(dirname(folder)));

it('reads a game back as it was recorded, in another start of the app too', () => {
  const writer = store().begin(header);
  for (const at of [1, 2, 3]) writer.add({ ...turn, at });
  const [entry] = store().list();
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

it('loses the last piece at most where the process was killed while writing', () => {
  const writer = store().begin(header);
  writer.add(turn);
  writer.add(turn);
  const file = join(folder, readdirSync(folder)[0]!);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, -30));
  expect(store().list()[0]?.placed).toBe(1);
});

it('leaves out files that are no games, and names that lead elsewhere', () => {
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(folder, 'odd.jsonl'), '{"kind":"piece"}\n');
  appendFileSync(join(folder, 'UPPER.jsonl'), '\n');
  expect(store().list()).toEqual([]);
  for (const id of ['../settings', 'odd', 'UPPER', '']) expect(store().read(id)).toBeNull();
});

it('lists the latest first, keeps games of the same second apart, and deletes one of them', () => {
  for (const title of ['a', 'b'])
    store()
      .begin({ ...header, title })
      .add(turn);
  store()
    .begin({ ...header, title: 'later', startedAt: header.startedAt + 5000 })
    .add(turn);
  const titles = () =>
    store()
      .list()
      .map(({ header: { title } }) => title);
  expect(titles()).toEqual(['later', 'b', 'a']);
  store().remove(store().list()[1]!.id);
  expect(titles()).toEqual(['later', 'a']);
});
