/** Long straight edges: the sides of frames, wells and windows. */
import type { EdgeMap } from '../edges.ts';

/**
 * A straight edge. For an upright one `at` is the x whose left neighbour differs and `from`..`to` the rows;
 * for a level one `at` is a y and `from`..`to` the columns. `to` is exclusive.
 */
export interface Line {
  at: number;
  from: number;
  to: number;
  /** Share of the pixels from `from` to `to` that show the edge. */
  filled: number;
}

/** Changes below this many levels are noise. */
const threshold = 9;
/** Bricks, dashes and glyphs leave gaps; a line goes on over this many pixels. */
const longestGap = 9;
const leastFilled = 0.55;

/** Upright lines of at least `least` pixels. */
export function uprightLines(edges: EdgeMap, least: number): Line[] {
  const { width, height, steps } = edges;
  const runs = new Runs(width, least);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    for (let x = 1; x < width; x += 1) if (steps[start + x]! >= threshold) runs.add(x, y);
  }
  return runs.end();
}

/** Collects, for each line number, the runs of positions that lie close enough together. */
class Runs {
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly count: Int32Array;
  private readonly found: Line[] = [];

  constructor(
    lines: number,
    private readonly least: number,
  ) {
    this.first = new Int32Array(lines).fill(-1);
    this.last = new Int32Array(lines).fill(-1000);
    this.count = new Int32Array(lines);
  }

  add(line: number, position: number): void {
    if (position - this.last[line]! > longestGap) {
      this.close(line);
      this.first[line] = position;
      this.count[line] = 0;
    }
    this.last[line] = position;
    this.count[line]! += 1;
  }

  end(): Line[] {
    for (let line = 0; line < this.first.length; line += 1) this.close(line);
    return this.found;
  }

  private close(line: number): void {
    const from = this.first[line]!;
    const length = this.last[line]! + 1 - from;
    const filled = this.count[line]! / length;
    if (from >= 0 && length >= this.least && filled >= leastFilled)
      this.found.push({ at: line, from, to: from + length, filled });
  }
}
