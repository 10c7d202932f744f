import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import { historyOf } from '../training/historyOf.ts';
import { putBackAll } from '../../../electron/records/putBackAll.ts';
import { TrainingRecords } from '../../../electron/training/TrainingRecords.ts';
import { folderOfTest } from '../../folders.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
  mkdirSync(join(folder, 'games'));
});

const round = (at: number) =>
  JSON.stringify({ kind: 'round', mode: 'storm', results: [true], milliseconds: 9, at });
const header = JSON.stringify({
  kind: 'game',
  game: 'puyo',
  origin: 'watched',
  title: 'Blocks',
  startedAt: 1,
  columns: 6,
  rows: 12,
});
const pair = (at: number) =>
  JSON.stringify({
    kind: 'pair',
    at,
    cells: [],
    pairs: ['RG'],
    allClear: false,
    incoming: 0,
    placed: { column: 1, direction: 'up' },
    hint: null,
  });

const put = (name: string, lines: readonly string[]) =>
  writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''));
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
const look = (version: string) => putBackAll(filesIn(folder), version);

it('restores what an earlier version could not read, at its place, before what it kept since', () => {
  put('rounds.jsonl.broken-1', [round(1), round(2), '{"kind":"cu', round(3)]);
  put('rounds.jsonl', [round(1), round(4)]);
  look('2.0.0');
  expect(linesOf('rounds.jsonl')).toEqual([1, 2, 3, 4].map(round));
});

it('restores nothing twice, after any number of looks and files', () => {
  put('rounds.jsonl.broken-1', [round(1), round(2), 'x']);
  put('rounds.jsonl.broken-2', [round(2), round(3), round(3), 'x']);
  put('rounds.jsonl', [round(3), round(5)]);
  for (const version of ['2.0.0', '2.1.0', '2.2.0']) look(version);
  expect(linesOf('rounds.jsonl')).toEqual([1, 2, 3, 5].map(round));
  expect(readdirSync(folder)).toContain('rounds.jsonl.broken-1');
});

it('leaves what it can’t read either, for a later version', () => {
  const later = '{"kind":"round","mode":"unheard of"}';
  put('rounds.jsonl.broken-1', [later, 'x']);
  put('rounds.jsonl', [round(1)]);
  look('2.0.0');
  expect(linesOf('rounds.jsonl')).toEqual([round(1)]);
});

it('looks once with each version', () => {
  put('rounds.jsonl', [round(1)]);
  look('2.0.0');
  put('rounds.jsonl.broken-1', [round(2), 'x']);
  look('2.0.0');
  expect(linesOf('rounds.jsonl')).toEqual([round(1)]);
  look('2.1.0');
  expect(linesOf('rounds.jsonl')).toEqual([round(2), round(1)]);
});

it('restores turns to their game, but no deleted game', () => {
  put('games/a.jsonl.broken-1', [header, pair(1), pair(2), '\0', pair(3)]);
  put('games/a.jsonl', [header, pair(1), pair(4)]);
  put('games/b.jsonl.broken-1', [header, pair(1)]);
  look('2.0.0');
  expect(linesOf('games/a.jsonl')).toEqual([header, ...[1, 2, 3, 4].map(pair)]);
  expect(readdirSync(join(folder, 'games')).sort()).toEqual([
    'a.jsonl',
    'a.jsonl.broken-1',
    'b.jsonl.broken-1',
  ]);
});

it("deletes a game's damaged lines with it", () => {
  put('games/a.jsonl.broken-1', [header, 'x']);
  put('games/a.jsonl', [header]);
  put('games/ab.jsonl.broken-1', ['x']);
  filesIn(folder).removeAll('games', ['a']);
  expect(readdirSync(join(folder, 'games'))).toEqual(['ab.jsonl.broken-1']);
});

it('looks again at the next start if nothing could be written', () => {
  put('rounds.jsonl.broken-1', [round(2), 'x']);
  put('rounds.jsonl', [round(1)]);
  mkdirSync(join(folder, 'rounds.jsonl.new'));
  look('2.0.0');
  expect(linesOf('rounds.jsonl')).toEqual([round(1)]);
  rmSync(join(folder, 'rounds.jsonl.new'), { recursive: true });
  look('2.0.0');
  expect(linesOf('rounds.jsonl')).toEqual([round(2), round(1)]);
});

it('counts again in the trainer what was damaged and can be read now', () => {
  put('rounds.jsonl.broken-1', [round(1), 'x']);
  put('rounds.jsonl', []);
  look('2.0.0');
  expect(historyOf(new TrainingRecords(filesIn(folder))).rounds.map(({ at }) => at)).toEqual([1]);
});
