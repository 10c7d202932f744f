import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { PuyoPractice } from '../../../../renderer/practice/puyo/PuyoPractice.svelte.ts';
import { usualOptions } from '../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Settings } from '../../../../electron/contract/settings.ts';
import { begin, openPage, press, release } from '../page.ts';

const words = languages.en;
let puyo: PuyoPractice;
let container: HTMLElement;

async function open(change: Partial<Settings> = {}): Promise<void> {
  ({ puyo, container } = await openPage(change, 'puyo'));
  await begin(puyo);
}

const helped = (help: (typeof usualOptions)['help']) => ({ practice: { ...usualOptions, help } });
const puyos = () => container.querySelectorAll('.board [data-kind]').length;
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
    await open(helped('off'));
    expect(puyos()).toBe(2);
    expect(container.querySelectorAll('[data-role=ghost] [data-mark]')).toHaveLength(2);
    expect(container.querySelectorAll('.right .box')).toHaveLength(2);
    expect(hints()).toBe(0);
  });

  it('shows the hint on the field and reads it out, with the player’s keys and reasons', async () => {
    await open();
    await waitFor(() => expect(hints()).toBe(2));
    const hint = screen.getByRole('region', { name: words.practice.hint });
    expect(hint.textContent).toMatch(/column \d/);
    expect(hint.textContent).toContain('↓');
  });

  it('shows symbols for the touch buttons, and no letters', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse'),
      addEventListener: () => {},
    }));
    await open();
    await waitFor(() => expect(hints()).toBe(2));
    const caps = [...container.querySelectorAll('.left kbd')];
    expect(caps.length).toBeGreaterThan(0);
    expect(caps.every((cap) => cap.querySelector('svg') !== null)).toBe(true);
    vi.unstubAllGlobals();
  });

  it('draws the chosen help', async () => {
    await open(helped('place'));
    await waitFor(() => expect(hints()).toBe(2));
    expect(container.querySelector('.left kbd')).toBeNull();
  });

  it('toggles the hint with H, for the present pair', async () => {
    await open();
    await waitFor(() => expect(hints()).toBe(2));
    await press('h');
    expect(hints()).toBe(0);
    await drop();
    await press('h');
    await press('h');
    await waitFor(() => expect(hints()).toBe(2));
  });

  it("moves, turns and drops with the keys, and ignores the system's key repeat", async () => {
    await open();
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
    await open();
    await drop();
    await press(key);
    expect(puyo.round.turn).toBe(0);
    expect(puyos()).toBe(2);
  });

  it('pauses, hiding the field, and begins again', async () => {
    await open();
    await drop();
    await press('p');
    expect(screen.getByText(words.practice.paused)).toBeTruthy();
    expect(container.querySelector('.table.away')).not.toBeNull();
    await press('p');
    await press('r');
    expect(puyo.round.turn).toBe(0);
  });

  it('says when it is over, and continues after an undo', async () => {
    await open(helped('off'));
    for (let pair = 0; pair < 60 && !puyo.isOver; pair++) await drop();
    expect(screen.getByText(words.puyo.practice.over)).toBeTruthy();
    await press('u');
    expect(puyo.isOver).toBe(false);
    expect(screen.queryByText(words.puyo.practice.over)).toBeNull();
  });

  it('gets faster and slower', async () => {
    await open();
    await press('+');
    await press('+');
    await fireEvent.click(screen.getByLabelText(words.practice.slower));
    expect(puyo.level).toBe(2);
  });
});

it("marks the puyos for people who can't distinguish colours", async () => {
  await open({ patterns: true });
  await waitFor(() => expect(container.querySelectorAll('.board .mark')).toHaveLength(2));
});
