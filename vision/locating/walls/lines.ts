/** Long straight edges: the sides of frames, wells and windows. */
import type { EdgeMap } from '../../pixels/edges.ts';

/**
 * A straight edge. For a vertical one `at` is the x whose left neighbour differs and `from`..`to` the rows; for a
 * horizontal one `at` is a y and `from`..`to` the columns. `to` is exclusive.
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
/** Four steps at once are all below the threshold if none of these bits is set. */
const faint = 0x18181818;
/** Bricks, dashes and glyphs leave gaps; a line continues over this many pixels. */
const longestGap = 9;
/** At least this share of a line's length is above the threshold. */
const leastFilled = 0.55;

/** Vertical lines of at least `least` pixels. */
export function uprightLines(edges: EdgeMap, least: number): Line[] {
  const { width, steps } = edges;
  const runs = new Runs(width, least);
  const words = new Int32Array(steps.buffer, steps.byteOffset, steps.length >> 2);
  for (let word = 0, y = 0, start = 0; word < words.length; word += 1) {
    if ((words[word]! & faint) === 0) continue;
    for (let i = 4 * word; i < 4 * word + 4; i += 1) {
      if (steps[i]! < threshold) continue;
      for (; i >= start + width; y += 1) start += width;
      runs.add(i - start, y);
    }
  }
  return runs.end();
}

/** Collects, for each line number, the runs of positions that are close enough together. */
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
