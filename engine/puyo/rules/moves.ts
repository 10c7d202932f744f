import { childOffsets, fitsBetweenWalls, restingCells } from './place.ts';
import { columns, spawnColumn, visibleRows } from './rules.ts';
import { type Direction, type Input, type Pair, type Placement, type RuleSet, directions } from '../types.ts';

/** Where the falling pair's axis stands; y = 0 is the bottom row. `armed`: the next turn is a quick turn. */
export interface Stance {
  x: number;
  y: number;
  direction: Direction;
  armed?: boolean;
}

/** A placement and the fewest keys that bring the pair there. */
export interface Reached {
  placement: Placement;
  inputs: Input[];
}

export const spawn: Stance = { x: spawnColumn, y: visibleRows - 1, direction: 'up' };

/** The axis may stand on the hidden row, the child on the one above it as well. */
const highestAxis = visibleRows;

const keys = ['left', 'right', 'cw', 'ccw'] as const;
export type TurnOrMove = (typeof keys)[number];

/**
 * What a key does to the falling pair, with kicks off walls, stacks and the floor, and the quick turn in a well one
 * column wide (Puyo Puyo Tsu). null where nothing moves. Columns have these heights.
 */
export function press(heights: readonly number[], stance: Stance, key: TurnOrMove): Stance | null {
  const { x, y, direction, armed } = stance;
  if (key === 'left' || key === 'right') return moved(heights, x + (key === 'left' ? -1 : 1), y, direction);
  const turned = turn(direction, key === 'cw' ? 1 : 3);
  const [dx, dy] = childOffsets[turned];
  const free = moved(heights, x, y, turned) ?? moved(heights, x - dx, y - dy, turned);
  if (free) return free;
  if (!armed) return { ...stance, armed: true };
  return direction === 'up'
    ? moved(heights, x, y + 1, 'down')
    : direction === 'down'
      ? moved(heights, x, y - 1, 'up')
      : null;
}

function turn(direction: Direction, quarters: number): Direction {
  return directions[(directions.indexOf(direction) + quarters) % 4]!;
}

function moved(heights: readonly number[], x: number, y: number, direction: Direction): Stance | null {
  const [dx, dy] = childOffsets[direction];
  const stands = y <= highestAxis && isFree(heights, x, y) && isFree(heights, x + dx, y + dy);
  return stands ? { x, y, direction } : null;
}

function isFree(heights: readonly number[], x: number, y: number): boolean {
  return x >= 0 && x < columns && y >= heights[x]!;
}

/**
 * Every placement that the falling pair can reach, each with the fewest keys, in the order of `up`, `right`, `down`,
 * `left` from column 1 on. Equal colours: each place once. In the thesis's rules nothing stands in the way, and both
 * puyos have to fit into the visible rows.
 */
export function findMoves(
  heights: readonly number[],
  pair: Pair,
  rules: RuleSet = 'tsu',
  start: Stance = spawn,
): Reached[] {
  const found = rules === 'tsu' ? reachable(heights, start) : fitting(heights, start);
  const sorted = found.sort((a, b) => rank(a.placement) - rank(b.placement));
  return pair.axis === pair.child ? distinct(sorted) : sorted;
}

function rank({ column, direction }: Placement): number {
  return directions.indexOf(direction) * columns + column;
}

/** Breadth first, so the first way to a place is a shortest one. */
function reachable(heights: readonly number[], start: Stance): Reached[] {
  const ways = new Map([[keyOf(start), { stance: start, inputs: [] as Input[] }]]);
  const found = new Map<string, Reached>();
  for (const { stance, inputs } of ways.values()) {
    const placement = { column: stance.x + 1, direction: stance.direction };
    const name = `${placement.column}${placement.direction}`;
    if (!found.has(name) && mayRest(placement, heights))
      found.set(name, { placement, inputs: [...inputs, 'hardDrop'] });
    for (const key of keys) {
      const next = press(heights, stance, key);
      if (next && !ways.has(keyOf(next))) ways.set(keyOf(next), { stance: next, inputs: [...inputs, key] });
    }
  }
  return [...found.values()];
}

function keyOf({ x, y, direction, armed }: Stance): string {
  return `${x},${y},${direction}${armed ? ',armed' : ''}`;
}

/** The axis can't lie on the 14th row. */
function mayRest(placement: Placement, heights: readonly number[]): boolean {
  return restingCells(placement, heights)[0][1] <= highestAxis;
}

function fitting(heights: readonly number[], start: Stance): Reached[] {
  return allPlacements()
    .filter((placement) => restingCells(placement, heights).every(([, y]) => y < visibleRows))
    .map((placement) => ({ placement, inputs: directInputs(placement, start) }));
}

/** All 22. */
export function allPlacements(): Placement[] {
  return directions
    .flatMap((direction) => Array.from({ length: columns }, (_, x) => ({ column: x + 1, direction })))
    .filter(fitsBetweenWalls);
}

function directInputs({ column, direction }: Placement, start: Stance): Input[] {
  const quarters = (directions.indexOf(direction) - directions.indexOf(start.direction) + 4) % 4;
  const turns: Input[] = quarters === 3 ? ['ccw'] : Array.from({ length: quarters }, () => 'cw' as const);
  const kicked = turnedAtWall(turns, start);
  const way = column - 1 - kicked.x;
  const steps: Input[] = Array.from({ length: Math.abs(way) }, () => (way < 0 ? 'left' : 'right'));
  return [...turns, ...steps, 'hardDrop'];
}

/** Where the axis stands after the turns, which a wall may push aside. */
function turnedAtWall(turns: readonly Input[], start: Stance): Stance {
  const open = Array.from({ length: columns }, () => 0);
  return turns.reduce<Stance>((stance, key) => press(open, stance, key as TurnOrMove) ?? stance, start);
}

/** Of the two ways to lay equal colours, the one with fewer keys. */
function distinct(found: readonly Reached[]): Reached[] {
  const best = new Map<string, Reached>();
  for (const reached of found) {
    const { column, direction } = reached.placement;
    const name =
      direction === 'up' || direction === 'down'
        ? `|${column}`
        : `-${Math.min(column, column + childOffsets[direction][0])}`;
    const known = best.get(name);
    if (!known || reached.inputs.length < known.inputs.length) best.set(name, reached);
  }
  return [...best.values()];
}
