/** Patterns that recur at even distances between two walls, across and down; cached, because several proposers need them. */
import type { EdgeMap } from '../measures/maps.ts';
import type { WellView } from '../walls/WellView.ts';
import { LatticeScan } from './lattice.ts';

/** At most this many cells are between two walls. */
export const mostBetween = { columns: 14, rows: 24 } as const;

export interface Scans {
  /** For each column of the picture the sum of all change across before it, over the rows between the walls' ends. */
  across: Int32Array;
  wide: LatticeScan;
  tall: LatticeScan;
}

const known = new WeakMap<WellView, Scans>();

/** `fine`: the edges of the picture in which the walls were found. */
export function scansOf(view: WellView, fine: EdgeMap): Scans {
  const scans = known.get(view) ?? scan(view, fine);
  known.set(view, scans);
  return scans;
}

function scan({ walls: { left, right, top, bottom }, level }: WellView, fine: EdgeMap): Scans {
  const across = new Int32Array(fine.width + 1);
  fine.across.columnsBefore(top, bottom, across);
  return {
    across,
    wide: new LatticeScan(across, left, right, (right - left) / (mostBetween.columns + 1)),
    tall: new LatticeScan(level, top, bottom, (bottom - top) / (mostBetween.rows + 1)),
  };
}
