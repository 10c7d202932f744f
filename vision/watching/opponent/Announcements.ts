import type { PuyoField, PuyoState } from '../../../engine/puyo/types.ts';
import { lookAbove } from '../../puyo/marks.ts';
import { MarkRow } from '../../puyo/tracking/MarkRow.ts';
import { MarkWorths } from '../../puyo/tracking/MarkWorths.ts';
import type { Frame, Layout, Rect } from '../../types.ts';
import { layoutIn } from '../pictureParts.ts';

/** A board that is measured anew by more than this, in cells, is looked at afresh. */
const sway = 0.05;

interface Side {
  row: MarkRow;
  /** Where the field stood when the row was looked at. */
  board: Rect | null;
  field: PuyoField | null;
}

export type SideName = 'own' | 'opponent';

/**
 * The garbage that is announced above either field of a match. What the marks there stand for is learned by what falls
 * after them, on both sides; until that is known nothing is told.
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

  /** A position on one side: more garbage than before has fallen since. */
  follow({ field }: PuyoState, name: SideName, now: number): void {
    const side = this.sides[name];
    const before = side.field;
    if (before === field) return;
    side.field = field;
    const fallen = before ? garbageIn(field) - garbageIn(before) : 0;
    const marks = fallen > 0 ? side.row.fallenBy(now) : null;
    if (marks) this.worths.learn(marks, fallen);
  }

  /** Garbage that is announced there; null where that isn't known. */
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
