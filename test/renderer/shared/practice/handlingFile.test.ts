import { expect, it } from 'vitest';
import { readHandling } from '../../../../renderer/shared/practice/handlingFile.ts';

const written = (handling: object) => JSON.stringify({ controls: { hold: ['KeyC'] }, handling, volume: {} });

it('takes delay and repeat from a file of TETR.IO, in milliseconds', () => {
  expect(readHandling(written({ arr: 2, das: 10, dcd: 0, sdf: 6, safelock: true }))).toEqual({
    delay: 167,
    every: 33,
    cut: 0,
    softDrop: 6,
  });
  expect(readHandling(written({ arr: 0, das: 6.7 }))).toEqual({ delay: 112, every: 0 });
});

it('takes the nearest values of the practice games', () => {
  expect(readHandling(written({ arr: 900, das: 900 }))).toEqual({ delay: 400, every: 120 });
  expect(readHandling(written({ arr: 0, das: 9, dcd: 20, sdf: 60 }))).toMatchObject({
    cut: 200,
    softDrop: 41,
  });
  expect(readHandling(written({ arr: 0, das: 9, dcd: 1.5, sdf: 2 }))).toMatchObject({ cut: 25, softDrop: 5 });
});

it.each([
  '',
  'null',
  '{',
  '{"handling":{}}',
  '{"handling":{"das":"10","arr":2}}',
  '{"handling":{"das":-1,"arr":2}}',
])('refuses %j', (text) => {
  expect(readHandling(text)).toBeNull();
});
