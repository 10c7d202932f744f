import { expect, it } from 'vitest';
import { tableOf, type Score } from './Score.ts';

const score: Score = {
  name: 'flat',
  offBy: 0.031,
  firstHint: 1.24,
  pieces: 4,
  hinted: 3,
  hints: 4,
  misread: [],
  dropped: 3,
  landed: 2,
  latencies: [300, 100, 200],
};

it('prints how each game went in one line, in columns', () => {
  const lost: Score = {
    ...score,
    name: 'a longer name',
    offBy: null,
    firstHint: null,
    hinted: 0,
    hints: 0,
    latencies: [],
  };
  const lines = tableOf([score, { ...lost, misread: ['piece 1'] }]).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['game', 'placed', 'first s', 'hinted', 'hints/piece', 'misread', 'landed', 'p50 ms', 'p95 ms'],
    ['flat', '0.03 off', '1.2', '3/4', '1.33', '0', '2/3', '200', '300'],
    ['a longer name', 'not found', '-', '0/4', '-', '1', '2/3', '-', '-'],
  ]);
  expect(new Set(lines.map((line) => line.indexOf(line.split(/ {2,}/)[1]!))).size).toBe(1);
});
