/** Which tilings are shown: those whose placements all the marks allow, with the chosen pieces, built in the chosen way. */
import { type Cell, type Piece } from '../../engine/tetris/types.ts';
import type { Placed } from './TilingList.ts';

/** Something that a tiling has to have or must not have. */
export type Mark = PieceMark | CellMark;

/** This very placement, or any but it. */
export interface PieceMark {
  kind: 'with' | 'without';
  placement: number;
}

/** Such a piece over the cell, in any place, or none. */
interface CellMark {
  kind: 'here' | 'notHere';
  piece: Piece;
  cell: Cell;
}

export function isPieceMark(mark: Mark): mark is PieceMark {
  return mark.kind === 'with' || mark.kind === 'without';
}

export type BuildFilter = 'all' | 'buildable' | 'drops';

/** 1 for each placement that no shown tiling may have. */
export function forbidden(placed: Placed, marks: readonly Mark[]): Uint8Array {
  const bans = new Uint8Array(placed.piece.length);
  for (const mark of marks) ban(bans, placed, mark);
  return bans;
}

function ban(bans: Uint8Array, placed: Placed, mark: Mark): void {
  if (isPieceMark(mark)) banPlacement(bans, placed, mark);
  else banOver(bans, placed, mark);
}

function banPlacement(bans: Uint8Array, placed: Placed, { kind, placement }: PieceMark): void {
  if (kind === 'without') bans[placement] = 1;
  else
    for (const cell of placed.cellsOf(placement))
      for (const other of covering(placed, cell)) if (other !== placement) bans[other] = 1;
}

function banOver(bans: Uint8Array, placed: Placed, { kind, piece, cell }: CellMark): void {
  for (const placement of covering(placed, cell))
    if ((placed.pieceOf(placement) === piece) === (kind === 'notHere')) bans[placement] = 1;
}

function covering(placed: Placed, [x, y]: Cell): number[] {
  return Array.from(placed.piece.keys()).filter((placement) =>
    placed.cellsOf(placement).some(([ownX, ownY]) => ownX === x && ownY === y),
  );
}
