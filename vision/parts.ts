/** Cells that hang together by their sides. */
export interface Part {
  /** Indices, row-major, top row first. */
  cells: number[];
  /** Whether one of them lies in the bottom row. */
  floor: boolean;
}

/** The connected parts of the cells that are 1, in reading order. */
export function partsOf(filled: Uint8Array, columns: number, rows: number): Part[] {
  const seen = new Uint8Array(filled.length);
  const parts: Part[] = [];
  for (let start = 0; start < filled.length; start += 1) {
    if (!filled[start] || seen[start]) continue;
    const cells = [start];
    seen[start] = 1;
    const visit = (next: number): void => {
      if (!filled[next] || seen[next]) return;
      seen[next] = 1;
      cells.push(next);
    };
    for (let i = 0; i < cells.length; i += 1) {
      const cell = cells[i]!;
      const column = cell % columns;
      if (cell >= columns) visit(cell - columns);
      if (cell + columns < filled.length) visit(cell + columns);
      if (column > 0) visit(cell - 1);
      if (column < columns - 1) visit(cell + 1);
    }
    parts.push({ cells, floor: cells.some((cell) => cell >= (rows - 1) * columns) });
  }
  return parts;
}
