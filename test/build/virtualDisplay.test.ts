import { expect, it } from 'vitest';
import { hindranceOn } from '../../build/launch.ts';

it('reports whether the whole app can be tested here, and why not', () => {
  expect(hindranceOn('linux')).toBeNull();
  for (const platform of ['win32', 'darwin'] as const)
    expect(hindranceOn(platform)).toContain('virtual display');
});
