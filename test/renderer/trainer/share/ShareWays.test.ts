import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Puzzle } from '../../../../engine/puzzle/types.ts';
import ShareWays from '../../../../renderer/trainer/share/ShareWays.svelte';
import { en } from '../../../../renderer/trainer/words/trainerMessages.en.ts';

const copied = vi.hoisted(() => vi.fn<(text: string) => boolean>(() => true));
vi.mock('../../../../renderer/shared/copyText.ts', () => ({ copyText: copied }));

const puzzle = { id: 'tsd1-x' } as Puzzle;

it('copies the result, if there is one', async () => {
  const { rerender } = render(ShareWays, { puzzle, canShowAnswer: false, result: 'solved!', words: en });
  await fireEvent.click(screen.getByRole('button', { name: en.share.result }));
  expect(copied).toHaveBeenCalledWith('solved!');
  expect(screen.getByText(en.share.copied)).toBeTruthy();
  await rerender({ result: null });
  expect(screen.queryByRole('button', { name: en.share.result })).toBeNull();
});
