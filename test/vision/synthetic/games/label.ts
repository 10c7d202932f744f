/** What a drawn picture shows. */
import type { Cell, Piece } from '../../../../engine/tetris/types.ts';
import type { GameKind, Image, Rect } from '../../../../vision/types.ts';

/** A board of another player. */
export interface OtherBoard {
  board: Rect;
  columns: number;
  rows: number;
  /** Where it is as large as the player's own, nobody can tell which is whose: all that is on it. */
  twin?: Label;
}

export interface Label {
  game: GameKind;
  /** The inside of the visible playfield: the player's own, the largest where there are several. Image pixels. */
  board: Rect;
  columns: number;
  rows: number;
  /** Locked cells, top row first. */
  cells: string[];
  /** Cells with y >= rows lie above the board, visible or not. */
  current: { piece: Piece; cells: Cell[] } | null;
  ghost: Cell[] | null;
  /** In the order in which they come. */
  next: Piece[];
  hold: Piece | null;
  /** Other boards in the picture. */
  others?: OtherBoard[];
  /** Parts of the board under text or a message: what is below can't be read. */
  covered?: Rect[];
}

export interface Drawing {
  image: Image;
  /** null: there is no game in the picture. */
  label: Label | null;
}

/** A picture with a game in it. */
export interface GamePicture extends Drawing {
  label: Label;
}

const moved = (rect: Rect, x: number, y: number, across: number, down: number): Rect => ({
  x: x + rect.x * across,
  y: y + rect.y * down,
  width: rect.width * across,
  height: rect.height * down,
});

/** The same label where the picture was scaled, then moved by (x, y). */
export function moveLabel(label: Label, x: number, y: number, across = 1, down = across): Label {
  const move = (rect: Rect): Rect => moved(rect, x, y, across, down);
  return {
    ...label,
    board: move(label.board),
    ...(label.others && { others: label.others.map((other) => moveOther(other, x, y, across, down)) }),
    ...(label.covered && { covered: label.covered.map(move) }),
  };
}

function moveOther(other: OtherBoard, x: number, y: number, across: number, down: number): OtherBoard {
  const board = moved(other.board, x, y, across, down);
  return { ...other, board, ...(other.twin && { twin: moveLabel(other.twin, x, y, across, down) }) };
}
