import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import DrawBoard from '../../../../renderer/panel/watch/DrawBoard.svelte';
import { languages } from '../../../../electron/contract/words/languages.ts';

const picture = { url: 'data:image/jpeg;base64,', width: 1000, height: 800 };
const onuse = vi.fn();
const oncancel = vi.fn();

beforeEach(() => {
  onuse.mockReset();
  oncancel.mockReset();
});

describe.each(['ja', 'en'] as const)('drawing the board in %s', (language) => {
  const words = languages[language].draw;

  function open(): HTMLElement {
    render(DrawBoard, { picture, words, onuse, oncancel });
    const area = screen.getByLabelText(words.picture);
    area.getBoundingClientRect = () => ({ left: 10, top: 20, width: 500, height: 400 }) as DOMRect;
    return area;
  }

  async function drag(area: HTMLElement, from: [number, number], to: [number, number]): Promise<void> {
    await fireEvent.pointerDown(area, { clientX: from[0], clientY: from[1] });
    await fireEvent.pointerMove(area, { clientX: to[0], clientY: to[1] });
    await fireEvent.pointerUp(area);
  }

  it('sends the dragged outline in pixels of the picture', async () => {
    const area = open();
    await drag(area, [110, 60], [210, 260]);
    await fireEvent.click(screen.getByText(words.use));
    expect(onuse).toHaveBeenCalledWith({
      game: 'tetris',
      board: { x: 200, y: 80, width: 200, height: 400 },
      columns: 10,
      rows: 20,
    });
  });

  it('takes other rows, and the other kind of game', async () => {
    const area = open();
    await drag(area, [110, 60], [210, 260]);
    await fireEvent.change(screen.getByLabelText(words.rows), { target: { value: '22' } });
    await fireEvent.click(screen.getByText(words.use));
    expect(onuse.mock.lastCall![0]).toMatchObject({ columns: 10, rows: 22 });
    await fireEvent.click(screen.getByLabelText('6 × 12'));
    await fireEvent.click(screen.getByText(words.use));
    expect(onuse.mock.lastCall![0]).toMatchObject({ game: 'puyo', columns: 6, rows: 12 });
  });

  it('can be done by keys alone', async () => {
    const area = open();
    expect(document.activeElement).toBe(area);
    await fireEvent.keyDown(area, { key: 'ArrowRight' });
    await fireEvent.keyDown(area, { key: 'ArrowRight', shiftKey: true });
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(onuse).toHaveBeenCalledOnce();
  });

  it('sends nothing before something is drawn, nor after Escape', async () => {
    const area = open();
    expect((screen.getByText(words.use) as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(onuse).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(oncancel).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByText(words.cancel));
    expect(oncancel).toHaveBeenCalledTimes(2);
  });
});
