import type { TetrisState } from '../../../engine/tetris/types.ts';
import type { Frame, Layout, TrackEvent } from '../../types.ts';
import { sameBoard } from '../searching/BoardSearch.ts';
import { Heights } from './Heights.ts';
import { BarStrip } from './BarStrip.ts';
import { Worth } from './Worth.ts';

/** The distances outside the board's edges at which bars are searched for, in cells. */
const offsets = [0.07, 0.2, 0.35, 0.5, 0.7, 0.9];
/** The time between two looks. Milliseconds. */
const lookMs = 50;
/** A bar may begin to drop this long before its rows rise, and has dropped this long after the last of them. Milliseconds. */
const around = { before: 700, after: 700 };

interface Place {
  /** The place of the strip: cells outwards from the left edge, or from the right one. */
  offset: number;
  isLeft: boolean;
  strip: BarStrip;
  heights: Heights;
  worth: Worth;
}

/** Rows that have risen together. Times are the frames'. */
interface Rise {
  from: number;
  to: number;
  rows: number;
}

/**
 * The bar beside a Tetris board that announces garbage. A strip counts as a bar only after it has dropped when
 * garbage rose; the drop shows the meaning of its height.
 */
export class GarbageBar {
  private layout: Layout | null = null;
  private places: readonly Place[] = [];
  private lookedAt = -Infinity;
  private rise: Rise | null = null;

  /** `layout` in coordinates of the full picture; the events are those of the frame's track. */
  readFrame(frame: Frame, layout: Layout, events: readonly TrackEvent[]): void {
    const now = frame.capturedAt;
    const { board, columns, rows } = layout;
    if (!this.layout || !sameBoard(this.layout, layout)) this.begin(layout);
    for (const event of events) if (event.kind === 'garbage') this.note(event.count, now);
    if (now - this.lookedAt < lookMs) return;
    this.lookedAt = now;
    const local = { ...board, x: board.x - frame.origin.x, y: board.y - frame.origin.y };
    for (const { offset, isLeft, strip, heights } of this.places) {
      const outwards = (offset * board.width) / columns;
      const x = isLeft ? local.x - outwards : local.x + local.width + outwards;
      heights.add(strip.heightIn(frame, x, local, rows), now);
    }
    if (this.rise && now - this.rise.to >= around.after) this.learn(this.rise);
  }

  /** The same position, with the announced garbage as far as it is known. */
  complete(state: TetrisState): TetrisState {
    const known = this.places.filter(({ worth }) => worth.isKnown);
    const surest = Math.max(...known.map(({ worth }) => worth.times));
    const bar = known.find(({ worth }) => worth.times === surest);
    return bar ? { ...state, incoming: bar.worth.rowsIn(bar.heights.current) } : state;
  }

  private begin(layout: Layout): void {
    this.layout = layout;
    this.rise = null;
    this.places = offsets.flatMap((offset) =>
      [true, false].map((isLeft) => ({
        offset,
        isLeft,
        strip: new BarStrip(),
        heights: new Heights(),
        worth: new Worth(),
      })),
    );
  }

  private note(rows: number, now: number): void {
    this.rise ??= { from: now, to: now, rows: 0 };
    this.rise.to = now;
    this.rise.rows += rows;
  }

  private learn({ from, to, rows }: Rise): void {
    this.rise = null;
    for (const { heights, worth } of this.places) {
      const before = Math.max(0, ...heights.between(from - around.before, from));
      const after = Math.min(before, ...heights.between(to, Infinity));
      worth.learn(before - after, rows);
    }
  }
}
