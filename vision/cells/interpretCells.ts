/** The contents of a board's cells, in the interpretation that fits a game best. */
import { contrastOtherwise, contrastToEither, type Contrast } from './ground/background.ts';
import type { CellLooks } from './cellLooks.ts';
import { couldHideGhost } from './ghost.ts';
import { findOverlay, withoutCells } from './covers.ts';
import { isSecondGround, fillsTopRow } from './ground/grounds.ts';
import { clarities, separatePieces, type Contents } from './separatePieces.ts';

/** An interpretation of the board's cells, and its basis. */
export interface Sense {
  contents: Contents;
  contrast: Contrast;
  /** Cells covered by an overlay, not blocks. */
  covered: readonly number[];
  /** 0 = looks like a game in play; greater if it does not. */
  oddity: number;
  /** Another reading is about as likely. */
  ambiguous: boolean;
}

/** Gaps between the distances of cells narrower than this are not a border between empty and filled. */
const leastGap = 0.45;
/** A gap as wide as this may be the border even if a wider one is above it. */
const clearGap = 0.6;
/** Borders are searched for from this many times an empty cell's usual distance. */
const aboveNoise = 1.4;
const mostTried = 4;
/** A reading as odd as this may come from a background that was mistaken for blocks, or vice versa. */
const veryOdd = 8;
const mostBackgrounds = 3;
/** A reading on two backgrounds counts only if it is hardly odd. */
const sane = 2;

/** The contents of the cells: of all interpretations the least odd one for a game in play. */
export function interpretCells(looks: CellLooks, contrast: Contrast): Sense {
  const first = senseOf(looks, contrast);
  return onTwoGrounds(looks, contrast, first) ?? onAnotherGround(looks, contrast, first);
}

/** The same on another background, if its own one leaves a very odd reading and another one a much less odd one. */
function onAnotherGround(looks: CellLooks, contrast: Contrast, first: Sense): Sense {
  let best = first;
  const tried = [contrast];
  while (best.oddity > veryOdd && tried.length < mostBackgrounds) {
    const other = contrastOtherwise(looks, tried);
    tried.push(other);
    const sense = senseOf(looks, other);
    if (sense.oddity < best.oddity / 2) best = sense;
  }
  return best;
}

/**
 * The same on a background of two looks, if its own one leaves a reading that is impossible in play; null if there
 * are none.
 */
function onTwoGrounds(looks: CellLooks, contrast: Contrast, { contents, oddity }: Sense): Sense | null {
  if (oddity <= veryOdd && !fillsTopRow(contents.locked, looks.columns)) return null;
  const other = contrastOtherwise(looks, [contrast]);
  if (!isSecondGround(contrast, other, looks.columns)) return null;
  const sense = senseOf(looks, contrastToEither(contrast, other));
  const { falling, locked } = sense.contents;
  const isInPlay = falling !== null && falling.clarity > clarities.highest && locked.includes(1);
  return isInPlay && sense.oddity < sane ? sense : null;
}

/**
 * The widest gap between faint and striking cells is not always the one between empty and filled, because ghosts,
 * pale pieces and words are in between. The few widest ones are tried, and the reading that leaves the least in the
 * air is chosen; of equal ones the one in which pale blocks count. If the widest gap leaves nothing odd, only such
 * blocks could still change the result.
 */
function senseOf(looks: CellLooks, contrast: Contrast): Sense {
  const borders = bordersOf(contrast);
  const widest = Math.max(0, ...borders.map(({ width }) => width));
  const known = attempt(looks, contrast, [], 0);
  const attempts = known.oddity > 0 ? [known, ...overlaid(looks, contrast, known, 0)] : [known];
  for (const { threshold, width } of borders) {
    const tried = { ...contrast, threshold };
    const price = narrowOddity * (widest - width);
    if (known.oddity > 0) {
      const bare = attempt(looks, tried, [], price);
      attempts.push(bare, ...overlaid(looks, tried, bare, price));
    } else if (threshold < contrast.threshold) attempts.push(attempt(looks, tried, [], price));
  }
  const least = Math.min(...attempts.map(({ oddity }) => oddity));
  const best = attempts.find(({ oddity }) => oddity < least + 0.5)!;
  return paler(best, attempts, borders, looks) ?? best;
}

/** The same with words removed, if it is odd and there are some. */
function overlaid(looks: CellLooks, contrast: Contrast, { oddity }: Sense, price: number): Sense[] {
  const covered = oddity > 0 ? findOverlay(looks, contrast) : [];
  return covered.length > 0 ? withoutOverlay(looks, contrast, covered, price) : [];
}

/**
 * The same reading with pale blocks included, if there are some that are placed like blocks and do not reach the top.
 * If they are almost too pale, or a little too odd, they are left out, but the reading is in doubt.
 */
function paler(
  best: Sense,
  attempts: readonly Sense[],
  borders: readonly Border[],
  { columns }: CellLooks,
): Sense | null {
  const widthOf = ({ threshold }: Contrast): number =>
    borders.find((border) => border.threshold === threshold)?.width ?? 0;
  const found = attempts.filter(({ contrast, contents, covered }) => {
    if (contrast.threshold >= best.contrast.threshold || widthOf(contrast) === 0) return false;
    const more = contents.locked.filter((value, cell) => value && !best.contents.locked[cell]).length;
    if (fillsTopRow(contents.locked, columns) && !fillsTopRow(best.contents.locked, columns)) return false;
    const isSame = contents.falling?.cells.join() === best.contents.falling?.cells.join();
    return isSame && covered.length === best.covered.length && more > 4;
  });
  const isClear = ({ contrast, oddity }: Sense): boolean =>
    widthOf(contrast) > clearGap && oddity - best.oddity < paleOddity;
  const lowest = found.filter(isClear).sort((a, b) => a.contrast.threshold - b.contrast.threshold)[0];
  const isNear = ({ oddity }: Sense): boolean => oddity - best.oddity < paleOddity + nearOddity;
  if (lowest) return { ...lowest, ambiguous: true };
  return found.some(isNear) ? { ...best, ambiguous: true } : null;
}

/** The price of a gap that is narrower than the widest, for each step of its logarithm. */
const narrowOddity = 3;
/** Pale blocks count if a reading with them is no odder, apart from the narrowness of their gap. */
const paleOddity = 3.6;
/** A reading with pale blocks that is odder by at most this may still be the right one. */
const nearOddity = 1.2;

/** Once words are removed the border between empty and filled may be elsewhere. */
function withoutOverlay(
  looks: CellLooks,
  contrast: Contrast,
  covered: readonly number[],
  price: number,
): Sense[] {
  const bare = withoutCells(contrast, covered);
  const borders = bordersOf(bare);
  const widest = Math.max(0, ...borders.map(({ width }) => width));
  return [
    attempt(looks, bare, covered, price),
    ...borders.map(({ threshold, width }) =>
      attempt(looks, { ...bare, threshold }, covered, narrowOddity * (widest - width)),
    ),
  ];
}

function attempt(looks: CellLooks, contrast: Contrast, covered: readonly number[], price: number): Sense {
  const contents = separatePieces(looks, contrast);
  const oddity = oddityOf(contents, looks) + coveredOddity * covered.length + price;
  const { locked, falling, ghost } = contents;
  const ambiguous = falling !== null && ghost === null && couldHideGhost(locked, falling.cells, looks);
  return { contents, contrast, covered, oddity, ambiguous };
}

/** A covered cell is less odd than one in the air. */
const coveredOddity = 0.3;

interface Border {
  threshold: number;
  /** Logarithm of the ratio of the distances on both sides. */
  width: number;
}

/** The middles of the widest gaps between distances, on a logarithmic scale, the widest first. */
function bordersOf({ distances, noise }: Contrast): Border[] {
  const sorted = Float32Array.from(distances).sort();
  const least = Math.max(6, aboveNoise * noise);
  const borders: Border[] = [];
  for (let i = 0; i + 1 < sorted.length; i += 1) {
    const low = Math.max(sorted[i]!, least);
    const high = sorted[i + 1]!;
    const width = Math.log((high + 6) / (low + 6));
    if (width > leastGap) borders.push({ threshold: (low + high) / 2, width });
  }
  return borders.sort((a, b) => b.width - a.width).slice(0, mostTried);
}

/** Some games leave many blocks in the air; more than this many are no odder. */
const mostLoose = 12;

/** How odd it is, in cells in the air: a piece that is only guessed, one that is cut off or missing, full rows. */
const oddities = { guessed: 1.5, cutOff: 1, missing: 3, fullOnFloor: 0.3, fullElsewhere: 4 };

/** Cells in the air, full rows, a missing falling piece: features that a game in play does not show. */
function oddityOf({ locked, falling, cut, loose }: Contents, { columns }: CellLooks): number {
  const missing = falling
    ? oddities.guessed * (1 - falling.clarity)
    : cut.length > 0
      ? oddities.cutOff
      : oddities.missing;
  return Math.min(loose, mostLoose) + missing + fullOddity(locked, columns);
}

/** Full rows are cleared; only some games have full rows of garbage on the floor. */
function fullOddity(locked: Uint8Array, columns: number): number {
  let odd = 0;
  let onFloor = true;
  for (let row = locked.length - columns; row >= 0; row -= columns) {
    const isFull = locked.subarray(row, row + columns).every((value) => value === 1);
    if (isFull) odd += onFloor ? oddities.fullOnFloor : oddities.fullElsewhere;
    else onFloor = false;
  }
  return odd;
}
