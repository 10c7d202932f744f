import { distinctTurns, shapes } from '../../../engine/tetris/rules/pieces.ts';
import { pieces, type Cell } from '../../../engine/tetris/types.ts';
import type { Bounds } from '../../../engine/tiling/bounds.ts';
import type { LaidPiece } from '../../../engine/tiling/solve.ts';

/** The slow twin: covers the lowest, leftmost open cell in every way, and remembers nothing. */
export function plainTilings(cells: readonly Cell[], { least, most }: Bounds): LaidPiece[][] {
  const open = new Set(cells.map(String));
  const laid: LaidPiece[] = [];
  const used = pieces.map(() => 0);
  const found: LaidPiece[][] = [];
  const sorted = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const visit = (): void => {
    const first = sorted.find((cell) => open.has(String(cell)));
    if (!first) {
      if (used.every((count, piece) => count >= least[piece]!)) found.push([...laid]);
      return;
    }
    pieces.forEach((piece, index) => {
      if (used[index]! >= most[index]!) return;
      for (const turns of distinctTurns[piece])
        for (const [ax, ay] of shapes[piece][turns]!) {
          const own = shapes[piece][turns]!.map(([x, y]): Cell => [first[0] + x - ax, first[1] + y - ay]);
          if (!own.every((cell) => open.has(String(cell)))) continue;
          for (const cell of own) open.delete(String(cell));
          laid.push({ piece, cells: own });
          used[index]!++;
          visit();
          used[index]!--;
          laid.pop();
          for (const cell of own) open.add(String(cell));
        }
    });
  };
  visit();
  return found;
}
