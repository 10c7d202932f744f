import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ManualFrame from '../../../../renderer/panel/manual/ManualFrame.svelte';
import { mostPasted } from '../../../../renderer/shared/pasting.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';

const words = languages.en.manual;
const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
const paste = vi.fn<(text: string) => boolean>();
const entry = {
  canUndo: false,
  canRedo: false,
  accept: vi.fn(),
  clear: vi.fn(),
  undo: vi.fn(),
  redo: vi.fn(),
  type: () => false,
  paste,
};

/** Answers whether the page lets the paste happen. */
function pasteOn(target: Element, text: string): Promise<boolean> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  return fireEvent(target, Object.assign(event, { clipboardData: { getData: () => text } }));
}

beforeEach(() => {
  paste.mockReset().mockReturnValue(true);
  render(ManualFrame, {
    entry,
    words,
    text: { paste: 'Paste', pasteLine: 'a board', keysLine: '' },
    placeholder: '',
    problem: null,
    boardWidth: '100px',
    choices: nothing,
    board: nothing,
    hint: nothing,
  });
});

describe('a paste', () => {
  const most = 'x'.repeat(mostPasted);
  const line = words.textTooLong(mostPasted + 1, mostPasted);

  it('anywhere on the page is read up to a length, and reported as too long above it', async () => {
    await pasteOn(document.body, most);
    expect(paste).toHaveBeenCalledWith(most);
    await pasteOn(document.body, `${most}x`);
    expect(paste).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe(line);
    await pasteOn(document.body, '..');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('into the field is stopped where it is too long, before the field has it', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
    const field = screen.getByRole('textbox');
    expect(await pasteOn(field, most)).toBe(true);
    expect(await pasteOn(field, `${most}x`)).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(line);
    expect(paste).not.toHaveBeenCalled();
  });
});
