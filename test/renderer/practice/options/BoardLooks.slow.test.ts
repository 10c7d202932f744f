import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { usualOptions, type PracticeOptions } from '../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import { begin, openPage } from '../page.ts';

const words = languages.en.practice;
const open = (change: Partial<PracticeOptions> = {}) =>
  openPage({ practice: { ...usualOptions, help: 'off', ...change } });

describe('the looks of the board', () => {
  it.each([
    [words.optionsPage.looks.ghost, { ghost: false }],
    [words.optionsPage.looks.grid, { grid: false }],
    [words.optionsPage.skins.flat, { skin: 'flat' }],
  ] as const)('are chosen in the options: %s', async (name, changed) => {
    const page = await open();
    await fireEvent.click(screen.getByRole('button', { name: words.options }));
    await fireEvent.click(screen.getByLabelText(name));
    expect(page.request).toHaveBeenCalledWith('practice:change', {
      practice: { ...usualOptions, help: 'off', ...changed },
    });
  });

  it('are those that were chosen', async () => {
    const page = await open({ ghost: false, grid: false, skin: 'rounded' });
    await begin(page.practice);
    expect(page.container.querySelector('[data-role=ghost]')).toBeNull();
    expect(page.container.querySelector('.board .grid')).toBeNull();
    expect(page.container.querySelector('[data-skin=rounded] .board [data-kind]')).not.toBeNull();
  });

  it('are the usual ones at first', async () => {
    const page = await open();
    await begin(page.practice);
    expect(page.container.querySelector('[data-role=ghost]')).not.toBeNull();
    expect(page.container.querySelector('.board .grid')).not.toBeNull();
  });
});

describe('handling', () => {
  it('has soft drop and the wait after a turn beside the repeat of held arrows', async () => {
    const page = await open();
    await fireEvent.click(screen.getByRole('button', { name: words.options }));
    const slider = screen.getByRole('slider', { name: new RegExp(words.optionsPage.softDrop.name) });
    expect(slider.getAttribute('aria-valuetext')).toBe('×20');
    await fireEvent.change(slider, { target: { value: '41' } });
    expect(page.request).toHaveBeenCalledWith('practice:change', {
      practice: { ...usualOptions, help: 'off', softDrop: 41 },
    });
    expect(slider.getAttribute('aria-valuetext')).toBe(words.optionsPage.atOnce);
  });
});
