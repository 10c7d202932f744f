import { beforeEach, expect, it } from 'vitest';
import { RoundPause, type Round } from '../../../electron/sourceSelection/RoundPause.ts';
import { layout } from '../sightings.ts';

const nothing: Round = { sources: [{ id: 'window:1:0' }, { id: 'screen:0:0' }], layouts: [null, null] };
let pause: RoundPause;

beforeEach(() => {
  pause = new RoundPause(100);
});

function after(round: Round): number {
  pause.saw(round);
  return pause.ms;
}

const afterRounds = (count: number, round: Round = nothing) =>
  Array.from({ length: count }, () => after(round));

it('grows to four times as long while nothing happens', () => {
  expect(afterRounds(8).map(Math.round)).toEqual([100, 150, 225, 338, 400, 400, 400, 400]);
});

it('is short again when a window opens or closes', () => {
  afterRounds(5);
  expect(after({ sources: [...nothing.sources, { id: 'window:2:0' }], layouts: [null] })).toBe(100);
  afterRounds(5);
  expect(after({ sources: nothing.sources.slice(1), layouts: [null] })).toBe(100);
});

it('ignores the order of the windows', () => {
  afterRounds(8);
  expect(after({ ...nothing, sources: nothing.sources.toReversed() })).toBe(400);
});

it('stays short while something looks like a board', () => {
  expect(afterRounds(5, { ...nothing, layouts: [null, layout] })).toEqual([100, 100, 100, 100, 100]);
});

it('is short again when the search begins anew', () => {
  afterRounds(5);
  pause.shorten();
  expect(afterRounds(2)).toEqual([100, 150]);
});
