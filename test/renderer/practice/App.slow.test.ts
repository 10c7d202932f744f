import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import { stateOf } from '../../../engine/tetris/rules/play.ts';
import type { Input } from '../../../engine/tetris/types.ts';
import { usualOptions } from '../../../electron/contract/practice/options.ts';
import { languages } from '../../../electron/contract/words/languages.ts';
import { begin, openPage, pass, press, release, type OpenedPage } from './page.ts';

let page: OpenedPage;
const words = languages.en.practice;
const blocks = () => page.container.querySelectorAll('.board [data-kind]').length;
const hints = () => page.container.querySelectorAll('.board [data-role=hint]').length;
const helped = (help: (typeof usualOptions)['help']) => ({ practice: { ...usualOptions, help } });

describe('the practice game', () => {
  beforeEach(async () => {
    page = await openPage(helped('off'));
    await begin(page.practice);
  });

  it('shows the board with piece and ghost, hold, and five pieces to come', () => {
    expect(blocks()).toBe(4);
    expect(page.container.querySelector('[data-role=ghost]')).not.toBeNull();
    expect(page.container.querySelectorAll('.slot')).toHaveLength(6);
  });

  it.each([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
  ])("moves with %s, and ignores the system's key repeat", async (key, by) => {
    const before = page.practice.game.active!.x;
    await press(key);
    await fireEvent.keyDown(window, { key, repeat: true });
    expect(page.practice.game.active!.x).toBe(before + by);
  });

  it.each(['ArrowUp', 'x', 'X', 'z'])('turns with %s', async (key) => {
    page.practice.frame(100);
    await press('c');
    await press(key);
    expect(page.practice.game.active!.orientation).toBe(key === 'z' ? 'west' : 'east');
  });

  it('drops with Space and holds with C', async () => {
    await press(' ');
    expect(blocks()).toBe(8);
    const held = page.practice.game.active!.type;
    await press('c');
    expect(page.practice.game.hold).toBe(held);
  });

  it('takes pieces back with U', async () => {
    await press(' ');
    await press('u');
    expect(page.practice.game.locked).toBe(0);
    expect(blocks()).toBe(4);
  });

  it('continues when the window loses the keyboard, with all keys up', async () => {
    await press('ArrowLeft');
    await fireEvent.blur(window);
    const at = page.practice.game.active!.x;
    pass(page.practice, 1500);
    expect(page.practice.flow.phase).toBe('running');
    expect(page.practice.game.active!.x).toBe(at);
    expect(page.practice.game.active!.y).toBeLessThan(18);
  });

  it('says when the game is over and begins again', async () => {
    for (let piece = 0; piece < 60 && !page.practice.isOver; piece++) await press(' ');
    await waitFor(() => expect(screen.getByText(words.over)).toBeTruthy());
    await press('Enter');
    expect(page.practice.game.locked).toBe(0);
    expect(page.practice.flow.phase).toBe('counting');
  });

  it('changes its speed while playing', async () => {
    await fireEvent.click(await screen.findByLabelText(words.faster));
    expect(page.practice.level).toBe(2);
    await press('-');
    expect(page.practice.level).toBe(1);
  });

  it('sounds when a piece turns and locks', async () => {
    page.practice.takeSounds();
    await press('ArrowUp');
    await press(' ');
    expect(page.practice.takeSounds().map(([sound]) => sound)).toEqual(['turn', 'lock']);
  });
});

describe('the start of a game', () => {
  it('counts down before anything falls, and keys do nothing until then', async () => {
    page = await openPage();
    await press(' ');
    expect(page.container.querySelector('.board')).toBeNull();
    await press('Enter');
    expect(page.practice.flow.count).toBe(3);
    const { y } = page.practice.game.active!;
    await press(' ');
    pass(page.practice, 2900);
    expect(page.practice.game.active!.y).toBe(y);
    pass(page.practice, 1200);
    expect(page.practice.game.active!.y).toBe(y - 1);
  });

  it('is offered by a button, and again with R', async () => {
    page = await openPage();
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(words.begin) }));
    pass(page.practice, 3000);
    await press(' ');
    await press('r');
    expect([page.practice.game.locked, page.practice.flow.phase]).toEqual([0, 'counting']);
  });
});

describe('a pause', () => {
  beforeEach(async () => {
    page = await openPage();
    await begin(page.practice);
  });

  it('hides the board, takes no keys, and ends with a countdown', async () => {
    await press('p');
    expect(page.container.querySelector('.table.away')).not.toBeNull();
    expect(screen.getByText(words.paused)).toBeTruthy();
    await press(' ');
    pass(page.practice, 5000);
    expect(page.practice.game.locked).toBe(0);
    await press('p');
    expect(page.practice.flow.phase).toBe('counting');
    pass(page.practice, 1500);
    await press(' ');
    expect(page.practice.game.locked).toBe(1);
  });

  it('begins with Escape and by the button; a second Escape leaves the game', async () => {
    await fireEvent.click(screen.getByRole('button', { name: words.pause }));
    expect(page.practice.flow.phase).toBe('paused');
    await press('Escape');
    expect(page.practice.flow.phase).toBe('ready');
  });

  it('begins while options are changed', async () => {
    await fireEvent.click(screen.getByRole('button', { name: words.options }));
    expect(page.practice.flow.phase).toBe('paused');
    await press('p');
    expect(page.practice.flow.phase).toBe('paused');
    await press('Escape');
    expect(page.container.querySelector('.table.away')).not.toBeNull();
  });
});

describe('hints on the board', () => {
  it("show the place before the first piece falls, with the player's own keys", async () => {
    const keys = { ...usualOptions.keys, hardDrop: ['k'] };
    page = await openPage({ practice: { ...usualOptions, keys } });
    await press('Enter');
    await waitFor(() => expect(hints()).toBe(1));
    const hint = screen.getByRole('region', { name: words.hint });
    expect([...hint.querySelectorAll('kbd')].at(-1)!.textContent.trim()).toBe('K');
  });

  it('follow the piece: its keys are those from its place', async () => {
    page = await openPage();
    await begin(page.practice);
    await waitFor(() => expect(page.practice.keys).not.toBeNull());
    const before = page.practice.keys!;
    page.practice.down(before[0] as Input);
    if (before.length > 1) expect(page.practice.keys).toEqual(before.slice(1));
    else expect(page.practice.game.locked).toBe(1);
  });

  it.each([
    ['off', 0, 0],
    ['afterWorse', 0, 0],
    ['place', 1, 0],
    ['keys', 1, 1],
  ] as const)('are drawn as chosen: %s', async (help, places, texts) => {
    page = await openPage(helped(help));
    await begin(page.practice);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await waitFor(() => expect(hints()).toBe(places));
    const hint = screen.getByRole('region', { name: words.hint });
    expect(hint.querySelectorAll('ol').length).toBe(texts);
  });

  it('are left to the overlay while the game is watched like any other', async () => {
    page = await openPage({ watchesPractice: true });
    await begin(page.practice);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(hints()).toBe(0);
  });

  it('are toggled with H, which is kept', async () => {
    page = await openPage();
    await begin(page.practice);
    await press('h');
    expect(page.request).toHaveBeenCalledWith('practice:change', {
      practice: { ...usualOptions, help: 'off' },
    });
    await waitFor(() => expect(hints()).toBe(0));
  });
});

it('continues where it was after sleep, and after a clock set back', async () => {
  page = await openPage(helped('off'));
  await begin(page.practice);
  const { y } = page.practice.game.active!;
  page.practice.frame(8 * 3_600_000);
  page.practice.frame(-3_600_000);
  expect(page.practice.elapsed).toBe(100);
  expect(page.practice.game.active!.y).toBe(y);
});

it('speaks the chosen language', async () => {
  page = await openPage({ language: 'ja' });
  await waitFor(() => expect(document.title).toBe(languages.ja.practice.title));
});

it("marks the pieces for people who can't distinguish colours", async () => {
  page = await openPage({ patterns: true });
  await begin(page.practice);
  await waitFor(() => expect(page.container.querySelectorAll('.board .pattern').length).toBe(4));
  expect(page.container.querySelectorAll('.slot .pattern').length).toBeGreaterThan(0);
});

it('is chosen by key or by click, and the other game waits unchanged', async () => {
  page = await openPage({}, 'puyo');
  await begin(page.puyo);
  await press('ArrowLeft');
  await release('ArrowLeft');
  await press('1');
  expect(page.puyo.flow.phase).toBe('paused');
  expect(page.practice.flow.phase).toBe('ready');
  await fireEvent.click(screen.getByRole('tab', { name: /Puyo/ }));
  expect(page.puyo.phase).toMatchObject({ kind: 'steer', stance: { x: 1 } });
});

describe('a move that is judged afterwards', () => {
  const slips = () => screen.queryByText(words.slip.better);

  async function place(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await press(key);
      await release(key);
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }

  async function openJudged(tetrisMode: 'free' | 'marathon'): Promise<void> {
    page = await openPage({ practice: { ...usualOptions, help: 'afterWorse', tetrisMode } });
    await begin(page.practice);
  }

  it('halts the game if another place was clearly better, shows both, and goes back', async () => {
    await openJudged('free');
    for (let piece = 0; piece < 8 && page.practice.flow.phase === 'running'; piece++) await place([' ']);
    await waitFor(() => expect(slips()).not.toBeNull());
    expect(page.practice.flow.phase).toBe('halted');
    expect(
      page.container.querySelectorAll('.board [data-role=notHere], .board [data-role=hint]'),
    ).toHaveLength(2);
    const { locked } = page.practice.game;
    await press('u');
    expect(page.practice.game.locked).toBe(locked - 1);
    expect(slips()).toBeNull();
  });

  it('can be undone this way in modes without undo, and only then', async () => {
    await openJudged('marathon');
    for (let piece = 0; piece < 8 && page.practice.flow.phase === 'running'; piece++) await place([' ']);
    await waitFor(() => expect(slips()).not.toBeNull());
    const { locked } = page.practice.game;
    await fireEvent.click(screen.getByRole('button', { name: words.slip.takeBack }));
    expect(page.practice.game.locked).toBe(locked - 1);
    await press('u');
    expect(page.practice.game.locked).toBe(locked - 1);
  });

  it('is not mentioned if it lost nothing', async () => {
    await openJudged('free');
    const state = stateOf(page.practice.game)!;
    const [best] = suggest(state).candidates.filter(({ useHold }) => !useHold);
    await place(best!.inputs.map((input) => usualOptions.keys[input][0]!));
    expect(page.practice.game.locked).toBe(1);
    expect(page.practice.slip).toBeNull();
    expect(page.practice.flow.phase).toBe('running');
  });
});
