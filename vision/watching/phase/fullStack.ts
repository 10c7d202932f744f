import { roomToEnter } from '../../tracking/roomToEnter.ts';
import type { Standing } from './standing.ts';

/** Under a dark overlay a block is still this much lighter than an empty cell; of 255. */
const leastContrast = 4;
/** Empty cells are among the darkest: this share of the cells. */
const emptyShare = 0.1;
/** If more cells are light it is a panel over the board, not its stack. */
const mostLight = 0.9;
/** Text, or its dark ground, may hide this many rows of a stack. */
const mostHidden = 2;

/**
 * Whether blocks reach the spawn area, by brightness alone, as at the end of a game, even if text or a dark overlay
 * makes the cells unreadable. `last`: the last visible piece. `shades` are the brightness of the cells' middles.
 */
export function reachesTop(shades: Float32Array, columns: number, last: Standing | null): boolean {
  const sorted = Float32Array.from(shades).sort();
  const lightFrom = sorted[Math.floor(emptyShare * sorted.length)]! + leastContrast;
  const isLight = (x: number, y: number): boolean => shades[y * columns + x]! >= lightFrom;
  const light = sorted.filter((shade) => shade >= lightFrom).length;
  if (light > mostLight * sorted.length) return false;
  const rows = shades.length / columns;
  const room = roomToEnter(last?.cells ?? [], last?.landing ?? [], ([x, y]) => isLight(x, rows - 1 - y));
  return climb(columns, rows, isLight) < room;
}

/**
 * The highest row, 0 the top one, that blocks reach from the bottom: each beside, above, or diagonal to one before, or
 * above hidden rows. Pieces that all fall in the middle leave no column without holes. Infinity without blocks.
 */
function climb(columns: number, rows: number, isLight: (x: number, y: number) => boolean): number {
  let highest = Infinity;
  let below = Array<boolean>(columns).fill(true);
  for (let y = rows - 1; y >= 0 && Math.min(highest, rows) - y <= mostHidden + 1; y--) {
    const row = Array.from({ length: columns }, (_, x) => isLight(x, y));
    const reached = spread(row, below);
    if (!reached.includes(true)) continue;
    highest = y;
    below = reached;
  }
  return highest;
}

/** The blocks of a row that touch one of the row below, or each other. */
function spread(row: readonly boolean[], below: readonly boolean[]): boolean[] {
  const reached = row.map((isBlock, x) => isBlock && [x - 1, x, x + 1].some((at) => below[at]));
  for (let x = 1; x < row.length; x++) reached[x] ||= row[x]! && reached[x - 1]!;
  for (let x = row.length - 2; x >= 0; x--) reached[x] ||= row[x]! && reached[x + 1]!;
  return reached;
}
