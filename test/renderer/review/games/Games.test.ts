import { beforeEach, expect, it, vi } from 'vitest';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { GameEntry } from '../../../../electron/contract/asking/games.ts';
import { Games } from '../../../../renderer/review/games/Games.svelte.ts';

const rest = {
  kind: 'game',
  game: 'tetris',
  origin: 'watched',
  columns: 10,
  rows: 20,
  title: 'Blocks',
} as const;
const entry = (number: number): GameEntry => {
  return { id: `${number}`, header: { ...rest, startedAt: number }, placed: 5, summary: null };
};

let all: GameEntry[];
let asked: number[];
let refused: string | null;
let games: Games;
beforeEach(() => {
  all = Array.from({ length: 450 }, (_, at) => entry(at));
  asked = [];
  refused = null;
  games = new Games({
    request(channel: string, ask: { from: number; count: number }) {
      if (channel !== 'review:games') return Promise.resolve(null);
      asked.push(ask.from);
      if (refused !== null) return Promise.reject(new Error(refused));
      const entries = all.slice(ask.from, ask.from + ask.count);
      return Promise.resolve({ total: all.length, dropped: 0, from: ask.from, entries });
    },
  } as unknown as Bridge);
});

it('fetches the first games, and more when they come into view', async () => {
  await games.list();
  expect(asked).toEqual([0]);
  expect([games.total, games.at(99)?.id, games.at(100)]).toEqual([450, '99', undefined]);
  games.load(180, 215);
  games.load(190, 225);
  await vi.waitFor(() => expect(games.at(225)?.id).toBe('225'));
  expect(asked).toEqual([0, 100, 200]);
});

it('asks for nothing beyond the last game', async () => {
  await games.list();
  games.load(400, 10_000);
  await vi.waitFor(() => expect(games.at(449)?.id).toBe('449'));
  expect(asked).toEqual([0, 400]);
});

it('begins anew when the games have changed', async () => {
  await games.list();
  games.load(100, 110);
  await vi.waitFor(() => expect(games.at(100)).toBeDefined());
  all.shift();
  await games.list();
  expect([games.total, games.at(0)?.id, games.at(100)]).toEqual([449, '1', undefined]);
  games.load(100, 110);
  await vi.waitFor(() => expect(games.at(100)?.id).toBe('101'));
});

it('says why nothing could be listed, and lists it on the next try', async () => {
  refused = 'the records died';
  await games.list();
  expect(games.failure?.why).toBe('the records died');
  expect(games.isListed).toBe(false);
  refused = null;
  games.failure!.again();
  await vi.waitFor(() => expect(games.total).toBe(450));
  expect(games.failure).toBeNull();
});
