import { expect, it } from 'vitest';
import { GameStore } from '../../../electron/games/GameStore.ts';
import { importGame } from '../../../electron/games/importGame.ts';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import { solo, taps } from '../../engine/review/files/tetrio/files.ts';
import { folderOfFile } from '../../folders.ts';

const folder = folderOfFile();

it('keeps every game of a file in its order, and says why another one is left out', async () => {
  const store = new GameStore(filesIn(folder));
  const { replay } = solo(taps(['hardDrop', 'hardDrop']));
  const other = solo([], null, { seed: 1, usebombs: true }).replay;
  const rounds = Array.from({ length: 12 }, (_, at) => [
    { username: 'anna', replay: at === 4 ? other : replay },
  ]);
  const imported = importGame(store, { name: 'm.ttrm', text: JSON.stringify({ replay: { rounds } }) });
  expect(imported).toMatchObject({ ok: true, left: expect.stringContaining('round 5 of anna has a rule') });
  const { entries } = await store.page({ from: 0, count: 50 });
  const numbers = [12, 11, 10, 9, 8, 7, 6, 4, 3, 2, 1];
  expect(entries.map(({ header }) => header.title)).toEqual(
    numbers.map((number) => `${number} - anna - m.ttrm`),
  );
  expect(entries.at(-1)!.id).toBe(imported.ok && imported.id);
});

it('says in one line why there is no game', () => {
  const store = new GameStore(filesIn(folder));
  expect(importGame(store, { name: 'x.txt', text: 'nothing' })).toMatchObject({ ok: false });
});
