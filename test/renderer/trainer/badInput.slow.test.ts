import { cleanup, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFumen } from '../../../engine/tetris/notation/fumen.ts';
import { fumenOf } from '../../../renderer/trainer/share/fumen.ts';
import { trainerWords } from '../../../renderer/trainer/words/trainerWords.ts';
import { openTrainer, press, release, type OpenedTrainer } from './page.ts';

const { share } = trainerWords.en.trainer;
let page: OpenedTrainer;

beforeEach(async () => {
  page = await openTrainer();
  await press('ArrowLeft');
  await release('ArrowLeft');
});
afterEach(() => vi.unstubAllGlobals());

async function paste(text: string): Promise<void> {
  const event = Object.assign(new Event('paste', { bubbles: true }), {
    clipboardData: { getData: () => text },
  });
  window.dispatchEvent(event);
  await tick();
}

const tsd = { kind: 'tsd' } as const;

describe('preferences', () => {
  it('are reported if a part was damaged, and only then', async () => {
    const { repaired } = trainerWords.en.trainer;
    expect(screen.queryByText(repaired)).toBeNull();
    cleanup();
    page = await openTrainer({}, true);
    expect(screen.getByText(repaired)).toBeTruthy();
  });
});

describe('a puzzle from elsewhere', () => {
  it.each([
    ['has no answer', fumenOf({ board: ['X.X.X.X.X.'], queue: ['O'], goal: tsd }), share.noAnswer],
    ['has a full row', fumenOf({ board: ['XXXXXXXXXX', 'X.XXXXXXXX'], queue: ['O'], goal: tsd }), 'is full'],
    ['asks for too many pieces', makeFumen([{ rows: [], comment: '#Q=[](L)JSZOT' }]), '1 to 4 pieces'],
    ['asks for none', makeFumen([{ rows: ['X.........'], comment: 'hello' }]), share.noTask],
    ['is damaged', 'v115@!', share.wrong('').slice(0, 8)],
  ])(
    'that %s is refused with a message, and the one on the table stays as it is',
    async (_what, text, told) => {
      const { table } = page.trainer;
      const { run } = table!;
      await paste(text);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(told), { timeout: 10_000 });
      expect(page.trainer.table).toBe(table);
      expect(page.trainer.table!.run).toBe(run);
    },
  );

  it('takes the place of the present one if it has an answer', async () => {
    const board = ['.......XXX', 'XX...XXXXX', 'XXX.XXXXXX'];
    await paste(fumenOf({ board, queue: ['L'], goal: tsd }));
    await waitFor(() => expect(page.trainer.mode).toBe('given'), { timeout: 10_000 });
    await waitFor(() => expect(page.trainer.table?.puzzle.board.slice(-3)).toEqual(board));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('continues by the keyboard when the game pad is pulled out, with the piece where it was', async () => {
  let pads: unknown[] = [];
  vi.stubGlobal('navigator', Object.assign(navigator, { getGamepads: () => pads }));
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { x } = page.trainer.table!.run.game.active!;
  const buttons = Array.from({ length: 16 }, (_, at) => ({ pressed: at === 15 }));
  pads = [{ connected: true, mapping: 'standard', buttons, axes: [0, 0] }];
  await waitFor(() => expect(page.trainer.table!.run.game.active!.x).toBe(x + 1));
  pads = [];
  await waitFor(() => expect(screen.getByText(trainerWords.en.trainer.padLost)).toBeTruthy());
  await press('ArrowLeft');
  expect(page.trainer.table!.run.game.active!.x).toBe(x);
});

describe('a clock that jumps', () => {
  it('adds no time to a puzzle, after sleep or a clock set back', async () => {
    page.trainer.choose({ mode: 'test' });
    page.trainer.startRound();
    await waitFor(() => expect(page.trainer.table).not.toBeNull(), { timeout: 30_000 });
    page.trainer.tick(8 * 3_600_000);
    page.trainer.tick(-3_600_000);
    expect(page.trainer.round!.phase).toBe('running');
    expect(page.trainer.round!.results).toEqual([]);
    expect(page.trainer.round!.secondsLeft).toBeGreaterThan(25);
  });
});
