/** What the overlay draws: a list of shapes. The overlay knows no rules of any game. */
import type { HintStrength } from './strength.ts';
import type { Point, Rect, ScenePixels, Size } from '../../../vision/space.ts';

export type SceneRect = Rect<ScenePixels>;

/** Cells outlined as one shape. `role` decides line and fill; `group`: what is on the field and joined by the hint. */
export interface CellsShape {
  type: 'cells';
  role: 'hint' | 'second' | 'notHere' | 'group';
  cells: SceneRect[];
  colour: string;
  /** Of its piece, to be drawn in it where fills can be. */
  letter?: string;
}

/** A round block in a cell, its mark telling which of a pair it is. */
export interface DiscShape {
  type: 'disc';
  role: 'hint' | 'second';
  cell: SceneRect;
  colour: string;
  mark: 'ring' | 'dot';
  /** Tells its colour without colour, where fills can be: a path in a cell of 1 x 1. */
  sign?: string;
}

/** Small key caps in the order to press, drawn from `x, y` to the right, or one below the other on a side of the board. */
export type KeysShape = Point<ScenePixels> & {
  type: 'keys';
  keys: string[];
  column?: 'left' | 'right';
};

/** One line of text outside the board, only while something is wrong. */
export type StatusShape = Point<ScenePixels> & {
  type: 'status';
  text: string;
};

/** The edge of a board: lines inside the rectangle's border. */
export type FrameShape = SceneRect & { type: 'frame' };

/** Drawn for a moment, and looked for in the pictures: does what the overlay draws come back in them? */
export type MarkShape = SceneRect & { type: 'mark' };

/** The columns' numbers in a line of their own below the board: the middle of each column, from the left, and the line's top. */
export type NumbersShape = {
  type: 'numbers';
  columns: Point<ScenePixels>[];
};

export type Shape = CellsShape | DiscShape | KeysShape | StatusShape | FrameShape | MarkShape | NumbersShape;

export type OverlayScene = Size<ScenePixels> & {
  /** `seq` of the frame that the scene answers. */
  seq: number;
  /** Counts the pieces: a hint for a new piece fades in, a better hint for the same one replaces it at once. */
  piece: number;
  shapes: Shape[];
  /** Fills and glows may be drawn: the window is truly transparent (not a shaped X11 window without a compositor). */
  translucent: boolean;
  /** Normal where absent. */
  strength?: HintStrength;
};
