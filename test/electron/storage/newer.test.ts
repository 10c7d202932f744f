import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameLine, keptSummary } from '../../../electron/contract/asking/games.ts';
import { keptGame } from '../../../electron/contract/asking/practice.ts';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import { keptAttempt, keptRating, keptRound } from '../../../electron/contract/asking/training.ts';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import type { Drawer } from '../../../electron/storage/Lines.ts';
import { SettingsFile } from '../../../electron/settings/SettingsFile.ts';
import { StoredSettings } from '../../../electron/web/StoredSettings.ts';
import { storedIn } from '../../../electron/web/storedLines.ts';
import { MemoryStorage } from '../web/MemoryStorage.ts';
import { folderOfTest } from '../../folders.ts';

const place = { type: 'T', orientation: 'north', x: 4, y: 0 };
const puzzle = {
  id: 'tsd1-0',
  category: 'tsd',
  board: ['XX...XXXXX'],
  queue: ['L'],
  goal: { kind: 'tsd' },
  solutions: [[{ ...place, type: 'L' }]],
};
const summary = {
  accuracy: 90,
  counts: { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
  costliest: [],
  habits: [],
};
const turn = { at: 1200, incoming: 0 };
const practised = { chain: 3, bot: 0, outcome: 'reached', helped: false, score: 1, cleared: 1, placed: 1 };
/** A line of every kind that is kept, under the name of what it is kept in. */
const kinds: [string, v.GenericSchema, object][] = [
  [
    'games/header',
    gameLine,
    { kind: 'game', game: 'tetris', origin: 'watched', title: 'Blocks', startedAt: 1, columns: 10, rows: 20 },
  ],
  [
    'games/piece',
    gameLine,
    {
      kind: 'piece',
      ...turn,
      cells: [],
      queue: ['T'],
      hold: null,
      canHold: true,
      combo: 0,
      backToBack: false,
      placed: place,
      hint: place,
    },
  ],
  [
    'games/pair',
    gameLine,
    {
      kind: 'pair',
      ...turn,
      cells: [],
      pairs: ['RG'],
      allClear: false,
      placed: { column: 1, direction: 'up' },
      hint: null,
    },
  ],
  ['games-reviewed', keptSummary, { id: 'a', version: 1, summary }],
  [
    'attempts',
    keptAttempt,
    {
      kind: 'attempt',
      puzzle,
      mode: 'practice',
      input: 'keys',
      solved: true,
      milliseconds: 9,
      tries: 1,
      undos: 0,
      hints: 0,
      shown: false,
      number: 3,
      family: null,
      difficulty: null,
      at: 1,
    },
  ],
  ['ratings', keptRating, { kind: 'rating', puzzle, like: true, at: 1 }],
  ['rounds', keptRound, { kind: 'round', mode: 'storm', results: [true], milliseconds: 9, at: 1 }],
  ['practice', keptGame, { game: 'tetris', mode: 'rows40', ...practised, milliseconds: 9, at: 1 }],
];

/** As a newer version would write it: a field more in the line, and in every object in it. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, newer(one)])),
    later: [1],
  };
}

let folder: string;
beforeEach(() => (folder = folderOfTest()));

/** Where lines are kept, with the text that stands there. */
interface Place {
  drawer: Drawer;
  put(name: string, text: string): void;
  textOf(name: string): string;
  names(): number;
}

function inFiles(): Place {
  const fileOf = (name: string) => join(folder, `${name}.jsonl`);
  return {
    drawer: filesIn(folder),
    put(name, text) {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      appendFileSync(fileOf(name), text);
    },
    textOf: (name) => readFileSync(fileOf(name), 'utf8'),
    names: () =>
      readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('jsonl')).length,
  };
}

function inStorage(): Place {
  const storage = new MemoryStorage();
  const keyOf = (name: string) => `okiba/lines/${name}`;
  return {
    drawer: storedIn(storage),
    put: (name, text) => storage.setItem(keyOf(name), text),
    textOf: (name) => storage.getItem(keyOf(name))!,
    names: () => storage.length,
  };
}

describe.each([
  ['files', inFiles],
  ["a browser's storage", inStorage],
])('in %s', (_, open) => {
  it.each(kinds)('%s of a newer version are read, and stay as they are', (name, schema, line) => {
    const at = open();
    const text = [line, newer(line), { kind: 'unheard of' }]
      .map((one) => `${JSON.stringify(one)}\n`)
      .join('');
    at.put(name, text);
    const lines = at.drawer.lines(name, schema);
    expect(lines.read()).toEqual([line, line]);
    expect(lines.trouble).toBeNull();
    lines.add(line);
    expect(at.textOf(name)).toBe(`${text}${JSON.stringify(line)}\n`);
    expect(at.names()).toBe(1);
  });

  it.each(kinds)(
    '%s that only a newer version can read are kept where others are damaged',
    (name, schema, line) => {
      const at = open();
      const sound = `${JSON.stringify(line)}\n{"kind":"unheard of"}\n`;
      at.put(name, `${sound}{"kind":"cu`);
      const lines = at.drawer.lines(name, schema);
      expect(lines.read()).toEqual([line]);
      expect(lines.trouble).toMatchObject({ kind: 'damaged', detail: expect.stringContaining('line 3') });
      expect(at.textOf(name)).toBe(sound);
    },
  );
});

it('settings that only a newer version knows survive the next change', () => {
  const file = join(folder, 'settings.json');
  writeFileSync(file, '{"language":"ja","later":{"deep":[1]}}');
  const settings = new SettingsFile(folder, defaultSettings('en'));
  settings.change({ patterns: true });
  settings.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    language: 'ja',
    patterns: true,
    later: { deep: [1] },
  });
  expect(readdirSync(folder)).toEqual(['settings.json']);
});

it("settings in a browser's storage too", () => {
  const storage = new MemoryStorage();
  storage.setItem('okiba/settings', '{"language":"ja","later":{"deep":[1]}}');
  new StoredSettings(storage, 'en').change({ patterns: true });
  expect(JSON.parse(storage.getItem('okiba/settings')!)).toMatchObject({
    language: 'ja',
    patterns: true,
    later: { deep: [1] },
  });
});
