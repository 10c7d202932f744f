import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFumen } from '../../../engine/tetris/notation/fumen.ts';
import App from '../../../renderer/tiling/App.svelte';
import { Editor } from '../../../renderer/tiling/terrain/Editor.svelte.ts';
import { fumenInOrder, fumenOfMany } from '../../../renderer/tiling/solutions/exportFumen.ts';
import { tilingWords } from '../../../renderer/tiling/words/tilingWords.ts';
import { Solutions } from '../../../renderer/tiling/solutions/Solutions.svelte.ts';
import { Clears } from '../../../renderer/tiling/clears/Clears.svelte.ts';
import { workerInPlace } from './workerInPlace.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';

const words = tilingWords('en');
const bridge: Bridge = {
  request: () => Promise.reject(new Error('alone')),
  on: () => () => {},
  report: () => {},
};

let solutions: Solutions;
let editor: Editor;

async function open(terrain: string[]): Promise<void> {
  editor = new Editor();
  editor.set(terrain);
  solutions = new Solutions(() => workerInPlace(() => import('../../../engine/protocol/tilingWorker.ts')));
  const clears = new Clears(() =>
    workerInPlace(() => import('../../../engine/protocol/solver/clearWorker.ts')),
  );
  render(App, { props: { editor, solutions, clears, bridge } });
  await settled();
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await waitFor(() => expect(solutions.status).not.toBe('working'), { timeout: 10_000 });
}

beforeEach(() => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => vi.unstubAllGlobals());

const three = ['....', '####', '####', '####'];

describe('the tiling page', () => {
  it('shows the number of ways for the terrain', async () => {
    await open(three);
    expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('6 ways');
    editor.set(['####', '####', '####', '####']);
    await settled();
    expect(solutions.found).toBeGreaterThan(0);
    editor.clear();
    await settled();
    expect(await screen.findByText(words.found.empty)).toBeTruthy();
  });

  it('shows why there is no way', async () => {
    await open(['###.']);
    expect(screen.getByText(words.found.none)).toBeTruthy();
    expect(screen.getByText(/It has 3 cells/)).toBeTruthy();
  });

  it('shows the ways that keep a piece, or do without it', async () => {
    await open(three);
    const [first] = [solutions.list.at(0).slice()];
    const placement = first[0]!;
    solutions.setMarks([{ kind: 'with', placement }]);
    const withIt = solutions.shownCount;
    solutions.setMarks([{ kind: 'without', placement }]);
    expect(withIt + solutions.shownCount).toBe(6);
    const piece = solutions.placed!.pieceOf(placement);
    const cell = solutions.placed!.cellsOf(placement)[0]!;
    solutions.setMarks([{ kind: 'here', piece, cell }]);
    const here = solutions.shownCount;
    expect(here).toBeGreaterThanOrEqual(withIt);
    solutions.setMarks([{ kind: 'notHere', piece, cell }]);
    expect(here + solutions.shownCount).toBe(6);
    await fireEvent.click(await screen.findByText(words.filter.reset));
    expect(solutions.shownCount).toBe(6);
  });

  it('shows how the chosen way is built', async () => {
    await open(three);
    const list = screen.getByRole('listbox');
    await fireEvent.keyDown(list, { key: 'ArrowRight' });
    expect(solutions.selected).toBe(0);
    await screen.findByText(words.detail.drops, {}, { timeout: 5000 });
    await screen.findByText(/of bag orders/, {}, { timeout: 5000 });
    await fireEvent.keyDown(list, { key: 'End' });
    expect(solutions.selected).toBe(5);
  });

  it('shows only ways that can be built', async () => {
    await open(['#######...', '########..', '###..####.', '##....####', '###..#####']);
    expect(solutions.found).toBe(82);
    solutions.setBuild('drops');
    await waitFor(() => expect(solutions.judgedCount).toBe(82), { timeout: 10_000 });
    expect(solutions.shownCount).toBe(27);
    solutions.setBuild('all');
    solutions.setSorting('build');
    expect([...solutions.shown.subarray(0, 27)].every((index) => solutions.kindOf(index) === 3)).toBe(true);
    expect(solutions.shownCount).toBe(82);
  });

  it('filters by sets of pieces', async () => {
    await open(three);
    expect(solutions.pieceSets).toHaveLength(3);
    solutions.setPieceSet(0);
    expect(solutions.shownCount).toBe(2);
  });
});

describe('fumens of tilings', () => {
  it('have a page for each way, or for each piece', async () => {
    await open(['..........', '####......', '####......', '####......']);
    const tiling = solutions.list.at(0);
    const placed = solutions.placed!;
    const pages = parseFumen(
      fumenOfMany(
        [
          { number: 1, tiling },
          { number: 2, tiling: solutions.list.at(1) },
        ],
        [],
        placed,
      ),
    );
    expect(pages.map(({ comment }) => comment)).toEqual(['1', '2']);
    expect(pages[0]!.rows.slice(-3).join('')).toMatch(/^([A-Z]{4}\.{6}){3}$/);
    for (const clears of [false, true]) {
      const steps = parseFumen(fumenInOrder(tiling, [0, 1, 2], [], placed, clears));
      expect(steps.map(({ piece }) => piece?.type ?? null)).toEqual([
        ...Array.from(placed.sorted(tiling), (placement) => placed.pieceOf(placement)),
        null,
      ]);
      expect(steps.at(-1)!.rows.slice(-3).join('')).toMatch(/^([A-Z]{4}\.{6}){3}$/);
    }
  });

  it('let full rows vanish during the build', async () => {
    await open(['..........', '....####..', '##########', '##########']);
    solutions.select(0);
    await waitFor(() => expect(solutions.detail).not.toBe('waiting'), { timeout: 5000 });
    const detail = solutions.detail as { order: number[] };
    const pages = parseFumen(fumenInOrder(solutions.list.at(0), detail.order, [], solutions.placed!, true));
    expect(pages.at(-1)!.rows.join('').match(/[^.]/g)).toHaveLength(4);
  });
});
