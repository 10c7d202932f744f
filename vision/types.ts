/**
 * The data of recognition. A `Rect` without a space is in frame pixels; cells are [x, y] with y = 0 the bottom
 * visible row.
 */
import type { Pair, PuyoColour, PuyoState } from '../engine/puyo/types.ts';
import type { Cell, Piece, TetrisState } from '../engine/tetris/types.ts';
import type { FramePixels, Plain, Point, Rect, Size, Space } from './space.ts';

export type { Point, Rect, Size };

/** Pixels, four bytes each (red, green, blue, alpha), rows from the top. */
export interface Image {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/**
 * A picture of a stream, whole or a part of it: the data's top left pixel is at `origin` of the captured picture,
 * whose size is `full`. Layouts and observations are always in coordinates of the full picture.
 */
export interface Frame extends Image {
  seq: number;
  /** Epoch milliseconds. */
  capturedAt: number;
  origin: Point;
  full: Size;
}

export type GameKind = 'tetris' | 'puyo';

/** A board of cells over a picture: a hypothesis of a board's place. */
export interface Grid<In extends Space = Plain<FramePixels>> {
  game: GameKind;
  /** The inside of the visible playfield. */
  board: Rect<In>;
  columns: number;
  rows: number;
}

/** The places of the board and its previews in a frame: found once, verified on every frame. */
export interface Layout extends Grid {
  /** Preview boxes, the next piece first; empty if none was found. */
  next: Rect[];
  hold: Rect | null;
  /** 0..1, calibrated: the chance that the board is exactly there. For its use see `trust.ts`. */
  confidence: number;
}

/** Reasons why a reading isn't sure. The command line shows these words unchanged. */
export const doubts = [
  'no playfield found',
  'more than one playfield',
  'cells not readable',
  'stack not certain',
  'floor out of sight',
  'falling piece not readable',
  'next piece not readable',
  'hold piece not readable',
  'something covers the board',
  'blocks hang in the air',
  'looks like a menu or a finished game',
  'picture changed too much',
] as const;
export type Doubt = (typeof doubts)[number];

/** The game's own colours as #rrggbb: its falling piece, and the empty cells around it. */
export interface GameColours {
  piece: string;
  ground: string;
}

interface ObservationBase extends Grid {
  seq: number;
  /** `rows` strings of `columns` letters, top row first, locked blocks only. */
  cells: string[];
  /** 0..1; if it is sure, everything that is reported is reliable, see `trust.ts`. */
  confidence: number;
  doubts: Doubt[];
  /** Those of `cells` that the user has corrected. */
  corrected?: Cell[];
}

/** The user's correction of a misread cell; `kind` as in `cells`. */
export interface CellCorrection {
  cell: Cell;
  kind: string;
}

/** '.' empty, a piece letter if the colour shows the kind, 'X' filled of unknown kind, 'G' garbage. */
export interface TetrisObservation extends ObservationBase {
  game: 'tetris';
  current: { piece: Piece; cells: Cell[] } | null;
  ghost: Cell[] | null;
  /**
   * Filled cells of a piece that the upper edge cuts off, so that its shape does not identify it: neither in `cells`
   * nor in `current`.
   */
  cut?: Cell[];
  /** Cells, not in `cells`, that only a hint for a placement marks, if the game or a helper draws one. */
  hint?: Cell[];
  /** Of the falling piece and of the empty cells, if both are visible. */
  colours?: GameColours;
  hold: Piece | null;
  next: Piece[];
}

/** R G B Y P and 'O' for garbage; `current.cells` has the axis's cell first. */
export interface PuyoObservation extends ObservationBase {
  game: 'puyo';
  current: (Pair & { cells: Cell[] }) | null;
  /** A puyo in the topmost row whose partner is still above the board: not in `cells`. */
  entering?: { cell: Cell; colour: PuyoColour };
  /** Puyo in the air outside the falling pair: not in `cells` either. */
  afloat?: Cell[];
  ghost: Cell[] | null;
  hold: null;
  next: Pair[];
}

export interface NoObservation {
  seq: number;
  game: null;
  confidence: 0;
  doubts: Doubt[];
}

/** The raw reading of one picture. May be wrong, and contains its confidence. */
export type Observation = TetrisObservation | PuyoObservation | NoObservation;

/**
 * The events between two frames. `move`: the same piece is at another place; `garbage`: it has risen (Tetris) or
 * fallen (Puyo); `pause`: a menu, a cover or nothing is at the game's place; `resume`: the unchanged game is visible
 * again; `restart`: another round has begun; `found`, `lost`: tracking begins, or ends.
 */
export const eventKinds = [
  'found',
  'spawn',
  'lock',
  'clear',
  'garbage',
  'hold',
  'move',
  'pause',
  'resume',
  'gameOver',
  'restart',
  'lost',
] as const;
export type EventKind = (typeof eventKinds)[number];
type CountedKind = 'clear' | 'garbage';

/** `count`: rows in Tetris, puyo in Puyo. */
export type TrackEvent = { kind: Exclude<EventKind, CountedKind> } | { kind: CountedKind; count: number };

/** A legal and complete position; `game` is its kind. */
export type GameState = TetrisState | PuyoState;

/**
 * The phase of the watched game. menu: a board that nobody plays yet; starting: numbers count down over it; paused:
 * nothing moves, or something else is shown in its place; over: no piece can come in any more.
 */
export const phases = ['menu', 'starting', 'playing', 'paused', 'over'] as const;
export type Phase = (typeof phases)[number];

/** The meaning of one reading in the course of the game. */
export interface Track<State extends GameState = GameState> {
  /** null while it is withheld. */
  state: State | null;
  /** The events since the previous reading, in order; empty if there are none. */
  events: readonly TrackEvent[];
  /** Counts the pieces: the same number means the same falling piece, or pair. */
  piece: number;
  /** The reason why `state` is withheld; null if it is not. */
  doubt: Doubt | null;
}

/** The result of one frame: the raw reading, the legal state if there is one, and the events. */
export interface Sighting extends Omit<Track, 'doubt'> {
  seq: number;
  /** Epoch milliseconds at which the frame was captured. */
  capturedAt: number;
  full: Size;
  layout: Layout | null;
  /** Its `doubts` are the reasons why the state is withheld. */
  observation: Observation;
  /** null if unknown. The state is withheld except while the game is played. */
  phase: Phase | null;
  /** The other field of a match, if two are visible: the user can switch to it. */
  other?: Rect;
}
