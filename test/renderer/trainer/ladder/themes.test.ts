import { expect, it } from 'vitest';
import { readTheme, themeOf, themesOf } from '../../../../renderer/trainer/ladder/themes.ts';
import { pastAttempt } from './pastAttempt.ts';

it('puts the same pattern with more pieces into one theme', () => {
  expect([themeOf('tsd1-roofJL'), themeOf('tsd3-roofJL'), themeOf('donation2-fillO'), themeOf(null)]).toEqual(
    ['tsd-roofJL', 'tsd-roofJL', 'donation-fillO', null],
  );
  expect(readTheme('donation-fillO')).toEqual({ category: 'donation', pattern: 'fill', piece: 'O' });
});

it('counts each theme’s own share, the weakest first, and one failure makes no theme the weakest', () => {
  const of = (family: string, solved: number, failed: number) => [
    ...Array.from({ length: solved }, () => pastAttempt({ family })),
    ...Array.from({ length: failed }, () => pastAttempt({ family, solved: false })),
  ];
  const themes = themesOf([
    ...of('tsd1-fillO', 9, 1),
    ...of('tsd2-roofSZ', 2, 8),
    ...of('tsd1-roofT', 0, 1),
    ...of('tsd1-fillO', 1, 0).map((one) => ({ ...one, mode: 'flash' as const })),
  ]);
  expect(themes).toEqual([
    { theme: 'tsd-roofSZ', tried: 10, solved: 2 },
    { theme: 'tsd-roofT', tried: 1, solved: 0 },
    { theme: 'tsd-fillO', tried: 10, solved: 9 },
  ]);
});
