import { beforeEach, expect, it } from 'vitest';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { KnownHistory, PastAttempt, PlayedGame } from '../../../../electron/contract/asking/training.ts';
import { NotConnected } from '../../../../renderer/shared/bridge.ts';
import { RecordStore } from '../../../../renderer/trainer/records/RecordStore.svelte.ts';

let refused: Error | null;
let recordStore: RecordStore;
beforeEach(() => {
  refused = null;
  recordStore = new RecordStore({
    request(channel: string, ask: KnownHistory & { from: number }) {
      if (refused) return Promise.reject(refused);
      if (channel === 'trainer:history') {
        const attempts = [0, 1].map((at) => ({ at: ask.attempts + at }) as PastAttempt);
        return Promise.resolve({ attempts, ratings: [], rounds: [], isLast: ask.attempts === 4 });
      }
      if (channel === 'trainer:progress') return Promise.resolve({ solved: 3 });
      const games = [{ startedAt: ask.from } as PlayedGame];
      return Promise.resolve({ games, next: ask.from < 8 ? ask.from + 4 : null });
    },
  } as unknown as Bridge);
});

it('reads the history part by part', async () => {
  await recordStore.read();
  expect(recordStore.history.attempts.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([recordStore.hasRead, recordStore.notRead, recordStore.progress?.solved]).toEqual([true, null, 3]);
});

it('fetches games a few at a time', async () => {
  expect((await recordStore.games()).map(({ startedAt }) => startedAt)).toEqual([0, 4, 8]);
  refused = new Error('the records died');
  expect(await recordStore.games()).toEqual([]);
});

it('says why nothing could be read, until it can be', async () => {
  refused = new Error('the records died');
  await recordStore.read();
  expect([recordStore.hasRead, recordStore.notRead]).toEqual([true, 'the records died']);
  refused = null;
  await recordStore.read();
  expect([recordStore.notRead, recordStore.history.attempts.length]).toEqual([null, 6]);
});

it('knows nothing outside the app, without an error', async () => {
  refused = new NotConnected('trainer:history');
  await recordStore.read();
  expect([recordStore.hasRead, recordStore.notRead]).toEqual([true, null]);
});
