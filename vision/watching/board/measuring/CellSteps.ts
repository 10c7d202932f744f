import type { Frame, Layout } from '../../../types.ts';
import { acrossOf, countEnds, downOf, fitOf, linesHit, nothingMeasured, totalOf } from './ends.ts';
import type { Ends, Measured, Span } from './ends.ts';
import { RestDetector } from './RestDetector.ts';

/** What changes over less of a cell in a row is no side of a block, were its cells as much smaller as may be. */
const leastRun = 0.4;
/** After so many moves something can be said. */
const leastMoves = 2;
/** At least so many lines must have shown: fewer stand on the lines of many cells. */
const leastLines = 4;
/** Cells that others are told from are so much smaller or larger; steps of half a cell are steps of these very cells. */
const sizes = { from: 0.6, to: 1.6, step: 0.01 } as const;
/** Ends that stand so well on the lines of some cells are made by blocks of that size, 1 = exactly, 0 = by chance. */
const clear = 0.9;
/**
 * Ends that stand no better on a board's own lines are not made by its blocks: a sixth of a cell off is a half, a quarter
 * is 0. Cells of the right size may stand as far beside their place until they are measured.
 */
const strange = { ofOtherSize: 0.5, ofOwnSize: 0 } as const;

/**
 * Whether what moves on a board does so in the steps of other cells than its own: of another size, or standing beside
 * them. What moves in no cells at all says nothing, nor does what never rests.
 */
export class CellSteps {
  private readonly restDetector = new RestDetector(leastRun);
  private measured: Measured | null = null;
  private moves = 0;

  /** Frames in their order. */
  observe(frame: Frame, layout: Layout): void {
    const step = this.restDetector.stepTo(frame, layout);
    if (!step) return;
    const { board, columns, rows } = layout;
    this.moves += 1;
    this.measured ??= nothingMeasured(step.area);
    const isSide = (cell: number) => (length: number) => length >= leastRun * cell;
    const takes = { across: isSide(board.width / columns), down: isSide(board.height / rows) };
    countEnds(step.changed, step.area, this.measured, takes);
  }

  /** By all that has moved so far, where this board stands. */
  contradict({ board, columns, rows }: Layout): boolean {
    if (!this.measured || this.moves < leastMoves) return false;
    const { across, down } = this.measured;
    return areOthers(across, acrossOf(board), columns) || areOthers(down, downOf(board), rows);
  }
}

/** The ends are made by blocks, but not by those that would stand on these lines. */
function areOthers(ends: Ends, own: Span, count: number): boolean {
  const total = totalOf(ends);
  if (linesHit(ends, total) < leastLines) return false;
  const cell = own.length / count;
  const isOf = (size: number): boolean => strengthOf(ends, size) >= clear * total;
  const fit = fitOf(ends, own, count) / total;
  if (isOf(cell)) return fit <= strange.ofOwnSize;
  return fit <= strange.ofOtherSize && sizesOf(cell).some(isOf);
}

const sizesOf = (cell: number): number[] =>
  Array.from(
    { length: (sizes.to - sizes.from) / sizes.step + 1 },
    (_, at) => (sizes.from + at * sizes.step) * cell,
  );

/** How many ends stand on lines of this distance, wherever those are. */
function strengthOf({ counts }: Ends, distance: number): number {
  const turn = (2 * Math.PI) / distance;
  let [x, y] = [0, 0];
  for (let i = 0; i < counts.length; i += 1) {
    if (counts[i] === 0) continue;
    x += counts[i]! * Math.cos(i * turn);
    y += counts[i]! * Math.sin(i * turn);
  }
  return Math.hypot(x, y);
}
