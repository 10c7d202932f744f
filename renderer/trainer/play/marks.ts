/** The cells that a verdict is about: what is marked on the board when a way has failed. */
import { goals } from '../../../engine/puzzle/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { PieceView } from '../../shared/board/boardView.ts';
import type { Table } from './Table.svelte.ts';

/** missing: cells that the rows lack. entrance: where the goal's piece should get in. spoiled: the piece after which no way was left. */
export type MarkKind = 'missing' | 'entrance' | 'spoiled';

export interface Marks {
  kind: MarkKind;
  piece: PieceView;
}

type Marked = Pick<Table, 'verdict' | 'run' | 'puzzle'>;

/** null: there is nothing to mark. */
export function marksOf({ verdict, run, puzzle }: Marked): Marks | null {
  if (!verdict) return null;
  const { reason, at } = verdict;
  const goalPiece = goals[puzzle.goal.kind].piece;
  switch (reason.kind) {
    case 'gaps':
    case 'fewerRows':
      return { kind: 'missing', piece: { kind: goalPiece, cells: reason.cells } };
    case 'noEntrance':
    case 'onlyMini':
    case 'noSpin':
      return { kind: 'entrance', piece: { kind: goalPiece, cells: reason.cells } };
    case 'noWay':
    case 'tooFewCells':
      return spoiledBy(run, at);
    default:
      return null;
  }
}

/** Only if it is where it was placed: no row went since. */
function spoiledBy({ placed, landed }: Table['run'], at: number | null): Marks | null {
  const location = placed.at(-1);
  if (!location || at !== placed.length - 1 || landed?.rows !== 0) return null;
  return { kind: 'spoiled', piece: { kind: location.type, cells: cellsOf(location) } };
}
