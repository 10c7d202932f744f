import { heightsOf, makeField, stacksOf } from './field.ts';
import { columns, keptRows } from './rules.ts';
import {
  type Cell,
  type Direction,
  type Pair,
  type Placement,
  type PuyoField,
  type RuleSet,
} from '../types.ts';

/** Where the child stands, seen from the axis. */
export const childOffsets: Readonly<Record<Direction, Cell>> = {
  up: [0, 1],
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
};

/** Whether both puyos come down inside the walls. */
export function fitsBetweenWalls({ column, direction }: Placement): boolean {
  const child = column + childOffsets[direction][0];
  return column >= 1 && column <= columns && child >= 1 && child <= columns;
}

/** Where the axis and the child come to rest on columns of these heights; each falls on its own. */
export function restingCells({ column, direction }: Placement, heights: readonly number[]): [Cell, Cell] {
  const x = column - 1;
  const height = heights[x]!;
  if (direction === 'up')
    return [
      [x, height],
      [x, height + 1],
    ];
  if (direction === 'down')
    return [
      [x, height + 1],
      [x, height],
    ];
  const childX = x + childOffsets[direction][0];
  return [
    [x, height],
    [childX, heights[childX]!],
  ];
}

/**
 * The field with the pair on it, before anything pops. A puyo above the kept rows is lost and leaves nothing behind. In
 * some engines, after the eSports game, a cell of the 14th row stays taken once a puyo was lost there. It doesn't here: no
 * picture and no format of fields stores it, and it would matter only to an upright pair on a column of twelve that has
 * lost one before.
 */
export function dropPair(
  field: PuyoField,
  pair: Pair,
  placement: Placement,
  rules: RuleSet = 'tsu',
): PuyoField {
  const stacks = stacksOf(field);
  const [axis, child] = restingCells(placement, heightsOf(stacks));
  const falling = [
    { cell: axis, colour: pair.axis },
    { cell: child, colour: pair.child },
  ].sort((a, b) => a.cell[1] - b.cell[1]);
  for (const { cell, colour } of falling) if (cell[1] < keptRows(rules)) stacks[cell[0]]!.push(colour);
  return makeField(stacks);
}
