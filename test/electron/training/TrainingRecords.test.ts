import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TrainingRecord } from '../../../electron/contract/asking/training.ts';
import { TrainingRecords } from '../../../electron/training/TrainingRecords.ts';

const noon = new Date(2026, 4, 20, 12).getTime();
const day = 86_400_000;
const puzzle: TrainingRecord['puzzle'] = {
  id: 'tsd1-0',
  category: 'tsd',
  board: ['XX...XXXXX'],
  queue: ['L'],
  goal: { kind: 'tsd' },
  solutions: [],
};
const solved: TrainingRecord = {
  kind: 'attempt',
  puzzle,
  mode: 'practice',
  input: 'keys',
  solved: true,
  milliseconds: 900,
  tries: 1,
  undos: 0,
  hints: 0,
  shown: false,
};
const liked: TrainingRecord = { kind: 'rating', puzzle, like: true };

let folder: string;
let now: number;
const open = () => new TrainingRecords(folder, () => now);
const attempts = () => join(folder, 'attempts.jsonl');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-test-'));
  now = noon;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('knows after a new start what was kept', () => {
  const records = open();
  records.add(solved);
  records.add({ ...solved, solved: false });
  records.add(liked);
  const kept = { solvedToday: 1, daysInARow: 1, solved: 1, tried: 2, rated: 1, trouble: null };
  expect(records.progress()).toEqual(kept);
  expect(open().progress()).toEqual(kept);
});

it('writes nothing before there is something to keep', () => {
  expect(open().progress()).toMatchObject({ solved: 0, daysInARow: 0, trouble: null });
  expect(readdirSync(folder)).toEqual([]);
});

it('counts days in a row, up to today or yesterday', () => {
  for (const before of [4, 2, 1]) {
    now = noon - before * day;
    open().add(solved);
  }
  now = noon;
  expect(open().progress()).toMatchObject({ solvedToday: 0, daysInARow: 2, solved: 3 });
  expect(open().add(solved)).toMatchObject({ solvedToday: 1, daysInARow: 3 });
  now = noon + 2 * day;
  expect(open().progress()).toMatchObject({ solvedToday: 0, daysInARow: 0 });
});

it('loses no more than the last line of a process that was killed, and names it', () => {
  open().add(solved);
  const whole = readFileSync(attempts(), 'utf8');
  appendFileSync(attempts(), whole.slice(0, 50));
  const { solved: count, trouble } = open().progress();
  expect(count).toBe(1);
  expect(trouble?.kind).toBe('damaged');
  expect(trouble?.detail).toContain('line 2');
  expect(readFileSync(attempts(), 'utf8')).toBe(whole);
  expect(readFileSync(`${attempts()}.broken-1`, 'utf8')).toBe(whole + whole.slice(0, 50));
});

it('adds to a last line that has no end', () => {
  open().add(solved);
  writeFileSync(attempts(), readFileSync(attempts(), 'utf8').trimEnd());
  expect(open().add(solved)).toMatchObject({ solved: 2, trouble: null });
  expect(open().progress()).toMatchObject({ solved: 2, trouble: null });
});

it.each(['{}', 'null', '[1]', '{"kind":"attempt","at":-1}', '\0', '{"__proto__":{"solved":true}}'])(
  'takes nothing from the line %j',
  (line) => {
    writeFileSync(attempts(), `${line}\n`);
    expect(open().progress()).toMatchObject({ tried: 0, trouble: { kind: 'damaged' } });
    expect(existsSync(`${attempts()}.broken-1`)).toBe(true);
    expect(open().progress().trouble).toBeNull();
  },
);

it('goes on counting where nothing can be written, and writes it all once that is possible', () => {
  mkdirSync(attempts());
  const records = open();
  expect(records.add(solved)).toMatchObject({ solved: 1, trouble: { kind: 'unsaved' } });
  rmSync(attempts(), { recursive: true });
  expect(records.add(solved)).toMatchObject({ solved: 2, trouble: null });
  expect(open().progress()).toMatchObject({ solved: 2 });
});
