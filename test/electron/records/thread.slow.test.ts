/** The thread itself, as the app starts it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordsData } from '../../../electron/records/messages.ts';
import { RecordsThread } from '../../../electron/records/RecordsThread.ts';
import { fumenOf } from '../../../engine/review/files/fumen.ts';
import { recordGame } from '../../../build/fit/review/players.ts';

const { href } = new URL('../../../electron/records/thread.ts', import.meta.url);
const source = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${href}', '${href}'))`;

let folder: string;
let threads: Worker[];
let records: RecordsThread;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-test-'));
  threads = [];
  const workerData: RecordsData = { folder, version: '1.0.0' };
  const start = (): Worker => {
    threads.push(new Worker(source, { eval: true, workerData }));
    return threads.at(-1)!;
  };
  records = new RecordsThread(start, { ready() {}, gone() {} });
});
afterEach(() => {
  records.close();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps what it is sent, lists it, and continues after its death', async () => {
  const { header, turns } = recordGame('random', 4, 14);
  for (const [number, turn] of turns.entries()) {
    if (number === 7) await threads[0]!.terminate();
    await records.keep({ header, number, turn, most: null });
  }
  const text = fumenOf({ header, turns });
  expect(await records.ask('review:import', { name: 'mine', text })).toMatchObject({ ok: true });
  const { total, entries } = await records.ask('review:games', { from: 0, count: 10 });
  expect(total).toBe(2);
  expect(entries.map(({ placed }) => placed)).toEqual([14, 14]);
  expect(threads).toHaveLength(2);
});

it('says why a request can’t be done', async () => {
  const asked = records.ask('review:import', { name: 'x.txt', text: 'nothing' });
  expect(await asked).toMatchObject({ ok: false });
  const lines = await records.ask('trainer:import', { lines: 'x\n' });
  expect(lines).toMatchObject({ added: 0, damagedCount: 1 });
});
