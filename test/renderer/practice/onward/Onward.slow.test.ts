import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../../electron/contract/words/languages.ts';
import { begin, openPage, pass, press, type OpenedPage } from '../page.ts';

const position = { game: 'tetris' as const, cells: ['XXX...XXXX', 'XXXX.XXXXX'], queue: ['L', 'T'] as const };
const words = languages.en.practice.onward;
let page: OpenedPage;
const lying = () => page.practice.rows.filter((row) => row.includes('X'));

describe('a position from elsewhere', () => {
  beforeEach(async () => {
    page = await openPage();
  });

  it('is played at once if no game is running', async () => {
    await page.tell('practice:goOn', position);
    expect(lying()).toEqual(position.cells);
    expect(page.practice.flow.phase).toBe('counting');
  });

  it('waits for a running game, which is paused and can be kept', async () => {
    await begin(page.practice);
    await press(' ');
    const { game } = page.practice;
    await page.tell('practice:goOn', position);
    expect(screen.getByText(words.heading)).toBeTruthy();
    expect(page.practice.flow.phase).toBe('paused');
    await press('Enter');
    await press(' ');
    expect(page.practice.game).toBe(game);
    await fireEvent.click(screen.getByRole('button', { name: words.keep }));
    expect(screen.queryByText(words.heading)).toBeNull();
    expect([page.practice.game, page.practice.flow.phase]).toEqual([game, 'paused']);
  });

  it('asks in a modal dialog, with the harmless answer focused', async () => {
    await begin(page.practice);
    await page.tell('practice:goOn', position);
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: words.heading });
    expect(dialog.open).toBe(true);
    expect(dialog.querySelector('button')).toBe(screen.getByRole('button', { name: words.keep }));
    await fireEvent(dialog, new Event('cancel'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.practice.flow.phase).toBe('paused');
  });

  it('replaces the game that is given up for it', async () => {
    await begin(page.practice);
    await page.tell('practice:goOn', position);
    await fireEvent.click(screen.getByRole('button', { name: words.take }));
    expect(lying()).toEqual(position.cells);
    pass(page.practice, 3000);
    expect(page.practice.game.active?.type).toBe('L');
  });

  it('lets a game of Puyo wait as it is', async () => {
    page = await openPage({}, 'puyo');
    await begin(page.puyo);
    const { round } = page.puyo;
    await page.tell('practice:goOn', position);
    expect(lying()).toEqual(position.cells);
    expect([page.puyo.round, page.puyo.flow.phase]).toEqual([round, 'paused']);
  });

  it('is played at once in the other game, too, with its pairs and then others of the same colours', async () => {
    await page.tell('practice:goOn', {
      game: 'puyo',
      cells: ['R.....', 'RB..Y.'],
      pairs: ['RB', 'YP'],
      allClear: true,
    });
    const { round, flow } = page.puyo;
    expect([round.field.cells.slice(-2), round.allClear]).toEqual([['R.....', 'RB..Y.'], true]);
    expect(flow.phase).toBe('counting');
    const dealt = Array.from({ length: 60 }, (_, turn) => round.deal(turn));
    expect(dealt.slice(0, 2)).toEqual([{ axis: 'R', child: 'B' }, { axis: 'Y', child: 'P' }]); // prettier-ignore
    expect([...new Set(dealt.flatMap(({ axis, child }) => [axis, child]))].sort().join('')).toBe('BPRY');
    expect(screen.getByRole('group', { name: languages.en.puyo.practice.field })).toBeTruthy();
  });

  it('of Puyo waits for a running game of Puyo', async () => {
    page = await openPage({}, 'puyo');
    await begin(page.puyo);
    const { round } = page.puyo;
    await page.tell('practice:goOn', { game: 'puyo', cells: [], pairs: ['RB'], allClear: false });
    expect([page.puyo.round, page.puyo.flow.phase]).toEqual([round, 'paused']);
    await fireEvent.click(screen.getByRole('button', { name: words.take }));
    expect(page.puyo.round.deal(0)).toEqual({ axis: 'R', child: 'B' });
  });

  it('is refused with Escape', async () => {
    await begin(page.practice);
    await page.tell('practice:goOn', position);
    await press('Escape');
    expect(page.practice.flow.phase).toBe('paused');
    expect(lying()).toEqual([]);
  });
});
