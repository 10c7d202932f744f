import { directions, type Direction, type Pair, type PuyoState } from '../../../engine/puyo/types.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import type { PuyoObservation } from '../../types.ts';

/** The place of a falling pair. */
export type Active = NonNullable<PuyoState['active']>;

/** The visible pair; its upper puyo may still be above the board. */
export interface Sight {
  pair: Pair;
  at: Cell;
  direction: Direction;
  /** Its lower row. */
  y: number;
  /** Both puyo are on the board. */
  isWhole: boolean;
}

/** A whole pair as it was read, or null. */
export function wholePair({ current }: PuyoObservation): Sight | null {
  if (!current) return null;
  const [at, child] = current.cells as [Cell, Cell];
  const pair = { axis: current.axis, child: current.child };
  return { pair, at, direction: directionOf(at, child), y: Math.min(at[1], child[1]), isWhole: true };
}

/**
 * A puyo that was at rest on the known `field` (rows, top first) and is still supported by another one is not half of
 * the pair beside which it was read: if the field reaches the top, only the lower puyo of a pair that comes in is on
 * the board.
 */
export function withoutLying(observation: PuyoObservation, field: readonly string[]): PuyoObservation {
  const { current, cells, rows, entering, ...rest } = observation;
  if (!current) return observation;
  const halves = current.cells.map(([x, y], i) => {
    const colour = i === 0 ? current.axis : current.child;
    const rests = y === 0 || cells[rows - y]![x] !== '.';
    return { cell: [x, y] as Cell, colour, lay: rests && field[rows - 1 - y]?.[x] === colour };
  });
  const lying = halves.find(({ lay }) => lay);
  const other = halves.find(({ lay }) => !lay);
  if (!lying || !other) return observation;
  const [x, y] = lying.cell;
  const whole = cells.map((row, top) =>
    top === rows - 1 - y ? row.slice(0, x) + lying.colour + row.slice(x + 1) : row,
  );
  const isComingIn = other.cell[1] === rows - 1;
  const { cell, colour } = other;
  return {
    ...rest,
    ...{ rows, cells: whole, current: null },
    ...(isComingIn ? { entering: { cell, colour } } : entering && { entering }),
  };
}

/** The lower half of this pair, while the upper half is still above the board; null otherwise. */
export function enteringPair({ entering }: PuyoObservation, pair: Pair | null): Sight | null {
  if (!entering || pair?.axis !== entering.colour) return null;
  return { pair, at: entering.cell, direction: 'up', y: entering.cell[1], isWhole: false };
}

/**
 * The axis was determined when the `known` pair came in. Two puyo of one colour are distinguished by their previous
 * places: keys turn a pair around its axis, or move it sideways.
 */
export function activeOf({ pair, at, direction }: Sight, known: Pair, before: Active | null): Active {
  const asRead: Active = { x: at[0], y: at[1], direction };
  const [, [x, y]] = pairCells(asRead);
  const other: Active = { x, y, direction: opposite[direction] };
  if (known.axis !== known.child) return pair.axis === known.axis ? asRead : other;
  return before && keysBetween(before, other) < keysBetween(before, asRead) ? other : asRead;
}

/** The cells of the axis and the child of a pair. */
export function pairCells({ x, y, direction }: Active): readonly [Cell, Cell] {
  const [dx, dy] = steps[direction];
  return [
    [x, y],
    [x + dx, y + dy],
  ];
}

/**
 * The cost of a row in keys: a pair falls by itself, so that its fall distinguishes two places only if keys don't; it
 * never rises.
 */
const perRow = { fallen: 0.1, risen: 2 };

/** The fewest keys that bring a pair from one place to another; it may fall a little meanwhile, and never rises. */
function keysBetween(a: Active, b: Active): number {
  const turns = Math.abs(directions.indexOf(a.direction) - directions.indexOf(b.direction));
  const fallen = a.y - b.y;
  return (
    Math.abs(a.x - b.x) + Math.min(turns, 4 - turns) + (fallen < 0 ? -perRow.risen : perRow.fallen) * fallen
  );
}

export const sameActive = (a: Active, b: Active | null): boolean =>
  b !== null && a.x === b.x && a.y === b.y && a.direction === b.direction;

export const sameColours = (a: Pair, b: Pair): boolean =>
  (a.axis === b.axis && a.child === b.child) || (a.axis === b.child && a.child === b.axis);

const steps: Record<Direction, Cell> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };
const opposite: Record<Direction, Direction> = { up: 'down', right: 'left', down: 'up', left: 'right' };

function directionOf([x, y]: Cell, [childX, childY]: Cell): Direction {
  if (childX !== x) return childX > x ? 'right' : 'left';
  return childY > y ? 'up' : 'down';
}
