import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { usualOptions, type PracticeOptions } from '../../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import { begin, openPage, press, release } from '../../page.ts';

const words = languages.en.practice.finesse;
const open = (change: Partial<PracticeOptions>) =>
  openPage({ practice: { ...usualOptions, help: 'off', ...change } });

/** The first piece of the test's seed is turned to and fro. */
async function waste(): Promise<void> {
  for (const key of ['ArrowLeft', 'ArrowRight', ' ']) {
    await press(key);
    await release(key);
  }
}

const faults = () => screen.queryByText(words.faults)?.nextElementSibling?.textContent;

describe('finesse', () => {
  it('is chosen before a Tetris game', async () => {
    const page = await open({});
    await fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.ways.again.name}`) }));
    expect(page.request).toHaveBeenCalledWith('practice:change', {
      practice: { ...usualOptions, help: 'off', finesse: 'again' },
    });
    await press('2');
    expect(screen.queryByText(words.choice)).toBeNull();
  });

  it('shows nothing if it is not counted', async () => {
    const page = await open({});
    await begin(page.practice);
    await waste();
    expect(faults()).toBeUndefined();
    expect(screen.queryByText(words.none(2))).toBeNull();
  });

  it('shows the shorter way, and leaves the piece there where faults are only counted', async () => {
    const page = await open({ finesse: 'count' });
    await begin(page.practice);
    await waste();
    expect(faults()).toBe('2');
    expect(screen.getByText(words.none(2))).toBeTruthy();
    expect(page.practice.game.locked).toBe(1);
    await press(' ');
    expect(screen.queryByText(words.none(2))).toBeNull();
  });

  it('brings the piece back on request, with its place on the board, until no key is too many', async () => {
    const page = await open({ finesse: 'again', tetrisMode: 'rows40' });
    await begin(page.practice);
    const { active } = page.practice.game;
    await waste();
    expect(page.practice.game.active).toEqual(active);
    expect(page.practice.game.locked).toBe(0);
    expect(screen.getByText(words.again)).toBeTruthy();
    expect(page.container.querySelectorAll('.board [data-role=hint]')).toHaveLength(1);
    await press(' ');
    expect([page.practice.game.locked, faults()]).toEqual([1, '2']);
    expect(page.container.querySelector('.board [data-role=hint]')).toBeNull();
  });

  it('never brings one back in a match', async () => {
    const page = await open({ finesse: 'again', tetrisMode: 'versus', bot: 1 });
    await begin(page.practice);
    await waste();
    expect([page.practice.game.locked, faults()]).toEqual([1, '2']);
  });

  it('is respected by the keys of a hint: held arrows instead of many taps', async () => {
    const page = await open({ finesse: 'count', help: 'keys' });
    await begin(page.practice);
    await expect.poll(() => page.practice.keys).not.toBeNull();
    const { best, game } = page.practice;
    expect(best!.inputs.length).toBeGreaterThanOrEqual(page.practice.keys!.length);
    expect(game.locked).toBe(0);
  });
});
