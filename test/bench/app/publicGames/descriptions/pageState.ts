/** Reads the state of games: where React keeps it, and what their tables of cells say. */

/** An expression: what each hook of the first component keeps for which `is` (a function of all of them) holds. */
export const hooksWhere = (is: string): string => `(() => {
  const root = document.getElementById('root');
  const holder = root[Object.keys(root).find((key) => key.startsWith('__reactContainer$'))];
  const hooksOf = ({ memoizedState }) => {
    const all = [];
    for (let hook = memoizedState; hook && 'next' in hook; hook = hook.next) all.push(hook.memoizedState);
    return all;
  };
  const waiting = [holder.stateNode.current];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (fiber.sibling) waiting.push(fiber.sibling);
    if (fiber.child) waiting.push(fiber.child);
    if (typeof fiber.type !== 'function') continue;
    const hooks = hooksOf(fiber);
    if ((${is})(hooks)) return hooks;
  }
  return null;
})()`;

/** An expression: rows of colour names as a stack. */
export const stackOf = (rows: string): string =>
  `${rows}.map((row) => row.map((cell) => (cell ? cell[0].toUpperCase() : '.')).join(''))`;

/** An expression: the colour names of axis and child as two letters. */
export const pairOf = (axis: string, child: string): string => `(${axis}[0] + ${child}[0]).toUpperCase()`;

/** An expression: where an element's inside is in the page, without `padding` pixels on each side. */
export const insideOf = (element: string, padding = 0): string => `(() => {
  const element = ${element};
  const { x, y } = element.getBoundingClientRect();
  return {
    x: x + element.clientLeft + ${padding},
    y: y + element.clientTop + ${padding},
    width: element.clientWidth - ${2 * padding},
    height: element.clientHeight - ${2 * padding},
  };
})()`;

/** An expression: the grid of 72 cells, or of so many parts, that a field of Puyo is drawn as. */
export const gridOf = (parts = 72): string =>
  `[...document.querySelectorAll('div')].find(({ children }) => children.length === ${parts})`;

/** An expression: the cells of a table of rows that are not empty, as places in the field. */
export const placesIn = (rows: string, x = '0', y = '0'): string =>
  `Array.from(${rows}, (row, dy) => Array.from(row, (cell, dx) => (cell ? [[dx + ${x}, dy + ${y}]] : [])).flat()).flat()`;

/** An expression: a table of rows as a stack. */
export const blocksIn = (rows: string): string =>
  `Array.from(${rows}, (row) => Array.from(row, (cell) => (cell ? 'X' : '.')).join(''))`;

/** An expression: so many rows of as many columns as a stack, `isBlock` being an expression of `x` and `y`. */
export const blocksWhere = (columns: number, rows: number, isBlock: string): string =>
  `Array.from({ length: ${rows} }, (_, y) => Array.from({ length: ${columns} }, (_, x) => (${isBlock} ? 'X' : '.')).join(''))`;
