/**
 * What the overlay draws: a list of shapes in the overlay window's own device-independent pixels.
 * The overlay knows no rules of any game.
 */

/** Device-independent pixels from the overlay window's top left corner. */
export interface SceneRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cells outlined as one shape. `role` decides line and fill; `group`: what lies there and is joined by the hint. */
export interface CellsShape {
  type: 'cells';
  role: 'hint' | 'second' | 'notHere' | 'group';
  cells: SceneRect[];
  colour: string;
}

/** A round block in a cell, its mark telling which of a pair it is. */
export interface DiscShape {
  type: 'disc';
  role: 'hint' | 'second';
  cell: SceneRect;
  colour: string;
  mark: 'ring' | 'dot';
}

/** Small key caps in the order to press, drawn from `x, y` to the right. */
export interface KeysShape {
  type: 'keys';
  x: number;
  y: number;
  keys: string[];
}

/** One line of text outside the board, only while something is wrong. */
export interface StatusShape {
  type: 'status';
  x: number;
  y: number;
  text: string;
}

export type Shape = CellsShape | DiscShape | KeysShape | StatusShape;

export interface OverlayScene {
  /** `seq` of the frame that the scene answers. */
  seq: number;
  /** Counts the pieces: a hint for a new piece fades in, a better hint for the same one replaces it at once. */
  piece: number;
  width: number;
  height: number;
  shapes: Shape[];
  /** Fills and glows may be drawn: the window is truly transparent (not a shaped X11 window without a compositor). */
  translucent: boolean;
}
