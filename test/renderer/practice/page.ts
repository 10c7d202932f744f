/** The practice page in a test: its games, with an engine of the test's own, and a frame clock that the test drives. */
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi, type Mock } from 'vitest';
import App from '../../../renderer/practice/App.svelte';
import { PuyoPractice } from '../../../renderer/practice/puyo/PuyoPractice.svelte.ts';
import type { Speaker } from '../../../renderer/practice/sound/Speaker.ts';
import { Practice } from '../../../renderer/practice/tetris/Practice.svelte.ts';
import { makeDrill } from '../../../engine/drill/dealing.ts';
import { wayTo } from '../../../engine/drill/way.ts';
import { makeTsume } from '../../../engine/puyo/tsume.ts';
import { suggest as suggestPuyo } from '../../../engine/puyo/advice/suggest.ts';
import { judgeTetris } from '../../../engine/review/tetris/judgeTurn.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { Notices } from '../../../electron/contract/notices.ts';
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
  /** Tells the page something, as the main process does. */
  tell<C extends keyof Notices>(channel: C, notice: Notices[C]): Promise<void>;
}

export async function openPage(
  change: Partial<Settings> = {},
  first: GameKind = 'tetris',
  onframe: (run: FrameRequestCallback) => void = () => {},
): Promise<OpenedPage> {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    onframe(run);
    return 0;
  });
  const history: PracticeHistory = { bests: [], recent: [], matched: { tetris: 2, puyo: 2 }, trouble: null };
  const request: OpenedPage['request'] = vi.fn(async (channel) =>
    channel.startsWith('practice:') ? structuredClone(history) : { settings: { ...settings, ...change } },
  );
  const listeners = new Map<string, (notice: never) => void>();
  const on = (channel: string, listen: (notice: never) => void) => {
    listeners.set(channel, listen);
    return () => {};
  };
  const bridge = { request, on, report: () => {} } as unknown as Bridge;
  const tell: OpenedPage['tell'] = (channel, notice) => {
    listeners.get(channel)!(notice as never);
    return tick();
  };
  const practice = new Practice(() => 5, {
    ask: async (state) => suggest(state, { evaluator: 'dellacherie' }),
    judge: async (turn, columns, rows) => judgeTetris(turn, { columns, rows }),
    rival: async (state) => suggest(state, { evaluator: 'dellacherie' }),
    drill: async (wish) => makeDrill(wish, 5),
    way: async (goal, position) => wayTo(goal, position)?.map(({ step }) => step) ?? null,
  });
  const puyo = new PuyoPractice(() => 5, {
    ask: async (state) => suggestPuyo(state, { evaluator: 'potential', count: 30 }),
    rival: async (state) => suggestPuyo(state, { evaluator: 'potential', count: 5 }),
    tsume: async () => makeTsume(1),
  });
  const play = vi.fn<Speaker['play']>();
  const speaker = { play, volume: 0 as const };
  const { container } = render(App, { practice, puyo, speaker, bridge, first });
  await tick();
  await tick();
  return { practice, puyo, container, request, play, tell };
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
