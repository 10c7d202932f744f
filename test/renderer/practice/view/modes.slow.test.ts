import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { usualOptions } from '../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import { begin, openPage, press, type OpenedPage } from '../page.ts';

let page: OpenedPage;
const words = languages.en.practice;

describe('a mode', () => {
  it('is chosen before the game, which is kept when it ends', async () => {
    page = await openPage();
    const { name } = words.lobby.modes.dig;
    await fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
    expect(page.request).toHaveBeenCalledWith('practice:change', {
      practice: { ...usualOptions, tetrisMode: 'dig' },
    });
    await begin(page.practice);
    expect(screen.getByText(words.garbageLeft)).toBeTruthy();
    for (let piece = 0; piece < 60 && !page.practice.isOver; piece++) await press(' ');
    await waitFor(() => expect(screen.getByText(words.over)).toBeTruthy());
    await fireEvent.click(screen.getByRole('button', { name: words.review }));
    await fireEvent.click(screen.getByRole('button', { name: words.missed }));
    expect(page.request).toHaveBeenCalledWith('games:latest', null);
    expect(page.request).toHaveBeenCalledWith('practice:missed', null);
    const finished = page.request.mock.calls.filter(([channel]) => channel === 'practice:finished');
    expect(finished.map(([, game]) => game)).toMatchObject([
      { mode: 'dig', outcome: 'over', helped: true, cleared: 0 },
    ]);
  });

  it('offers no review of a game that is not recorded', async () => {
    page = await openPage({ recordsGames: false });
    await begin(page.practice);
    for (let piece = 0; piece < 60 && !page.practice.isOver; piece++) await press(' ');
    await waitFor(() => expect(screen.getByText(words.over)).toBeTruthy());
    expect(screen.queryByRole('button', { name: words.review })).toBeNull();
  });

  it('against another player shows its board, and does not stop for a worse move', async () => {
    page = await openPage({ practice: { ...usualOptions, help: 'afterWorse', tetrisMode: 'versus' } });
    expect(
      screen.queryByRole('radio', { name: new RegExp(`^${words.lobby.helps.afterWorse.name}`) }),
    ).toBeNull();
    expect(screen.getByText(words.lobby.matched(2))).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: words.lobby.stronger }));
    expect(page.request).toHaveBeenCalledWith('practice:change', {
      practice: { ...usualOptions, help: 'afterWorse', tetrisMode: 'versus', bot: 1 },
    });
    await begin(page.practice);
    expect(screen.getByRole('region', { name: words.rival })).toBeTruthy();
    for (let piece = 0; piece < 60 && !page.practice.isOver; piece++) await press(' ');
    await waitFor(() => expect(screen.getByText(words.lost)).toBeTruthy());
    const finished = page.request.mock.calls.filter(([channel]) => channel === 'practice:finished');
    expect(finished.map(([, game]) => game)).toMatchObject([
      { mode: 'versus', bot: 1, outcome: 'over', helped: false },
    ]);
  });

  it('without training has no undo and keeps its own speed', async () => {
    page = await openPage({ practice: { ...usualOptions, tetrisMode: 'rows40' } });
    await begin(page.practice);
    await press(' ');
    await press('u');
    await press('+');
    expect([page.practice.game.locked, page.practice.level]).toEqual([1, 1]);
    expect(screen.queryByLabelText(words.faster)).toBeNull();
  });
});
