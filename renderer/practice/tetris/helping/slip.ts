/** A move that was worse than another one, as it is judged and shown. */
import type { TetrisTurn } from '../../../../engine/review/record.ts';
import type { JudgedTetris } from '../../../../engine/review/tetris/judgeTurn.ts';
import { makeText } from '../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { Candidate } from '../../../../engine/tetris/types.ts';
import type { PieceView } from '../../../shared/board/boardView.ts';
import type { Came } from '../clock.ts';
import type { Locked } from '../round.ts';

export type JudgeMove = (turn: TetrisTurn, columns: number, rows: number) => Promise<JudgedTetris>;

/** What there is to say of a place. */
export type Place = Pick<Candidate, 'placement' | 'cells' | 'useHold' | 'facts'>;

export interface Slip {
  /** The board before the move, with its colours. */
  readonly rows: readonly string[];
  readonly own: Place;
  readonly better: Place;
}

/** The move as games are recorded; null where no piece came. */
export function turnOf({ game }: Came, { location }: Locked): TetrisTurn | null {
  const { active, board, next, hold, canHold, combo, backToBack } = game;
  if (!active) return null;
  const cells = makeText(board).filter((row) => row.includes('X'));
  const queue = [active.type, ...next];
  const rest = { hold, canHold, combo, backToBack, incoming: 0, hint: null };
  return { kind: 'piece', at: 0, cells, queue, placed: location, ...rest };
}

/** null where the move was the best one, or nearly so: what counts is the value that was lost, not the place. */
export function slipIn(judged: JudgedTetris, { rows }: Came, { location }: Locked): Slip | null {
  if (judged.rating === 'best' || judged.rating === 'good') return null;
  const { best, useHold, facts } = judged;
  return {
    rows,
    own: { placement: { location, spin: 'none' }, cells: cellsOf(location), useHold, facts },
    better: {
      placement: { location: best.placed, spin: 'none' },
      cells: cellsOf(best.placed),
      useHold: best.useHold,
      facts: best.facts,
    },
  };
}

export const viewOf = ({ placement, cells }: Place): PieceView => ({ kind: placement.location.type, cells });
