/** What came of one game of the league, and all of them as one table. */
import { quantile } from '../playing/report.ts';

export interface Score {
  name: string;
  /** The farthest edge of the watched board, in cells from its own place; null: none was found. */
  offBy: number | null;
  /** From the first piece to the first hint that rests on the right stack and piece, in seconds; null: there was none. */
  firstHint: number | null;
  pieces: number;
  /** Pieces with a right hint. */
  hinted: number;
  /** Different hints for the same piece, all pieces together. */
  hints: number;
  /** Pieces during which a hint rested on another stack or piece than there is. */
  misread: string[];
  /** Of those that were brought where the hint said. */
  dropped: number;
  landed: number;
  /** From a piece's coming in to its hint, in milliseconds. */
  latencies: number[];
}

const heads = ['game', 'placed', 'first s', 'hinted', 'hints/piece', 'misread', 'landed', 'p50 ms', 'p95 ms'];

function cellsOf(score: Score): string[] {
  const { name, offBy, firstHint, pieces, hinted, hints, misread, landed, dropped } = score;
  const sorted = score.latencies.toSorted((a, b) => a - b);
  return [
    name,
    offBy === null ? 'not found' : `${offBy.toFixed(2)} off`,
    firstHint?.toFixed(1) ?? '-',
    `${hinted}/${pieces}`,
    hinted > 0 ? (hints / hinted).toFixed(2) : '-',
    String(misread.length),
    `${landed}/${dropped}`,
    String(quantile(sorted, 0.5) ?? '-'),
    String(quantile(sorted, 0.95) ?? '-'),
  ];
}

/** One line for each game, in columns. */
export const tableOf = (scores: readonly Score[]): string => inColumns([heads, ...scores.map(cellsOf)]);

/** Lines whose parts stand below each other. */
export function inColumns(lines: readonly string[][]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
