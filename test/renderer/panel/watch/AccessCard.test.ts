import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import WatchPage from '../../../../renderer/panel/watch/WatchPage.svelte';
import { Panel } from '../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { Access } from '../../../../electron/contract/panel.ts';
import type { Language } from '../../../../electron/contract/settings.ts';

const request = vi.fn().mockResolvedValue(null);

function show(language: Language, access: Access): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  const panel = new Panel(bridge);
  const settings = { ...panel.state.settings, language };
  panel.state = { ...panel.state, settings, access };
  render(WatchPage, { panel });
}

describe.each<Language>(['ja', 'en'])('without the right to see the screen, in %s', (language) => {
  const { status, system } = languages[language];
  const { lines, steps } = system.access;

  it.each([
    ['unasked', 'ask'],
    ['refused', 'settings'],
    ['reopen', 'reopen'],
    ['reopen', 'settings'],
  ] as const)('%s: says why, and offers to %s', async (access, step) => {
    show(language, access);
    expect(screen.getByRole('status').textContent).toBe(lines[access]);
    expect(screen.queryByText(status.searching.word)).toBeNull();
    await fireEvent.click(screen.getByText(steps[step]));
    expect(request).toHaveBeenLastCalledWith('access:take', step);
  });

  it.each([
    ['unasked', 'ask'],
    ['refused', 'settings'],
    ['reopen', 'reopen'],
  ] as const)('%s: the one thing to do, to %s, is the only big button', (access, step) => {
    show(language, access);
    const big = document.querySelectorAll('button.main');
    expect([...big].map(({ textContent }) => textContent)).toEqual([steps[step]]);
  });

  it('says that nothing can be done if it is forbidden', () => {
    show(language, 'forbidden');
    expect(screen.getByRole('status').textContent).toBe(lines.forbidden);
    for (const step of Object.values(steps)) expect(screen.queryByText(step)).toBeNull();
  });

  it('disappears once it is given', () => {
    show(language, 'given');
    expect(screen.queryByText(system.access.heading)).toBeNull();
    expect(screen.getByText(status.searching.word)).toBeTruthy();
  });
});
