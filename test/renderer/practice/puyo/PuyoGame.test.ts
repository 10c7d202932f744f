import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../../renderer/practice/App.svelte';
import { Practice } from '../../../../renderer/practice/tetris/Practice.svelte.ts';
import { PuyoPractice } from '../../../../renderer/practice/puyo/PuyoPractice.svelte.ts';
import { languages } from '../../../../renderer/shared/words/languages.ts';
import { answerPuyo } from '../../../../electron/hints/puyo/manual.ts';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import { settings } from '../../settings.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { Settings } from '../../../../electron/contract/settings.ts';

const words = languages.en;
let puyo: PuyoPractice;
let container: HTMLElement;

function open(change: Partial<Settings> = {}): void {
  const bridge = {
    request: async () => ({ settings: { ...settings, ...change } }),
    on: () => () => {},
    report: () => {},
  } as unknown as Bridge;
  puyo = new PuyoPractice(
    () => 5,
    (position) => answerPuyo(position, async (state) => suggest(state, { evaluator: 'potential' })),
  );
  const practice = new Practice(() => 5);
  ({ container } = render(App, { practice, puyo, bridge, first: 'puyo' }));
  puyo.frame(1);
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

const press = (key: string) => fireEvent.keyDown(window, { key });
const release = (key: string) => fireEvent.keyUp(window, { key });
const puyos = () => container.querySelectorAll('.field [data-kind]').length;
const hints = () => container.querySelectorAll('[data-role=hint] [data-mark]').length;

/** Holds down until the next pair has come in. */
async function drop(): Promise<void> {
  const { turn } = puyo.round;
  await press('ArrowDown');
  for (let frame = 0; puyo.round.turn === turn && frame < 300; frame++) puyo.frame(50);
  await release('ArrowDown');
}

describe('the Puyo practice game', () => {
  it('shows the pair, where it would land, and two pairs to come', async () => {
    open({ helpLevel: 0 });
    await waitFor(() => expect(screen.getByText(words.hint.off)).toBeTruthy());
    expect(puyos()).toBe(2);
    expect(container.querySelectorAll('[data-role=ghost] [data-mark]')).toHaveLength(2);
    expect(container.querySelectorAll('.next .box')).toHaveLength(2);
    expect(hints()).toBe(0);
  });

  it('shows the hint on the field and reads it out, with keys and reasons', async () => {
    open();
    await waitFor(() => expect(hints()).toBe(2));
    const hint = screen.getByRole('region', { name: words.puyo.practice.hintHeading });
    expect(hint.textContent).toMatch(/column \d/);
    expect(hint.querySelectorAll('kbd').length).toBeGreaterThan(0);
    expect(container.querySelector('[data-role=second]')).toBeNull();
  });

  it('keeps to the level of help', async () => {
    open({ helpLevel: 3 });
    await waitFor(() => expect(container.querySelector('[data-role=second]')).not.toBeNull());
    open({ helpLevel: 1 });
    await waitFor(() => expect(hints()).toBe(2));
    expect(container.querySelector('.hint kbd')).toBeNull();
  });

  it('hides the hint with H and has it again for the pair that falls then', async () => {
    open();
    await waitFor(() => expect(hints()).toBe(2));
    await press('h');
    expect(hints()).toBe(0);
    expect(screen.getByText(words.puyo.practice.hintOff)).toBeTruthy();
    await drop();
    await press('h');
    await waitFor(() => expect(hints()).toBe(2));
  });

  it('moves, turns and drops with the keys, whatever the system repeats', async () => {
    open();
    await press('ArrowLeft');
    await fireEvent.keyDown(window, { key: 'ArrowLeft', repeat: true });
    await release('ArrowLeft');
    await press('x');
    expect(puyo.phase).toMatchObject({ kind: 'steer', stance: { x: 1, direction: 'right' } });
    await drop();
    expect(puyo.round.turn).toBe(1);
    await waitFor(() => expect(puyos()).toBe(4));
  });

  it.each(['u', 'Backspace'])('takes the last pair back with %s', async (key) => {
    open();
    await drop();
    await press(key);
    expect(puyo.round.turn).toBe(0);
    expect(puyos()).toBe(2);
  });

  it('pauses, hiding the field, and begins again', async () => {
    open();
    await drop();
    await press('p');
    expect(screen.getByText(words.practice.paused)).toBeTruthy();
    expect(container.querySelector('.table.away')).not.toBeNull();
    await press('p');
    await press('r');
    expect(puyo.round.turn).toBe(0);
  });

  it('says when it is over, and goes on after taking back', async () => {
    open({ helpLevel: 0 });
    for (let pair = 0; pair < 60 && !puyo.isOver; pair++) await drop();
    expect(screen.getByText(words.puyo.practice.over)).toBeTruthy();
    await press('u');
    expect(puyo.isOver).toBe(false);
    expect(screen.queryByText(words.puyo.practice.over)).toBeNull();
  });

  it('gets faster and slower', async () => {
    open();
    await press('+');
    await press('+');
    await fireEvent.click(screen.getByLabelText(words.practice.slower));
    expect(puyo.level).toBe(2);
  });
});

it('is chosen by key or by click, and the other game waits as it was', async () => {
  open();
  await drop();
  await press('1');
  expect(container.querySelector('.board')).not.toBeNull();
  await fireEvent.click(screen.getByRole('tab', { name: /Puyo/ }));
  expect(puyo.round.turn).toBe(1);
  expect(container.querySelector('.board')).toBeNull();
});

it('marks the puyos for those who do not tell colours apart', async () => {
  open({ patterns: true });
  await waitFor(() => expect(container.querySelectorAll('.field .mark')).toHaveLength(2));
});
