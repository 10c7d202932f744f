/** Puyo positions as they come about in play: a field, a falling pair at any height, pairs to come. */
import type { Pair, PuyoColour } from '../../../../engine/puyo/types.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import type { Chance } from '../drawing/random.ts';

export const columns = 6;
export const rows = 12;

/** Where the child is seen from the axis. */
const directions = ['up', 'right', 'down', 'left'] as const;
type Direction = (typeof directions)[number];

const steps: Record<Direction, Cell> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };

export interface FallingPair extends Pair {
  /** The axis; `y` may lie between rows. */
  x: number;
  y: number;
  direction: Direction;
}

export interface PuyoScene {
  /** Letters, top row first, '.' empty; the falling pair is not in them. */
  cells: string[][];
  pair: FallingPair | null;
  next: Pair[];
}

/** The two puyo of a falling pair, the axis first; `y` may lie between rows. */
export function placesOf({ x, y, direction }: FallingPair): [Cell, Cell] {
  const [dx, dy] = steps[direction];
  return [
    [x, y],
    [x + dx, y + dy],
  ];
}

/** How many cells of each column are filled without a gap. */
export const heightsOf = (cells: readonly (readonly string[])[]): number[] =>
  Array.from({ length: columns }, (_, x) => {
    let height = 0;
    while (height < rows && cells[rows - 1 - height]![x] !== '.') height += 1;
    return height;
  });

export function randomPuyo(chance: Chance): PuyoScene {
  const colours = chance.shuffled(['R', 'G', 'B', 'Y', 'P'] as const).slice(0, chance.of([3, 4, 4, 5, 5]));
  const pair = (): Pair => ({ axis: chance.of(colours), child: chance.of(colours) });
  const cells = randomField(colours, chance);
  return {
    cells,
    pair: chance.is(0.88) ? fallingPair(pair(), heightsOf(cells), chance) : null,
    next: Array.from({ length: chance.of([1, 1, 2, 2, 2, 3]) }, pair),
  };
}

function randomField(colours: readonly PuyoColour[], chance: Chance): string[][] {
  const cells = Array.from({ length: rows }, () => Array<string>(columns).fill('.'));
  const level = chance.of([0, 1, 2, 4, 6, 8, chance.between(0, 12), chance.between(0, 12)]);
  const nuisance = chance.is(0.5) ? 0 : chance.between(0.03, 0.4);
  const full = chance.is(0.04);
  for (let x = 0; x < columns; x += 1) {
    const height = full ? rows : Math.max(0, Math.min(rows, Math.round(level + chance.between(-3, 3))));
    for (let y = 0; y < height; y += 1) {
      const near = [cells[rows - y]?.[x], cells[rows - 1 - y]![x - 1]].filter((one) => one && one !== '.');
      const copied = near.length > 0 && chance.is(0.3) ? chance.of(near)! : chance.of(colours);
      cells[rows - 1 - y]![x] = chance.is(nuisance) ? 'O' : copied;
    }
  }
  return cells;
}

/** Rows between the pair and what lies below it, at least. */
const gap = 0.35;

/** Somewhere above the stack: mostly on whole or half rows, now and then in between. */
function fallingPair(pair: Pair, heights: readonly number[], chance: Chance): FallingPair | null {
  for (let i = 0; i < 20; i += 1) {
    const direction = chance.of(['up', 'up', ...directions] as const);
    const x = chance.is(0.3) ? 2 : chance.whole(0, columns - 1);
    const [dx, dy] = steps[direction];
    if (x + dx < 0 || x + dx >= columns) continue;
    // One that touches the stack can't be told from it in a picture.
    const floor = Math.max(heights[x]! - Math.min(0, dy), heights[x + dx]! - Math.max(0, dy)) + gap;
    if (floor > 11.6) continue;
    const high = chance.is(0.3) ? 12.6 : 11;
    const y = Math.max(floor, chance.between(floor, Math.max(floor, high)));
    const kind = chance.next();
    const snapped = kind < 0.55 ? Math.ceil(y) : kind < 0.88 ? Math.ceil(y - 0.5) + 0.5 : y;
    return { ...pair, x, y: snapped, direction };
  }
  return null;
}
