import { expect, it } from 'vitest';
import { hindranceOn } from '../../build/launch.ts';

it('says whether the whole app can be played, and why not', () => {
  expect(hindranceOn('linux')).toBeNull();
  for (const platform of ['win32', 'darwin'] as const)
    expect(hindranceOn(platform)).toContain('virtual display');
});
