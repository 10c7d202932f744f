/** Chooses the order in which the cells of a part are covered, so that the sweep over them has a short front. */
import { type Placements } from '../placements.ts';
import { type Region, neighbours } from '../region.ts';

export interface Order {
  /** Cell numbers, first to be covered first. */
  readonly cells: readonly number[];
  /** The longest stretch, in cells of the order, that one placement spans. */
  readonly span: number;
  /** An estimate of the number of fronts in a sweep. */
  readonly cost: number;
}

/** The growth of the number of fronts with each cell that may or may not be covered. */
const growth = 1.45;

/** The best known order of one part. */
function orderOf(region: Region, placements: Placements, alive: Uint8Array, part: readonly number[]): Order {
  const inside = placementsIn(placements, alive, part);
  const places = new Int32Array(region.cells.length);
  const orders = candidates(region, part).map((cells) => measure(cells, inside, places));
  return orders.reduce((best, order) => (order.cost < best.cost ? order : best));
}

function candidates(region: Region, part: readonly number[]): number[][] {
  const by = (key: (x: number, y: number) => number): number[] =>
    [...part].sort((a, b) => key(...region.cells[a]!) - key(...region.cells[b]!));
  const side = Math.max(region.columns, region.rows) + 1;
  return [
    by((x, y) => x * side + y),
    by((x, y) => -x * side + y),
    by((x, y) => y * side + x),
    by((x, y) => -y * side + x),
    by((x, y) => (x + y) * side + x),
    by((x, y) => (x - y) * side + x),
    ...along(region, part),
  ];
}

/** Outwards from the ends of the part: for winding shapes without a good straight sweep. */
function along(region: Region, part: readonly number[]): number[][] {
  const beside = neighbours(region);
  const inside = new Set(part);
  const from = (start: number): number[] => {
    const seen = new Set([start]);
    for (const cell of seen) for (const next of beside[cell]!) if (inside.has(next)) seen.add(next);
    return seen.size === part.length ? [...seen] : [...seen, ...part.filter((cell) => !seen.has(cell))];
  };
  const far = from(part[0]!).at(-1)!;
  return [from(far), from(from(far).at(-1)!)];
}

function measure(cells: readonly number[], inside: Int32Array, places: Int32Array): Order {
  cells.forEach((cell, index) => (places[cell] = index));
  const touched = cells.map((_, index) => index);
  let span = 0;
  for (let at = 0; at < inside.length; at += 4) {
    let first = cells.length;
    for (let own = at; own < at + 4; own++) first = Math.min(first, places[inside[own]!]!);
    for (let own = at; own < at + 4; own++) {
      const place = places[inside[own]!]!;
      span = Math.max(span, place - first + 1);
      touched[place] = Math.min(touched[place]!, first);
    }
  }
  return { cells, span, cost: frontCost(touched) };
}

/** The cells of the remaining placements in a part, four each. */
function placementsIn(
  { covering, cells }: Placements,
  alive: Uint8Array,
  part: readonly number[],
): Int32Array {
  const inside: number[] = [];
  for (const cell of part)
    for (const placement of covering[cell]!)
      if (alive[placement] && cells[4 * placement] === cell)
        for (let at = 4 * placement; at < 4 * placement + 4; at++) inside.push(cells[at]!);
  return Int32Array.from(inside);
}

/** `touched[i]`: the first place of the order from which a placement reaches place i. */
function frontCost(touched: readonly number[]): number {
  const opening = touched.map(() => 0);
  for (const first of touched) opening[first]!++;
  let front = 0;
  return touched.reduce((cost, _, index) => {
    const before = cost + growth ** front;
    front += opening[index]! - 1;
    return before;
  }, 0);
}

/** The parts one after the other, each in its best order. */
export function orderAll(
  region: Region,
  placements: Placements,
  alive: Uint8Array,
  parts: readonly (readonly number[])[],
): Order {
  const orders = parts.map((part) => orderOf(region, placements, alive, part));
  return {
    cells: orders.flatMap(({ cells }) => cells),
    span: Math.max(...orders.map(({ span }) => span)),
    cost: orders.reduce((sum, { cost }) => sum + cost, 0),
  };
}
