import { appendFileSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import { FinishedGames } from '../../../electron/practice/FinishedGames.ts';
import type { FinishedGame } from '../../../electron/contract/practice/finished.ts';
import { folderOfTest } from '../../folders.ts';

let folder: string;
let at = 0;
const open = () => new FinishedGames(filesIn(folder), () => ++at);

const game: FinishedGame = {
  game: 'puyo',
  mode: 'chain',
  chain: 5,
  bot: 0,
  outcome: 'reached',
  helped: false,
  score: 4000,
  cleared: 5,
  placed: 24,
  milliseconds: 90_000,
};

beforeEach(() => {
  folder = folderOfTest();
});

it('knows the best and the last games after a restart', () => {
  open().add(game);
  const before = open().add({ ...game, milliseconds: 70_000 });
  open().add({ ...game, milliseconds: 95_000 });
  expect(before.bests).toMatchObject([{ milliseconds: 70_000 }]);
  const { bests, recent, trouble } = open().history();
  expect(bests).toMatchObject([{ milliseconds: 70_000 }]);
  expect(recent.map(({ milliseconds }) => milliseconds)).toEqual([95_000, 70_000, 90_000]);
  expect(trouble).toBeNull();
});

it('keeps the split times of a race, and reads games from before there were any', () => {
  const race: FinishedGame = { ...game, game: 'tetris', mode: 'rows40', chain: 0 };
  open().add(race);
  open().add({ ...race, milliseconds: 60_000, splits: [14_000, 29_000, 44_000, 60_000] });
  const { bests, recent } = open().history();
  expect(bests[0]?.splits).toEqual([14_000, 29_000, 44_000, 60_000]);
  expect(recent[1]?.splits).toBeUndefined();
});

it('keeps games in their order, even if the clock is set back', () => {
  for (const [moment, milliseconds] of [
    [5000, 90_000],
    [1000, 80_000],
    [9000, 85_000],
  ] as const)
    new FinishedGames(filesIn(folder), () => moment).add({ ...game, milliseconds });
  const { bests, recent, trouble } = open().history();
  expect(recent.map(({ milliseconds }) => milliseconds)).toEqual([85_000, 80_000, 90_000]);
  expect([bests[0]?.milliseconds, trouble]).toEqual([80_000, null]);
});

it('loses at most the last line if the process is killed, and continues after it', () => {
  const games = open();
  games.add(game);
  games.add(game);
  const file = join(folder, 'practice.jsonl');
  truncateSync(file, readFileSync(file).length - 10);
  const reopened = open();
  expect(reopened.history().recent).toHaveLength(1);
  expect(reopened.history().trouble?.detail).toContain('line 2');
  reopened.add(game);
  expect(open().history().recent).toHaveLength(2);
});

it('sets a file with damaged lines aside and names them', () => {
  open().add(game);
  appendFileSync(join(folder, 'practice.jsonl'), '"chess"\n');
  const { recent, trouble } = open().history();
  expect(recent).toHaveLength(1);
  expect(trouble).toMatchObject({ kind: 'damaged' });
  expect(trouble!.detail).toContain('line 2');
  expect(readdirSync(folder).length).toBe(2);
});
