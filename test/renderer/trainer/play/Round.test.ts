import { beforeEach, expect, it } from 'vitest';
import { Round } from '../../../../renderer/trainer/play/Round.svelte.ts';

let now: number;
const clock = () => now;
beforeEach(() => (now = 0));

function started(mode: Round['mode']): Round {
  const round = new Round(mode, clock);
  round.start();
  return round;
}

it('ends a streak with the first mistake', () => {
  const round = started('streak');
  expect([round.took(true), round.took(true), round.took(false)]).toEqual([false, false, true]);
  expect(round.solved).toBe(2);
  expect(round.secondsLeft).toBeNull();
});

it('runs a storm for three minutes, less ten seconds for each mistake', () => {
  const round = started('storm');
  now = 60_000;
  expect(round.tick(0)).toBeNull();
  expect(round.secondsLeft).toBe(120);
  expect(round.took(false)).toBe(false);
  round.tick(0);
  expect(round.secondsLeft).toBe(110);
  now = 169_999;
  expect(round.tick(0)).toBeNull();
  now = 170_000;
  expect(round.tick(0)).toBe('all');
  expect(round.secondsLeft).toBe(0);
});

it('gives each puzzle of a test its thirty seconds, and ends after fifteen', () => {
  const round = started('test');
  expect(round.tick(29_999)).toBeNull();
  expect(round.tick(30_000)).toBe('puzzle');
  for (let place = 0; place < 14; place++) expect(round.took(place % 2 === 0)).toBe(false);
  expect(round.took(true)).toBe(true);
  expect(round.solved).toBe(8);
});

it('counts no time before it starts and after it has ended', () => {
  const round = new Round('storm', clock);
  now = 500_000;
  expect(round.tick(0)).toBeNull();
  round.start();
  now += 4000;
  round.end();
  now += 1_000_000;
  expect(round.tick(0)).toBeNull();
  expect(round.milliseconds).toBe(4000);
});
