/** What a board's cells hold, taken in the way that fits best what a game can show. */
import type { Contrast } from './background.ts';
import type { Looks } from './cells.ts';
import { findOverlay, withoutCells } from './overlay.ts';
import { sortOut, type Contents } from './pieces.ts';

/** A reading of the board's cells, and what it was made from. */
export interface Sense {
  contents: Contents;
  contrast: Contrast;
  /** Cells that something lies over which is no block. */
  covered: readonly number[];
  /** 0 = as a game in play looks; more the less it does. */
  oddity: number;
}

/** Gaps between the distances of cells narrower than this are no border between empty and filled. */
const leastGap = 0.3;
const mostTried = 4;

/**
 * The widest gap between faint and striking cells is not always the one between empty and filled: ghosts, pale
 * pieces and words lie in between. The few widest ones are tried, and the reading is taken that leaves the least
 * hanging in the air.
 */
export function makeSense(looks: Looks, contrast: Contrast): Sense {
  const first = attempt(looks, contrast);
  if (first.oddity === 0) return first;
  const others = [contrast.threshold, ...bordersOf(contrast)].flatMap((threshold) => {
    const tried = { ...contrast, threshold };
    const covered = findOverlay(looks, tried);
    const bare = threshold === contrast.threshold ? [] : [attempt(looks, tried)];
    return covered.length > 0 ? [...bare, ...withoutOverlay(looks, tried, covered)] : bare;
  });
  return others.reduce((best, one) => (one.oddity < best.oddity - 0.5 ? one : best), first);
}

/** Once words are out of the way the border between empty and filled may show elsewhere. */
function withoutOverlay(looks: Looks, contrast: Contrast, covered: readonly number[]): Sense[] {
  const bare = withoutCells(contrast, covered);
  return [contrast.threshold, ...bordersOf(bare)].map((threshold) =>
    attempt(looks, { ...bare, threshold }, covered),
  );
}

function attempt(looks: Looks, contrast: Contrast, covered: readonly number[] = []): Sense {
  const contents = sortOut(looks, contrast);
  const oddity = oddityOf(contents, looks) + coveredOddity * covered.length;
  return { contents, contrast, covered, oddity };
}

/** A cell that is said to be covered is less odd than one that hangs in the air. */
const coveredOddity = 0.3;

/** The middles of the widest gaps between distances, on a scale of ratios. */
function bordersOf({ distances, noise, threshold }: Contrast): number[] {
  const sorted = Float32Array.from(distances).sort();
  const least = Math.max(6, 2.5 * noise);
  const gaps: { middle: number; width: number }[] = [];
  for (let i = 0; i + 1 < sorted.length; i += 1) {
    const low = Math.max(sorted[i]!, least);
    const high = sorted[i + 1]!;
    const width = Math.log((high + 6) / (low + 6));
    const isKnown = threshold > sorted[i]! && threshold < high;
    if (width > leastGap && !isKnown) gaps.push({ middle: (low + high) / 2, width });
  }
  gaps.sort((a, b) => b.width - a.width);
  return gaps.slice(0, mostTried).map(({ middle }) => middle);
}

/** Cells in the air, full rows, a missing falling piece: what a game in play does not show. */
function oddityOf({ locked, falling, cut, loose }: Contents, { columns }: Looks): number {
  let full = 0;
  for (let row = 0; row < locked.length; row += columns)
    if (locked.subarray(row, row + columns).every((value) => value === 1)) full += 1;
  const missing = falling ? 1.5 * (1 - falling.sure) : cut.length > 0 ? 1 : 3;
  return loose + 4 * full + missing;
}
