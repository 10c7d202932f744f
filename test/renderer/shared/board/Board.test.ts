import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Board from '../../../../renderer/shared/board/Board.svelte';
import { loopsOf } from '../../../../electron/contract/hint/contour.ts';
import { pieceRects } from '../../../../renderer/shared/board/boardView.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { cellsAt } from '../../../cellsAt.ts';

const rows = ['....', '....', 'Z...', 'ZXG.'];
const place = cellsAt('1,1 2,1 3,1 3,0');

function blocks(container: Element): string[] {
  return [...container.querySelectorAll('[data-kind]')].map(
    (block) => `${block.getAttribute('data-kind')} ${block.getAttribute('transform')}`,
  );
}

const shape = (container: Element, role: string) => container.querySelector(`[data-role=${role}]`);

describe('Board', () => {
  it('is as large as its text, in cells', () => {
    render(Board, { rows, label: 'board' });
    expect(screen.getByLabelText('board').getAttribute('viewBox')).toBe('0 0 4 4');
  });

  it('describes itself in words, by the height of each column', () => {
    const { container } = render(Board, {
      rows,
      label: 'board',
      told: (heights: string) => `up to ${heights}`,
    });
    expect(container.querySelector('desc')!.textContent).toBe('up to 2, 1, 1, 0');
  });

  it('marks the cells that the user has corrected', () => {
    const marked: Cell[] = [[3, 0]];
    const { container } = render(Board, { rows, label: 'board', marked });
    expect(container.querySelector('.marked')!.getAttribute('x')).toBe('3.12');
  });

  it.each([
    [true, 'T'],
    [false, undefined],
  ])('has letters on its hints if patterns are on: %s', (patterns, letter) => {
    const { container } = render(Board, {
      rows,
      label: 'board',
      hint: { kind: 'T', cells: place },
      patterns,
    });
    expect(shape(container, 'hint')!.querySelector('text')?.textContent).toBe(letter);
  });

  it('says which cell the keyboard is at', async () => {
    render(Board, { rows, label: 'board', onpick: vi.fn() });
    const cells = screen.getByRole('button', { name: 'board' });
    await fireEvent.focus(cells);
    expect(cells.getAttribute('aria-label')).toBe('board 1, 1: Z');
    await fireEvent.keyDown(cells, { key: 'ArrowRight' });
    expect(cells.getAttribute('aria-label')).toBe('board 2, 1: X');
  });

  it('draws every filled cell at its place, and nothing else', () => {
    const { container } = render(Board, { rows, label: 'board' });
    expect(blocks(container)).toEqual([
      'Z translate(0 2)',
      'Z translate(0 3)',
      'X translate(1 3)',
      'G translate(2 3)',
    ]);
  });

  it('draws the falling piece with y upwards', () => {
    const current = {
      kind: 'I',
      cells: cellsAt('0,3 1,3'),
    };
    const { container } = render(Board, { rows, current, label: 'board' });
    expect(blocks(container)).toContain('I translate(1 0)');
  });

  it('outlines hint, second place, ghost and place to avoid, each as one shape', () => {
    const piece = { kind: 'J', cells: place };
    const { container } = render(Board, {
      rows,
      hint: piece,
      second: piece,
      ghost: piece,
      notHere: piece,
      label: 'board',
    });
    expect(loopsOf(pieceRects(place, rows.length))).toHaveLength(1);
    for (const role of ['hint', 'second', 'ghost', 'notHere'])
      expect(shape(container, role)!.querySelector('.line')!.getAttribute('d')!.match(/M/g)).toHaveLength(1);
    expect(shape(container, 'hint')!.querySelector('.line')!.getAttribute('d')).toMatch(/^M/);
    expect(shape(container, 'notHere')!.querySelector('.cross')).not.toBeNull();
  });

  it('shows letters and patterns only on request, and only on known kinds', async () => {
    const { container, rerender } = render(Board, { rows, label: 'board' });
    expect(container.querySelectorAll('text')).toHaveLength(0);
    await rerender({ rows, label: 'board', patterns: true });
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Z', 'Z']);
    expect(container.querySelectorAll('.pattern')).toHaveLength(2);
  });

  it('reports which cell was clicked, and which ones the pointer was dragged to', async () => {
    const onpick = vi.fn();
    const { container } = render(Board, { rows, label: 'board', onpick });
    const cell = (name: string) => container.querySelector(`[data-cell="${name}"]`)!;
    await fireEvent.pointerDown(cell('1,0'), { button: 0 });
    await fireEvent.pointerEnter(cell('2,0'), { buttons: 1 });
    await fireEvent.pointerEnter(cell('3,0'), { buttons: 0 });
    expect(onpick.mock.calls).toEqual([
      [[1, 0], true],
      [[2, 0], false],
    ]);
  });

  it('is reached by keyboard: arrows move, Space picks, and it ends at the edges', async () => {
    const onpick = vi.fn();
    render(Board, { rows, label: 'board', onpick });
    const cells = screen.getByRole('button');
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowDown', ' '])
      await fireEvent.keyDown(cells, { key });
    expect(onpick.mock.calls).toEqual([[[1, 0], true]]);
  });

  it('has no button if nothing can be picked', () => {
    render(Board, { rows, label: 'board' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
