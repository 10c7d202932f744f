/** The layout of a game in its room; all lengths in CSS pixels. */
export interface GameLayout {
  /** Side of a cell: whole pixels, so that every cell is the same. */
  cell: number;
  /** As on a phone: what is otherwise left of the board is above it. */
  isTall: boolean;
}

export interface GameSize {
  /** Of the board, in cells. */
  columns: number;
  rows: number;
  /** Width of what is right of it, in cells. */
  side: number;
  /** The smallest cell that can be distinguished from its neighbours. */
  least: number;
}

/** What is above a tall board, and the frame with the gaps around it. */
export const stripHeight = 136;
const aroundTall = { width: 40, height: stripHeight + 24 };

/** Left of a wide board: as `.left` of the game's frame says. */
const leftWidth = (width: number): number => Math.min(168, Math.max(104, width * 0.26));

export function layoutOf(room: { width: number; height: number }, game: GameSize): GameLayout {
  const isTall = room.width < 480 && room.height > 1.1 * room.width;
  const width = isTall ? room.width - aroundTall.width : room.width - 64 - leftWidth(room.width);
  const height = isTall ? room.height - aroundTall.height : room.height - 56;
  const cell = Math.floor(Math.min(height / game.rows, width / (game.columns + game.side + 0.1)));
  return { cell: Math.max(game.least, cell), isTall };
}
