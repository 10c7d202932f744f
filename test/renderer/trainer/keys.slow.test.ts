import { screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { rebound, usualKeys } from '../../../electron/contract/practice/keys.ts';
import { openTrainer, press, release } from './page.ts';

afterEach(() => vi.unstubAllGlobals());

it('is played by the keys of the practice games, which replace the page’s own', async () => {
  const keys = rebound(rebound(usualKeys, 'hardDrop', 's'), 'undo', 'q');
  const { trainer } = await openTrainer({ keys });
  await waitFor(() => expect(screen.getByRole('contentinfo').textContent).toContain('S Drop'));
  for (let step = 0; step < 9; step++) {
    await press('ArrowRight');
    await release('ArrowRight');
  }
  await press('s');
  expect(trainer.table!.run.placed).toHaveLength(1);
  expect(trainer.table!.pictures).toBeNull();
  await waitFor(() => expect(trainer.table!.isOver).toBe(true), { timeout: 30_000 });
  await press('q');
  expect(trainer.table!.run.placed).toHaveLength(0);
});
