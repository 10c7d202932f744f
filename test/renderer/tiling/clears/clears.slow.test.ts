import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import { parseFumen } from '../../../../engine/tetris/notation/fumen.ts';
import App from '../../../../renderer/tiling/App.svelte';
import { Clears } from '../../../../renderer/tiling/clears/Clears.svelte.ts';
import { problemText, tilingWords } from '../../../../renderer/tiling/words/tilingWords.ts';
import { fumenOfWays, requestOf } from '../../../../renderer/tiling/clears/ways.ts';
import { Solutions } from '../../../../renderer/tiling/solutions/Solutions.svelte.ts';
import { Editor } from '../../../../renderer/tiling/terrain/Editor.svelte.ts';
import { workerInPlace } from '../workerInPlace.ts';

const words = tilingWords('en');
const text = words.clears;
const middle = ['###....###', '###...####', '###..#####', '###...####'];
const wish = { queue: '*p4', lines: 4, hold: true, drops: false };
const bridge: Bridge = {
  request: () => Promise.reject(new Error('alone')),
  on: () => () => {},
  report: () => {},
};

const makeWorker = (): Worker =>
  workerInPlace(() => import('../../../../engine/protocol/solver/clearWorker.ts'));
const ended = (clears: Clears): Promise<void> =>
  waitFor(() => expect(clears.isWorking).toBe(false), { timeout: 20_000 });

async function answerTo(terrain: string[], more: Partial<typeof wish> = {}): Promise<Clears> {
  const clears = new Clears(makeWorker);
  clears.ask(requestOf(terrain, { ...wish, ...more }, 'srs'));
  await ended(clears);
  return clears;
}

beforeEach(() => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => vi.unstubAllGlobals());

describe('a question about a perfect clear', () => {
  it.each([
    [{}, 514, 840, 18, 16],
    [{ hold: false }, 36, 210, 18, 16],
    [{ queue: 'OOO' }, 0, 1, 0, 0],
  ])('%j has the same answer as in solution-finder', async (more, solved, total, ways, needed) => {
    const clears = await answerTo(middle, more);
    expect([clears.status, clears.solved, clears.total, clears.all]).toEqual(['done', solved, total, total]);
    expect(clears.failing).toHaveLength(total - solved);
    expect([clears.ways.length, clears.neededCount]).toEqual([ways, needed]);
  });

  it.each([
    [middle, { queue: 'TI' }, 'short', /2 pieces; it takes 3/],
    [middle, { queue: '*p9' }, 'count', /“\*p9”: from 1 to 7/],
    [middle, { queue: 'T,Q' }, 'unread', /from “Q” on/],
    [middle, { queue: '' }, 'noPieces', /no pieces/],
    [middle, { lines: 3 }, 'above', /row 4, above the 3 rows/],
    [['##........'], {}, 'cells', /38 cells of the 4 rows/],
    [['#'.repeat(40)], {}, 'columns', /40 columns; it needs 10/],
  ])('%j with %j is refused in one line: %s', async (terrain, more, kind, line) => {
    const clears = await answerTo(terrain, more);
    expect([clears.status, clears.problem?.kind]).toEqual(['refused', kind]);
    expect(problemText(text, clears.problem!)).toMatch(line);
    expect(problemText(tilingWords('ja').clears, clears.problem!)).toMatch(/。$/);
  });

  it('returns its ways as fumens of full rows', async () => {
    const clears = await answerTo(middle);
    const pages = parseFumen(fumenOfWays(clears.request!, clears.ways, clears.total));
    expect(pages).toHaveLength(18);
    expect(pages[0]!.comment).toBe('96 / 840');
    for (const { rows } of pages) expect(rows.slice(-4).join('')).toMatch(/^[XIOTSZJL]{40}$/);
  });

  it('can be stopped, and asked again', async () => {
    const clears = new Clears(makeWorker);
    clears.ask(requestOf(middle, wish, 'srs'));
    clears.stop();
    expect(clears.status).toBe('stopped');
    clears.ask(requestOf(middle, wish, 'srs'));
    await ended(clears);
    expect(clears.status).toBe('done');
  });

  it('can be asked again after the worker has failed', async () => {
    const spawned: Worker[] = [];
    const clears = new Clears(() => spawned[spawned.push(makeWorker()) - 1]!);
    clears.ask(requestOf(middle, wish, 'srs'));
    spawned[0]!.onerror!({ message: 'out of memory' } as ErrorEvent);
    expect([clears.status, clears.failure?.why]).toEqual(['failed', 'out of memory']);
    clears.failure!.again();
    await ended(clears);
    expect([clears.status, clears.failure]).toEqual(['done', null]);
  });
});

describe('a worker that says nothing', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const patience = 120_000;
  const silent = (): Worker => ({ postMessage() {}, terminate() {} }) as unknown as Worker;

  it('is given up after a while, and another one can be asked', () => {
    const clears = new Clears(silent);
    clears.ask(requestOf(middle, wish, 'srs'));
    vi.advanceTimersByTime(patience - 1);
    expect(clears.status).toBe('queues');
    vi.advanceTimersByTime(1);
    expect([clears.status, clears.failure?.why]).toEqual(['failed', 'no answer came in time']);
    clears.failure!.again();
    expect(clears.status).toBe('queues');
  });

  it('is waited for while it tells that it goes on, and not missed once it was stopped', () => {
    const worker = silent();
    const clears = new Clears(() => worker);
    clears.ask(requestOf(middle, wish, 'srs'));
    for (let beat = 0; beat < 3; beat++) {
      vi.advanceTimersByTime(patience - 1);
      worker.onmessage!({ data: { tells: 'goesOn' } } as MessageEvent);
    }
    expect(clears.status).toBe('queues');
    clears.stop();
    vi.advanceTimersByTime(patience);
    expect(clears.status).toBe('stopped');
  });
});

describe('perfect clears on the page', () => {
  it('are counted, listed, selected with keys and filtered, and a bad queue is explained', async () => {
    const editor = new Editor();
    const clears = new Clears(makeWorker);
    const solutions = new Solutions(() =>
      workerInPlace(() => import('../../../../engine/protocol/tilingWorker.ts')),
    );
    render(App, { props: { editor, solutions, clears, bridge } });
    await fireEvent.click(screen.getByRole('button', { name: words.asking.clears }));
    await waitFor(() => expect(clears.status).toBe('done'), { timeout: 20_000 });
    expect(screen.getByRole('heading', { level: 1 }).textContent.trim()).toBe('61.19%: 514 of 840 queues');
    const list = screen.getByRole('listbox');
    await fireEvent.keyDown(list, { key: 'End' });
    expect(screen.getByRole('heading', { name: text.way('18') })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: text.neededWays('16') }));
    expect(within(list).getAllByRole('option')).toHaveLength(16);
    expect(within(list).getByRole('option', { selected: true }).id).toBe('way-0');
    expect(screen.getByText(text.failing('326'))).toBeTruthy();

    await fireEvent.input(screen.getByLabelText(text.queue), { target: { value: 'TQ' } });
    expect(await screen.findByText(/from “Q” on/, {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
