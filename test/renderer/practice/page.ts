/** The practice page in a test: its games, with an engine of the test's own, and a frame clock that the test drives. */
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi, type Mock } from 'vitest';
import App from '../../../renderer/practice/App.svelte';
import { PuyoPractice } from '../../../renderer/practice/puyo/PuyoPractice.svelte.ts';
import type { Speaker } from '../../../renderer/practice/sound/Speaker.ts';
import { Practice } from '../../../renderer/practice/tetris/Practice.svelte.ts';
import { suggest as suggestPuyo } from '../../../engine/puyo/advice/suggest.ts';
import { judgeTetris } from '../../../engine/review/tetris/judgeTurn.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PracticeHistory } from '../../../electron/contract/asking/practice.ts';
import type { Settings } from '../../../electron/contract/settings.ts';
import type { GameKind } from '../../../vision/types.ts';
import { settings } from '../settings.ts';

export interface OpenedPage {
  practice: Practice;
  puyo: PuyoPractice;
  container: HTMLElement;
  /** What the page asked of the main process. */
  request: Mock<(channel: string, ask?: unknown) => Promise<unknown>>;
  play: ReturnType<typeof vi.fn<Speaker['play']>>;
}

export async function openPage(
  change: Partial<Settings> = {},
  first: GameKind = 'tetris',
): Promise<OpenedPage> {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const history: PracticeHistory = { bests: [], recent: [], trouble: null };
  const request: OpenedPage['request'] = vi.fn(async (channel) =>
    channel.startsWith('practice:') ? history : { settings: { ...settings, ...change } },
  );
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  const practice = new Practice(
    () => 5,
    async (state) => suggest(state, { evaluator: 'dellacherie' }),
    async (turn, columns, rows) => judgeTetris(turn, { columns, rows }),
  );
  const puyo = new PuyoPractice(
    () => 5,
    async (state) => suggestPuyo(state, { evaluator: 'potential', count: 30 }),
  );
  const play = vi.fn<Speaker['play']>();
  const speaker = { play, volume: 0 as const };
  const { container } = render(App, { practice, puyo, speaker, bridge, first });
  await tick();
  await tick();
  return { practice, puyo, container, request, play };
}

/** Lets so much time pass for a game, frame by frame. */
export function pass(game: Practice | PuyoPractice, ms: number): void {
  for (let left = ms; left > 0; left -= 50) game.frame(Math.min(50, left));
}

/** Begins as a player does, and waits until the count is over. */
export async function begin(game: Practice | PuyoPractice): Promise<void> {
  await press('Enter');
  pass(game, 3000);
  await tick();
}

export const press = (key: string) => fireEvent.keyDown(window, { key });
export const release = (key: string) => fireEvent.keyUp(window, { key });
