import { expect, it } from 'vitest';
import { ClearAnimation } from '../../../vision/tracking/ClearAnimation.ts';
import { knownFrom, masksOf } from './known.ts';

const full = 'XXXXXXXXXX';
const vanishing = { drawn: masksOf(full), ignored: [0] };
const settled = knownFrom('..........');
const known = { ...settled, stack: { ...settled.stack, views: [...settled.stack.views, vanishing] } };
const garbage = masksOf('XXXX.XXXXX');

it('lasts 1.5 s after a clear, and is over without one', () => {
  const glow = new ClearAnimation();
  expect(glow.isOver(known, masksOf(full), 0)).toBe(true);
  glow.start(1000);
  expect(glow.isOver(known, masksOf(full), 2500)).toBe(false);
  expect(glow.isOver(known, masksOf(full), 2501)).toBe(true);
});

it('lasts as long as rows disappear one after the other, up to 6 s', () => {
  const glow = new ClearAnimation();
  glow.start(0);
  const stages = [full, '..........'];
  const changing = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => glow.isOver(known, masksOf(stages[i % 2]!), i * 1000));
  expect(changing).toEqual([false, false, false, false, false, false, false, true]);
});

it('ends once rows of garbage stay in its place for 0.3 s', () => {
  const glow = new ClearAnimation();
  glow.start(0);
  expect([0, 100, 299, 300].map((at) => glow.isOver(known, garbage, at))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('continues while the rows change, are full or are empty', () => {
  const glow = new ClearAnimation();
  glow.start(0);
  const other = masksOf('XXXXX.XXXX');
  const changing = [0, 200, 400, 600, 800].map((at) => glow.isOver(known, at % 400 ? garbage : other, at));
  expect(changing).toEqual([false, false, false, false, false]);
  for (const rows of [full, '..........'])
    expect([810, 1400].map((at) => glow.isOver(known, masksOf(rows), at))).toEqual([false, false]);
});

it('continues if no row is ignored', () => {
  const glow = new ClearAnimation();
  glow.start(0);
  expect([0, 400, 800].map((at) => glow.isOver(settled, garbage, at))).toEqual([false, false, false]);
});
