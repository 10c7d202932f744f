import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { usualOptions, type OwnGame } from '../../../../electron/contract/practice/options.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import { begin, openPage, pass, press } from '../page.ts';

const words = languages.en.practice;
const open = (own: Partial<OwnGame> = {}) =>
  openPage({
    practice: { ...usualOptions, help: 'off', tetrisMode: 'own', own: { ...usualOptions.own, ...own } },
  });

describe('a game of one’s own', () => {
  it('begins with its board, its pieces and its garbage, which comes again', async () => {
    const { practice } = await open({ board: 'LLLL......', queue: 'IOT', garbage: 2 });
    await begin(practice);
    expect([practice.game.active!.type, ...practice.game.next.slice(0, 2)]).toEqual(['I', 'O', 'T']);
    expect(practice.rows.slice(-3)[0]).toBe('LLLL......');
    expect(practice.rows.slice(-2).every((row) => row.includes('G'))).toBe(true);
    expect(practice.incoming).toBe(0);
  });

  it('has undo like training, and is not kept', async () => {
    const page = await open({ queue: 'IOT' });
    await begin(page.practice);
    await press(' ');
    await press('u');
    expect(page.practice.game.active!.type).toBe('I');
    for (let piece = 0; piece < 60 && !page.practice.isOver; piece++) await press(' ');
    await expect.poll(() => screen.queryByText(words.over)).not.toBeNull();
    expect(page.request.mock.calls.map(([channel]) => channel)).not.toContain('practice:finished');
  });

  it.each([
    [{ queue: 'TIQ' }, words.own.noPiece('Q')],
    [{ board: 'XXX' }, languages.en.manual.textWidth(1, 3, 10)],
  ])('does not begin with a wrong input, and says why: %j', async (own, said) => {
    const { practice } = await open(own);
    expect(screen.getByRole('alert').textContent).toBe(said);
    await press('Enter');
    pass(practice, 100);
    expect(practice.flow.phase).toBe('ready');
  });

  it('lets keys write text that would otherwise act', async () => {
    const page = await open();
    const board = screen.getByLabelText(new RegExp(`^${words.own.board.name}`));
    await fireEvent.keyDown(board, { key: '2' });
    await fireEvent.keyDown(board, { key: 'Enter' });
    await fireEvent.keyDown(screen.getByLabelText(new RegExp(`^${words.own.queue.name}`)), { key: '2' });
    expect(screen.getByText(words.lobby.modes.own.name)).toBeTruthy();
    expect(page.practice.flow.phase).toBe('ready');
    await fireEvent.input(board, { target: { value: 'X.........' } });
    expect(page.request).toHaveBeenCalledWith('practice:change', {
      practice: expect.objectContaining({ own: { board: 'X.........', queue: '', garbage: 0 } }) as unknown,
    });
  });
});
