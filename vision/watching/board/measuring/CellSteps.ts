import type { Frame, Layout } from '../../../types.ts';
import { acrossOf, countEnds, downOf, fitOf, linesHit, nothingMeasured, totalOf } from './ends/ends.ts';
import type { Ends, Measured, Span } from './ends/ends.ts';
import { RestDetector } from './RestDetector.ts';

/** A change over less of a cell in a row is not a side of a block, even if its cells are as small as possible. */
const leastRun = 0.4;
/** The least number of moves for a judgement. */
const leastMoves = 2;
/** At least this many lines must be visible: fewer match the lines of many cells. */
const leastLines = 4;
/** The range of other cell sizes that are compared; steps of half a cell are treated as steps of the same cells. */
const sizes = { from: 0.6, to: 1.6, step: 0.01 } as const;
/** Ends that match the lines of some cells this well are made by blocks of that size, 1 = exactly, 0 = by chance. */
const clear = 0.9;
/**
 * Ends that match a board's own lines no better than this are not made by its blocks: a sixth of a cell off gives a
 * half, a quarter gives 0. Cells of the right size may be this far from their place until they are measured.
 */
const strange = { ofOtherSize: 0.5, ofOwnSize: 0 } as const;

/**
 * Whether the movement on a board is in the steps of other cells than its own: of another size, or beside them.
 * Movement outside all cells is no evidence, nor is movement without a rest.
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

  /** By all movement so far, for the board's present place. */
  contradict({ board, columns, rows }: Layout): boolean {
    if (!this.measured || this.moves < leastMoves) return false;
    const { across, down } = this.measured;
    return areOthers(across, acrossOf(board), columns) || areOthers(down, downOf(board), rows);
  }
}

/** The ends are made by blocks, but not by blocks on these lines. */
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

/** The number of ends on lines of this distance, at the best phase. */
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
