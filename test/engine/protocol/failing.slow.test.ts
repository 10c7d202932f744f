/** A worker's exception is an answer: whatever throws inside one, who asked is told so under the number that was asked. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Port {
  postMessage(message: Record<string, unknown>): void;
  onmessage?: (event: { data: unknown }) => void;
}

/** Throws at whatever is looked for in it. */
const broken: unknown = new Proxy(
  {},
  {
    get: () => {
      throw new Error('broken inside');
    },
  },
);

const task = { columns: 4, rows: 1, cells: broken, fixed: [], bounds: broken, clears: false, kicks: 'srs' };

const questions: [string, () => Promise<unknown>, Record<string, unknown>][] = [
  ...[
    { do: 'make', given: [{ from: 'category', kind: broken, slides: false, numbers: [0] }] },
    { do: 'judge', given: [broken, []] },
    { do: 'guide', given: [{ task: broken, placed: [], intended: [] }] },
    { do: 'learn', given: [[broken]] },
    { do: 'read', given: [broken] },
    { do: 'cut', given: [broken, 1] },
    { do: 'count', given: [[broken]] },
  ].map((question): [string, () => Promise<unknown>, Record<string, unknown>] => [
    `puzzles: ${question.do}`,
    () => import('../../../engine/protocol/puzzleWorker.ts'),
    question,
  ]),
  ...[
    { do: 'solve', task, most: 1 },
    { do: 'judge', task, from: 0, tilings: new Uint16Array(1) },
    { do: 'detail', task, number: 0, tiling: new Uint16Array(1) },
  ].map((question): [string, () => Promise<unknown>, Record<string, unknown>] => [
    `tilings: ${question.do}`,
    () => import('../../../engine/protocol/tilingWorker.ts'),
    question,
  ]),
  ...[
    { do: 'review', game: broken },
    { do: 'cut', header: broken, turn: broken },
  ].map((question): [string, () => Promise<unknown>, Record<string, unknown>] => [
    `review: ${question.do}`,
    () => import('../../../engine/protocol/reviewWorker.ts'),
    question,
  ]),
  ...[
    { do: 'tetris', given: [broken] },
    { do: 'puyo', given: [{ game: 'puyo', field: broken, pairs: broken }] },
    { do: 'judge', given: [broken, 10, 20] },
    { do: 'judgePair', given: [broken] },
  ].map((question): [string, () => Promise<unknown>, Record<string, unknown>] => [
    `thinking, and the practice rival: ${question.do}`,
    () => import('../../../engine/protocol/gameWorker.ts'),
    question,
  ]),
];

let said: Record<string, unknown>[];
let port: Port;

beforeEach(() => {
  said = [];
  port = { postMessage: (message) => said.push(message) };
  vi.stubGlobal('self', port);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each(questions)('%s', async (_, load, question) => {
  await load();
  port.onmessage!({ data: { ...question, id: 7 } });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({ error: 'broken inside' });
  if ('id' in said[0]!) expect(said[0].id).toBe(7);
});

it('the engine of the overlay', async () => {
  const { answers } = await import('../../../engine/protocol/answers.ts');
  expect([...answers({ id: 7, state: broken as never })]).toEqual([{ id: 7, error: 'broken inside' }]);
});
