/** Blocks this close to the upper edge leave no room for another piece. */
export const rowsToEnter = 3;
/** Under a curtain a block is still so much lighter than what is empty; of 255. */
const leastContrast = 4;
/** What is empty is among the darkest cells: this share of them. */
const emptyShare = 0.1;
/** Light cells nearly everywhere are a panel that lies over the board, not its stack. */
const mostLight = 0.9;
/** A column that is full up to the top has holes in no more than this share of its cells. */
const mostHoles = 0.25;

/**
 * Whether blocks lie up to where pieces come in, as far as light and dark tell it: so they do at the end of a game,
 * also where letters or a curtain over the board keep its cells from being read. `shades` as of `shadesOf`.
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
