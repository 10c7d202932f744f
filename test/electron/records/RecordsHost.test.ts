import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GamesPage } from '../../../electron/contract/asking/games.ts';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import { TurnSender } from '../../../electron/records/TurnSender.ts';
import { RecordsHost } from '../../../electron/records/RecordsHost.ts';
import type { RecordedGame } from '../../../engine/review/record.ts';
import { headerOf, turnOf } from '../../engine/review/turns.ts';
import { folderOfTest } from '../../folders.ts';

const header = headerOf({ startedAt: Date.UTC(2026, 4, 20, 12) });
const turn = (at: number) => turnOf({ at });

let folder: string;
beforeEach(() => (folder = folderOfTest()));
const start = () => new RecordsHost(filesIn(folder));

const tellTurn = (host: RecordsHost, number: number, of = header, most: number | null = null) =>
  host.answerAsked({ id: 1, channel: 'turn', ask: { header: of, number, turn: turn(number), most } });

async function gamesIn(host: RecordsHost): Promise<[string, number[]][]> {
  const names = readdirSync(join(folder, 'games')).map((name) => name.replace('.jsonl', ''));
  const games = names.map(async (id): Promise<[string, number[]]> => {
    const told = await host.answerAsked({ id: 2, channel: 'review:game', ask: { id } });
    const { header: of, turns } = (told as { answer: RecordedGame }).answer;
    return [of.title, turns.map(({ at }) => at)];
  });
  return Promise.all(games);
}

it('keeps a game turn by turn, and continues it after another thread', async () => {
  const first = start();
  for (const number of [0, 1]) await tellTurn(first, number);
  const second = start();
  for (const number of [2, 3]) await tellTurn(second, number);
  expect(await gamesIn(second)).toEqual([['Blocks', [0, 1, 2, 3]]]);
});

it('keeps a turn once, even if it is sent again', async () => {
  const host = start();
  for (const number of [0, 0, 1, 0, 1]) await tellTurn(host, number);
  await tellTurn(start(), 1);
  expect(await gamesIn(host)).toEqual([['Blocks', [0, 1]]]);
});

it('keeps games apart that are played at the same time', async () => {
  const host = start();
  for (const number of [0, 1])
    for (const title of ['a', 'b']) await tellTurn(host, number, { ...header, title });
  expect(await gamesIn(host)).toEqual([
    ['b', [0, 1]],
    ['a', [0, 1]],
  ]);
});

it('begins a game anew if it was deleted while it was played', async () => {
  const host = start();
  await tellTurn(host, 0);
  const [name] = readdirSync(join(folder, 'games'));
  await host.answerAsked({ id: 1, channel: 'review:remove', ask: { id: name!.replace('.jsonl', '') } });
  await tellTurn(host, 1);
  expect(await gamesIn(host)).toEqual([['Blocks', [1]]]);
});

it('rejects an impossible request with the reason', async () => {
  mkdirSync(join(folder, 'games', 'odd.jsonl'), { recursive: true });
  const told = await start().answerAsked({ id: 7, channel: 'review:remove', ask: { id: 'odd' } });
  expect(told).toMatchObject({ id: 7, error: expect.stringContaining('odd.jsonl') });
});

it('gets the unconfirmed turns again, in order', async () => {
  const host = start();
  let told = 0;
  const teller = new TurnSender(async (one) => {
    const isDead = ++told >= 2 && told <= 4;
    // The thread dies before it answers the second one, and before it hears of the others.
    if (!isDead || told === 2) await host.answerAsked({ id: 1, channel: 'turn', ask: one });
    if (isDead) throw new Error('the thread died');
  });
  const game = teller.begin(header);
  for (const at of [0, 1, 2, 3]) game.add(turn(at));
  await new Promise((resolve) => setTimeout(resolve));
  expect(await gamesIn(host)).toEqual([['Blocks', [0, 1, 2, 3]]]);
});

it('deletes the oldest games above the limit, and says how many', async () => {
  const host = start();
  for (const number of [0, 1, 2, 3, 4])
    await tellTurn(host, 0, { ...header, title: `${number}`, startedAt: header.startedAt + number * 1000 });
  const now = { ...header, title: 'now', startedAt: header.startedAt + 9000 };
  await tellTurn(host, 0, now, 3);
  const listed = async (from: RecordsHost) => {
    const told = await from.answerAsked({ id: 1, channel: 'review:games', ask: { from: 0, count: 10 } });
    const { entries, dropped } = (told as { answer: GamesPage }).answer;
    return [entries.map(({ header: { title } }) => title), dropped];
  };
  await vi.waitFor(async () => expect(await listed(host)).toEqual([['now', '4', '3'], 3]));
  expect(readdirSync(join(folder, 'games'))).toHaveLength(3);
  expect(await listed(start())).toEqual([['now', '4', '3'], 3]);
});

it('never deletes the game that is played, even if the clock is set back', async () => {
  const host = start();
  await tellTurn(host, 0, { ...header, title: 'later' });
  const past = { ...header, title: 'now', startedAt: 1000 };
  await tellTurn(host, 0, past, 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await gamesIn(host)).map(([title]) => title).sort()).toEqual(['later', 'now']);
});
