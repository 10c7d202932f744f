import { expect, it } from 'vitest';
import type { Observation } from '../../../../../vision/types.ts';
import { ClearCells } from '../../../../../vision/watching/board/proof/ClearCells.ts';

const seen = (...doubts: Observation['doubts']): Observation => ({
  seq: 0,
  game: null,
  confidence: 0,
  doubts,
});

it('cells are seen until every picture has left them in doubt for a while', () => {
  const cells = new ClearCells();
  const unclear = seen('cells not readable');
  expect(cells.areSeen(unclear, 0)).toBe(false);
  expect(cells.areSeen(seen('next piece not readable'), 100)).toBe(true);
  expect([200, 400, 500, 501].map((at) => cells.areSeen(unclear, at))).toEqual([true, true, true, false]);
  expect(cells.areSeen(seen(), 600)).toBe(true);
});
