import { expect, it } from 'vitest';
import { fits, textsIn } from '../../../../renderer/panel/settings/fits.ts';

it('finds every text, at any depth, and nothing else', () => {
  expect(textsIn({ a: 'one', b: { c: ['two', null, 3] }, d: () => 'never' })).toEqual(['one', 'two']);
});

it.each([
  ['', 'Anything', true],
  ['dark', 'Dark mode', true],
  ['mode  DARK', 'Dark mode', true],
  ['dark light', 'Dark mode', false],
  ['ｄａｒｋ', 'Dark mode', true],
  ["don't", 'Don’t run it', true],
  ['スピン', 'Tスピン', true],
  ['すぴん', 'Tスピン', true],
  ['ﾋﾝﾄ', 'ヒント', true],
  ['ボタン', 'ボット', false],
])('%j in %j: %s', (query, said, isFound) => {
  expect(fits(query, said)).toBe(isFound);
});
