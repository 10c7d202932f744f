// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reachedByKeys } from '../../../renderer/practice/reachedByKeys.ts';

it('makes a part a stop for Tab as long as it scrolls', async () => {
  const part = document.createElement('div');
  let height = 100;
  Object.defineProperties(part, { clientHeight: { get: () => 100 }, scrollHeight: { get: () => height } });
  const detach = reachedByKeys(part);
  expect(part.hasAttribute('tabindex')).toBe(false);

  height = 140;
  part.append('a long reason');
  await vi.waitFor(() => expect(part.tabIndex).toBe(0));

  height = 100;
  part.textContent = '';
  await vi.waitFor(() => expect(part.hasAttribute('tabindex')).toBe(false));
  detach();

  height = 140;
  window.dispatchEvent(new Event('resize'));
  expect(part.hasAttribute('tabindex')).toBe(false);
});
