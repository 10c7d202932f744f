import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { AttemptRecord, TrainingRecord } from '../../../electron/contract/asking/training.ts';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import { historyOf } from './historyOf.ts';
import { TrainingRecords } from '../../../electron/training/TrainingRecords.ts';
import { folderOfTest } from '../../folders.ts';

const noon = new Date(2026, 4, 20, 12).getTime();
const day = 86_400_000;
const puzzle: AttemptRecord['puzzle'] = {
  id: 'tsd1-0',
  category: 'tsd',
  board: ['XX...XXXXX'],
  queue: ['L'],
  goal: { kind: 'tsd' },
  solutions: [],
};
const solved: AttemptRecord = {
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
  number: 3,
  family: 'tsd1-fillJL',
  difficulty: 2.5,
};
const liked: TrainingRecord = { kind: 'rating', puzzle, like: true };

let folder: string;
let now: number;
const open = () => new TrainingRecords(filesIn(folder), () => now);
const attempts = () => join(folder, 'attempts.jsonl');

beforeEach(() => {
  folder = folderOfTest();
  now = noon;
});

it('knows after a restart what was kept', () => {
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

it('counts days in a row when the clock was ahead for a while', () => {
  for (const before of [1, -3650, 0]) {
    now = noon - before * day;
    open().add(solved);
  }
  expect(open().progress()).toMatchObject({ solvedToday: 1, daysInARow: 2, solved: 3, trouble: null });
});

it('loses at most the last line of a process that was killed, and names it', () => {
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

it('adds to a last line without an end', () => {
  open().add(solved);
  writeFileSync(attempts(), readFileSync(attempts(), 'utf8').trimEnd());
  expect(open().add(solved)).toMatchObject({ solved: 2, trouble: null });
  expect(open().progress()).toMatchObject({ solved: 2, trouble: null });
});

it.each(['{}', '{"kind":"attempt","at":-1}', '{"__proto__":{"solved":true}}'])(
  'takes nothing from the line %j, which a newer version may have written, and lets it stand',
  (line) => {
    writeFileSync(attempts(), `${line}\n`);
    expect(open().progress()).toMatchObject({ tried: 0, trouble: null });
    expect(readFileSync(attempts(), 'utf8')).toBe(`${line}\n`);
  },
);

it.each(['null', '[1]', '\0'])('takes nothing from the line %j', (line) => {
  writeFileSync(attempts(), `${line}\n`);
  expect(open().progress()).toMatchObject({ tried: 0, trouble: { kind: 'damaged' } });
  expect(existsSync(`${attempts()}.broken-1`)).toBe(true);
  expect(open().progress().trouble).toBeNull();
});

it('keeps counting where nothing can be written, and writes it all once that is possible', () => {
  mkdirSync(attempts());
  const records = open();
  expect(records.add(solved)).toMatchObject({ solved: 1, trouble: { kind: 'unsaved' } });
  rmSync(attempts(), { recursive: true });
  expect(records.add(solved)).toMatchObject({ solved: 2, trouble: null });
  expect(open().progress()).toMatchObject({ solved: 2 });
});

const round: TrainingRecord = { kind: 'round', mode: 'storm', results: [true, false], milliseconds: 9000 };

it('lists all that was kept, the puzzles without their boards', () => {
  const records = open();
  for (const record of [solved, liked, round]) records.add(record);
  expect(historyOf(open())).toEqual({
    attempts: [
      {
        id: 'tsd1-0',
        category: 'tsd',
        moves: 1,
        mode: 'practice',
        number: 3,
        family: 'tsd1-fillJL',
        difficulty: 2.5,
        input: 'keys',
        solved: true,
        milliseconds: 900,
        tries: 1,
        hints: 0,
        shown: false,
        at: noon,
      },
    ],
    ratings: [{ ...liked, at: noon }],
    rounds: [{ ...round, at: noon }],
  });
});

it('reads lines from before puzzles had numbers and families', () => {
  const { number, family, difficulty, ...before } = solved;
  expect([number, family, difficulty]).not.toContain(null);
  writeFileSync(attempts(), `${JSON.stringify({ ...before, at: noon })}\n`);
  expect(historyOf(open()).attempts).toMatchObject([{ number: null, family: null, difficulty: null }]);
  expect(open().progress().trouble).toBeNull();
});

it('moves all that was kept to another place, once', () => {
  const records = open();
  for (const record of [solved, liked, round]) records.add(record);
  const lines = records.export();
  const elsewhere = new TrainingRecords(filesIn(join(folder, 'elsewhere')), () => now);
  expect(elsewhere.import(lines)).toEqual({ added: 3, known: 0, damaged: [], damagedCount: 0 });
  expect(historyOf(elsewhere)).toEqual(historyOf(records));
  expect(elsewhere.import(lines)).toMatchObject({ added: 0, known: 3 });
  expect(elsewhere.export()).toBe(lines);
});

it('takes the sound lines of an import, and names the others', () => {
  const records = open();
  records.add(solved);
  const lines = records.export();
  const elsewhere = new TrainingRecords(filesIn(join(folder, 'elsewhere')), () => now);
  const bad = ['{', 'null', lines.slice(0, 40), '{"kind":"round"}', '[]', 'x'].join('\n');
  expect(elsewhere.import(`${bad}\n\n${lines}`)).toEqual({
    added: 1,
    known: 0,
    damaged: [1, 2, 3, 4, 5],
    damagedCount: 6,
  });
});

it('lists a long history part by part, with what is added meanwhile', () => {
  const records = open();
  const lines = Array.from({ length: 4500 }, (_, at) => JSON.stringify({ ...solved, at }));
  writeFileSync(attempts(), `${lines.join('\n')}\n`);
  for (const record of [liked, round]) records.add(record);
  const first = records.history({ attempts: 0, ratings: 0, rounds: 0 });
  expect([first.attempts.length, first.ratings.length, first.isLast]).toEqual([2000, 1, false]);
  records.add(solved);
  const last = records.history({ attempts: 4000, ratings: 1, rounds: 1 });
  expect([last.attempts.length, last.rounds.length, last.isLast]).toEqual([501, 0, true]);
  expect(historyOf(open()).attempts.map(({ at }) => at)).toEqual([...lines.keys(), noon]);
});

it('exports what could not be written yet, too', () => {
  mkdirSync(attempts());
  const records = open();
  records.add(solved);
  expect(JSON.parse(records.export())).toEqual({ ...solved, at: noon });
});
