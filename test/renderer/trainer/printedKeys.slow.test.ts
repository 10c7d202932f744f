/** Every key that the trainer prints acts, whatever was clicked before, whatever the keyboard's layout. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trainer } from '../../../renderer/trainer/Trainer.svelte.ts';
import { trainerWords } from '../../../renderer/trainer/words/trainerWords.ts';
import { openTrainer } from './page.ts';

const { trainer: words } = trainerWords.en;

const named: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↓': 'ArrowDown',
  '↑': 'ArrowUp',
  '⌫': 'Backspace',
  Space: ' ',
};

/** What the key of a cap tells: letters by the layout, in the place that has them on an American keyboard. */
const layouts: Readonly<Record<string, (letter: string) => { key: string; code: string }>> = {
  English: (letter) => ({ key: letter, code: `Key${letter.toUpperCase()}` }),
  German: (letter) => ({
    key: letter,
    code: `Key${({ z: 'y', y: 'z' }[letter] ?? letter).toUpperCase()}`,
  }),
  Russian: (letter) => ({ key: russian[letter] ?? 'ё', code: `Key${letter.toUpperCase()}` }),
  Greek: (letter) => ({ key: greek[letter] ?? 'ω', code: `Key${letter.toUpperCase()}` }),
};
const russian: Readonly<Record<string, string>> = {
  ...{ x: 'ч', z: 'я', a: 'ф', u: 'г', r: 'к', h: 'р', s: 'ы', m: 'ь', l: 'д', p: 'з', b: 'и' },
};
const greek: Readonly<Record<string, string>> = {
  ...{ x: 'χ', z: 'ζ', a: 'α', u: 'θ', r: 'ρ', h: 'η', s: 'σ', m: 'μ', l: 'λ', p: 'π', b: 'β' },
};

const clicks: Readonly<Record<string, () => HTMLElement | null>> = {
  nothing: () => null,
  'a choice': () => screen.getByRole('button', { name: words.ladder.aims.now }),
  'a box': () => screen.getByLabelText(words.ladder.weakest),
  'a number': () => screen.getByRole('button', { current: true, hidden: true }),
  sharing: () => screen.getByText(words.share.heading),
};

let trainer: Trainer;
let container: HTMLElement;

beforeEach(async () => ({ trainer, container } = await openTrainer()));
afterEach(() => vi.unstubAllGlobals());

/** By mouse: the button has the keyboard, and the click says that it was one. */
async function click(what: HTMLElement | null): Promise<void> {
  if (!what) return;
  what.focus();
  await fireEvent.click(what, { detail: 1 });
  await waitFor(() => expect(trainer.table ?? trainer.slot).not.toBeNull(), { timeout: 30_000 });
}

/** Caps that are shown and can be pressed now. */
function caps(): string[] {
  const shown = [...container.querySelectorAll('kbd')]
    .filter((cap) => !cap.closest('button:disabled'))
    .filter((cap) => getComputedStyle(cap).visibility !== 'hidden');
  return [...new Set(shown.flatMap((cap) => cap.textContent.trim().split(' ')))];
}

/** All that a key may change. */
function state(): string {
  const { pane, table, slot, preferences } = trainer;
  const { game, placed } = table?.run ?? { game: null, placed: null };
  const of = [pane, preferences.mode, table?.puzzle.id, game?.active, placed, table?.hintStep];
  return JSON.stringify([
    ...of,
    table?.pictures !== null,
    slot?.number,
    slot?.cursor,
    slot?.isShown,
    slot?.missed,
  ]);
}

async function press(cap: string, layout: string): Promise<void> {
  const letter = cap.length === 1 && /[A-Z]/.test(cap);
  const event = letter ? layouts[layout]!(cap.toLowerCase()) : { key: named[cap] ?? cap };
  const target = document.activeElement ?? document.body;
  await fireEvent.keyDown(target, event);
  await fireEvent.keyUp(target, event);
}

type Practised = 'practice' | 'slot' | 'curated';

/** As it was before the key, with something for each of them to do. */
async function putBack(mode: Practised): Promise<void> {
  trainer.show('play');
  trainer.choose({ mode });
  await waitFor(() => expect(trainer.table ?? trainer.slot).not.toBeNull(), { timeout: 30_000 });
  await press(mode === 'slot' ? '←' : '↓', 'English');
}

const expectEachActs = (mode: Practised, layout: string, clicked: string): Promise<void> =>
  expectEachActsAfter(
    async () => {
      await putBack(mode);
      await click(clicks[clicked]!());
    },
    `${clicked} (${layout})`,
    layout,
  );

/** Each cap that is printed once `reach` is done. */
async function expectEachActsAfter(reach: () => Promise<void>, where: string, layout: string): Promise<void> {
  await reach();
  const printed = caps();
  expect(printed.length).toBeGreaterThan(6);
  for (const cap of printed) {
    await reach();
    const before = state();
    await press(cap, layout);
    await waitFor(() => expect(state(), `${cap} after ${where}`).not.toBe(before), {
      timeout: 30_000,
    });
  }
}

describe.each(Object.keys(layouts))('on a %s keyboard', (layout) => {
  it.each(['nothing', 'a choice', 'a box', 'sharing'])(
    'every key of a puzzle acts after a click on %s',
    (clicked) => expectEachActs('practice', layout, clicked),
    120_000,
  );

  it(
    'every key of a selected puzzle acts after its number was clicked on',
    () => expectEachActs('curated', layout, 'a number'),
    120_000,
  );

  it('every key acts while a slot is to be found', () => expectEachActs('slot', layout, 'nothing'), 120_000);
});

it('drops a piece by Space once no way is left, as the page says', async () => {
  trainer.choose({ category: 'tsd', moves: 3 });
  await waitFor(() => expect(trainer.table?.puzzle.moves).toBe(3), { timeout: 30_000 });
  await press('Space', 'English');
  await waitFor(() => expect(trainer.table!.isOver).toBe(true), { timeout: 30_000 });
  await press('Space', 'English');
  expect(trainer.table!.run.placed).toHaveLength(2);
}, 60_000);

/** All pieces lie, and none of them as it should. */
async function failWithNoneLeft(): Promise<void> {
  trainer.show('play');
  trainer.choose({ mode: 'practice', category: 'tsd', moves: 3 });
  await waitFor(() => expect(trainer.table?.puzzle.moves).toBe(3), { timeout: 30_000 });
  for (let piece = 0; piece < 3; piece++) await press('Space', 'English');
  await waitFor(() => expect(trainer.table!.isOver).toBe(true), { timeout: 30_000 });
  expect(trainer.table!.run.game.active).toBeNull();
}

it('every key acts once a puzzle has failed with no piece left, and no key that moves a piece is printed', async () => {
  await failWithNoneLeft();
  expect(caps()).not.toContain('←');
  await expectEachActsAfter(failWithNoneLeft, 'a failure', 'English');
}, 120_000);

it('prints no key of a piece while an answer is played, nor beside another pane', async () => {
  await putBack('practice');
  expect(caps()).toContain('←');
  await press('S', 'English');
  await waitFor(() => expect(trainer.table!.pictures).not.toBeNull(), { timeout: 30_000 });
  expect(caps()).not.toContain('←');
  trainer.show('menu');
  await waitFor(() => expect(caps()).not.toContain('Space'));
}, 60_000);
