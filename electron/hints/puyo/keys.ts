/** Keys that bring a falling pair from its place to its cells, in games that turn it in their own way. */
import { press, type Stance, type TurnOrMove } from '../../../engine/puyo/rules/moves.ts';
import { restingCells } from '../../../engine/puyo/rules/place.ts';
import type { Cell, Input, Pair } from '../../../engine/puyo/types.ts';
import type { Turn } from '../turns.ts';

export interface Walk {
  /** Filled rows in each column. */
  heights: readonly number[];
  pair: Pair;
  start: Stance;
  turns: readonly Turn[];
}

/**
 * The fewest keys to `cells` (the axis's first), the drop last; null where no way leads there. Ways without kicks come
 * first, as those differ between games.
 */
export function findKeys(walk: Walk, cells: readonly Cell[]): Input[] | null {
  return search(walk, cells, false) ?? search(walk, cells, true);
}

function search(
  { heights, pair, start, turns }: Walk,
  cells: readonly Cell[],
  kicks: boolean,
): Input[] | null {
  const keys: TurnOrMove[] = ['left', 'right', ...turns];
  const ways = new Map([[nameOf(start), { stance: start, inputs: [] as Input[] }]]);
  for (const { stance, inputs } of ways.values()) {
    if (restsOn(stance, heights, pair, cells)) return [...inputs, 'hardDrop'];
    for (const key of keys) {
      const next = press(heights, stance, key);
      if (!next || ways.has(nameOf(next)) || (!kicks && isKick(stance, next, key))) continue;
      ways.set(nameOf(next), { stance: next, inputs: [...inputs, key] });
    }
  }
  return null;
}

function nameOf({ x, y, direction, armed }: Stance): string {
  return [x, y, direction, armed].join();
}

/** The axis has moved, or the pair could not turn at all. */
function isKick(from: Stance, to: Stance, key: TurnOrMove): boolean {
  if (key === 'left' || key === 'right') return false;
  return from.x !== to.x || from.y !== to.y || from.direction === to.direction;
}

/** Of two equal puyos either may be on either cell. */
function restsOn(
  { x, direction }: Stance,
  heights: readonly number[],
  { axis, child }: Pair,
  cells: readonly Cell[],
): boolean {
  const rest = restingCells({ column: x + 1, direction }, heights);
  const here = rest.join(' ');
  return here === cells.join(' ') || (axis === child && here === [...cells].reverse().join(' '));
}
