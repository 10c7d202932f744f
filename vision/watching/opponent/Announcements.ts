import type { PuyoField, PuyoState } from '../../../engine/puyo/types.ts';
import { lookAbove } from '../../puyo/marks.ts';
import { MarkRow } from '../../puyo/tracking/MarkRow.ts';
import { MarkWorths } from '../../puyo/tracking/MarkWorths.ts';
import type { Frame, Layout, Rect } from '../../types.ts';
import { layoutIn } from '../pictureParts.ts';

/** A board whose new measure differs by more than this, in cells, is observed from the beginning. */
const sway = 0.05;

interface Side {
  row: MarkRow;
  /** The place of the field when the row was read. */
  board: Rect | null;
  field: PuyoField | null;
}

export type SideName = 'own' | 'opponent';

/**
 * The garbage announced above either field of a match. The worth of the marks there is learned from the garbage that
 * falls after them, on both sides; until it is known nothing is reported.
 */
export class Announcements {
  private readonly worths = new MarkWorths();
  private readonly sides: Record<SideName, Side> = { own: newSide(), opponent: newSide() };

  readRow(frame: Frame, layout: Layout, name: SideName): void {
    const side = this.sides[name];
    if (side.board && isElsewhere(side.board, layout)) side.row = new MarkRow();
    side.board = layout.board;
    const above = lookAbove(frame, layoutIn(layout, frame));
    if (above) side.row.observe(above, frame.capturedAt);
  }

  /** A position on one side; detects garbage that has fallen since the previous one. */
  follow({ field }: PuyoState, name: SideName, now: number): void {
    const side = this.sides[name];
    const before = side.field;
    if (before === field) return;
    side.field = field;
    const fallen = before ? garbageIn(field) - garbageIn(before) : 0;
    const marks = fallen > 0 ? side.row.fallenBy(now) : null;
    if (marks) this.worths.learn(marks, fallen);
  }

  /** The announced garbage; null if unknown. */
  incomingAt(name: SideName, now: number): number | null {
    const marks = this.sides[name].row.marksAt(now);
    return marks && this.worths.sumOf(marks);
  }
}

const newSide = (): Side => ({ row: new MarkRow(), board: null, field: null });

function isElsewhere(before: Rect, { board, columns }: Layout): boolean {
  const most = (sway * board.width) / columns;
  return (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(before[side] - board[side]) > most);
}

const garbageIn = ({ cells }: PuyoField): number => cells.join('').split('O').length - 1;
