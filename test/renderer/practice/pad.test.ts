import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usualOptions } from '../../../electron/contract/practice/options.ts';
import { languages } from '../../../electron/contract/words/languages.ts';
import { openPage, pass, type OpenedPage } from './page.ts';

const words = languages.en.practice;
let page: OpenedPage;
let frame: FrameRequestCallback;
let pads: unknown[];

const holding = (...buttons: number[]) => ({
  connected: true,
  mapping: 'standard',
  buttons: Array.from({ length: 17 }, (_, at) => ({ pressed: buttons.includes(at) })),
  axes: [0, 0],
});

/** Between two pictures of the page, in milliseconds. */
const picture = 16;

/** The pad for one picture of the page. */
async function show(...now: unknown[]): Promise<void> {
  pads = now;
  vi.advanceTimersByTime(picture);
  frame(performance.now());
  await tick();
}

beforeEach(async () => {
  vi.useFakeTimers();
  pads = [];
  vi.stubGlobal('navigator', { ...navigator, language: 'en', getGamepads: () => pads });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  page = await openPage({ practice: { ...usualOptions, help: 'off' } }, 'tetris', (run) => (frame = run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins, plays and pauses a game', async () => {
  await show(holding(9));
  expect(page.practice.flow.phase).toBe('counting');
  pass(page.practice, 3000);
  const { x } = page.practice.game.active!;
  await show(holding(14));
  await show(holding(14));
  expect(page.practice.game.active!.x).toBe(x - 1);
  await show(holding(12));
  expect(page.practice.game.locked).toBe(1);
  await show(holding(9));
  expect(page.practice.flow.phase).toBe('paused');
});

it('pauses the game when it is unplugged, and says so', async () => {
  await show(holding(9));
  pass(page.practice, 3000);
  await show(holding(13));
  const { game } = page.practice;
  await show();
  expect(page.practice.flow.phase).toBe('paused');
  expect(page.practice.game).toBe(game);
  expect(screen.getByText(words.padLost)).toBeTruthy();
});
