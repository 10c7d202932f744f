import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../renderer/practice/App.svelte';
import { PuyoPractice } from '../../../renderer/practice/puyo/PuyoPractice.svelte.ts';
import { Practice } from '../../../renderer/practice/tetris/Practice.svelte.ts';
import { languages } from '../../../renderer/shared/words/languages.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';

let practice: Practice;
let container: HTMLElement;

const bridge = {
  request: async () => ({ settings: { language: 'ja' } }),
  on: () => () => {},
  report: () => {},
} as unknown as Bridge;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  practice = new Practice(() => 5);
  const puyo = new PuyoPractice(
    () => 5,
    () => Promise.reject(new Error('not asked here')),
  );
  ({ container } = render(App, { practice, puyo, bridge }));
});

const press = (key: string) => fireEvent.keyDown(window, { key });
const blocks = () => container.querySelectorAll('.board [data-kind]').length;

describe('the practice game', () => {
  it('shows the board with piece and ghost, hold, and five pieces to come', () => {
    expect(blocks()).toBe(4);
    expect(container.querySelector('[data-role=ghost]')).not.toBeNull();
    expect(container.querySelectorAll('.slot')).toHaveLength(6);
  });

  it('shows no hint of its own', () => {
    expect(container.querySelector('[data-role=hint]')).toBeNull();
  });

  it.each([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
  ])('moves with %s, whatever the system repeats', async (key, by) => {
    const before = practice.game.active!.x;
    await press(key);
    await fireEvent.keyDown(window, { key, repeat: true });
    expect(practice.game.active!.x).toBe(before + by);
  });

  it.each(['ArrowUp', 'x', 'X', 'z'])('turns with %s', async (key) => {
    practice.frame(100);
    await press('c');
    await press(key);
    expect(practice.game.active!.orientation).toBe(key === 'z' ? 'west' : 'east');
  });

  it('drops with Space and holds with C', async () => {
    await press(' ');
    expect(blocks()).toBe(8);
    const held = practice.game.active!.type;
    await press('c');
    expect(practice.game.hold).toBe(held);
  });

  it('pauses with P, goes on with P, starts again with R', async () => {
    await press('p');
    expect(container.querySelector('.curtain')).not.toBeNull();
    await press(' ');
    expect(practice.game.locked).toBe(0);
    await press('p');
    await press(' ');
    expect(practice.game.locked).toBe(1);
    await press('r');
    expect(practice.game.locked).toBe(0);
  });

  it('goes on when the window loses the keyboard, with all keys up', async () => {
    await press('ArrowLeft');
    await fireEvent.blur(window);
    const at = practice.game.active!.x;
    for (let frame = 0; frame < 15; frame++) practice.frame(100);
    expect(practice.isPaused).toBe(false);
    expect(practice.game.active!.x).toBe(at);
    expect(practice.game.active!.y).toBeLessThan(18);
  });

  it('says when the game is over and how to go on', async () => {
    while (!practice.game.over) await press(' ');
    await waitFor(() => expect(container.querySelector('.curtain')!.textContent).toContain('R'));
  });

  it('changes its speed while playing and speaks the chosen language', async () => {
    const words = languages.ja.practice;
    await fireEvent.click(await screen.findByLabelText(words.faster));
    expect(practice.level).toBe(2);
    await press('-');
    expect(practice.level).toBe(1);
    expect(document.title).toBe(words.title);
  });
});
