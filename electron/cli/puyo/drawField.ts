import { type Candidate, type Pair, type PuyoField } from '../../../engine/puyo/types.ts';

/** The rows of the field, top first, the hint in small letters; the hidden row if something is or goes there. */
export function drawField({ cells, rows }: PuyoField, pair: Pair, hint: Candidate | null): string[] {
  const drawn = cells.map((row) => [...row]);
  for (const [index, [x, y]] of (hint?.cells ?? []).entries()) {
    const row = drawn[rows - y];
    if (row) row[x] = (index === 0 ? pair.axis : pair.child).toLowerCase();
  }
  const lines = drawn.map((row) => row.join(''));
  return lines[0] === '.'.repeat(lines[0]!.length) ? lines.slice(1) : lines;
}
