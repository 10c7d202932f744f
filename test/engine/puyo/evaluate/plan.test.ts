import { expect, it } from 'vitest';
import { placementsOf, planOf } from '../../../../engine/puyo/evaluate/plan.ts';
import { directions, type Placement } from '../../../../engine/puyo/types.ts';
import type { Prospects } from '../../../../engine/puyo/wasm/kernel.ts';

/** Five bits a placement, the first one lowest. */
const wayOf = (...placements: Placement[]): number =>
  placements.reduceRight(
    (way, { column, direction }) => way * 32 + column * 4 + directions.indexOf(direction),
    0,
  );

const [left, middle, right]: Placement[] = [
  { column: 1, direction: 'up' },
  { column: 3, direction: 'left' },
  { column: 6, direction: 'down' },
];

/** A future in which the second of two first placements leads to these chains. */
function future(fired: number, waited: number): Prospects {
  const list = (value: number) => Int32Array.of(0, value);
  return {
    fired: list(fired),
    waited: list(waited),
    firedWays: list(wayOf(left!)),
    waitedWays: list(wayOf(middle!, right!)),
  };
}

it.each([
  ['none', []],
  ['one', [middle!]],
  ['several, in their order', [left!, middle!, right!]],
])('reads %s of the kernel’s placements', (_, placements) => {
  expect(placementsOf(wayOf(...placements))).toEqual(placements);
});

it('goes for the chain that waits where that is much longer', () => {
  expect(planOf(1, [future(5000, 5401)])).toEqual([middle, right]);
  expect(planOf(1, [future(5000, 5400)])).toEqual([left]);
});

it('goes with most of the futures, and with the first where they are even', () => {
  const [fires, waits] = [future(5000, 0), future(0, 5000)];
  expect(planOf(1, [fires, waits, waits])).toEqual([middle, right]);
  expect(planOf(1, [fires, waits])).toEqual([left]);
  expect(planOf(1, [waits, fires])).toEqual([middle, right]);
});

it('is empty if no future was searched', () => {
  expect(planOf(0, [])).toEqual([]);
});
