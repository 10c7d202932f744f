/** Blocks this close to the upper edge leave no room for another piece. */
export const rowsToEnter = 3;
/** Under a dark overlay a block is still this much lighter than an empty cell; of 255. */
const leastContrast = 4;
/** Empty cells are among the darkest: this share of the cells. */
const emptyShare = 0.1;
/** If more cells are light it is a panel over the board, not its stack. */
const mostLight = 0.9;
/** A column that is full up to the top has holes in at most this share of its cells. */
const mostHoles = 0.25;

/**
 * Whether blocks reach the spawn area, by brightness alone, as at the end of a game, even if text or a dark overlay
 * makes the cells unreadable. `shades` from `shadesOf`.
 */
export function reachesTop(shades: Float32Array, columns: number): boolean {
  const sorted = Float32Array.from(shades).sort();
  const lightFrom = sorted[Math.floor(emptyShare * sorted.length)]! + leastContrast;
  const isLight = (x: number, y: number): boolean => shades[y * columns + x]! >= lightFrom;
  const light = sorted.filter((shade) => shade >= lightFrom).length;
  if (light > mostLight * sorted.length) return false;
  return Array.from({ length: columns }, (_, x) => x).some((x) =>
    isFull(x, shades.length / columns, isLight),
  );
}

/** From its highest block down. */
function isFull(x: number, rows: number, isLight: (x: number, y: number) => boolean): boolean {
  const column = Array.from({ length: rows }, (_, y) => isLight(x, y));
  const top = column.indexOf(true);
  if (top < 0 || top >= rowsToEnter) return false;
  const holes = column.slice(top).filter((isBlock) => !isBlock).length;
  return holes <= mostHoles * (rows - top);
}
