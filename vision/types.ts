/**
 * The data of recognition. A `Rect` without a space is counted in frame pixels; cells are [x, y] with y = 0 the
 * bottom visible row.
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
 * A picture of a stream, whole or a part of it: the data's top left pixel lies at `origin` of the captured
 * picture, whose size is `full`. Layouts and observations are always in coordinates of the full picture.
 */
export interface Frame extends Image {
  seq: number;
  /** Epoch milliseconds. */
  capturedAt: number;
  origin: Point;
  full: Size;
}

export type GameKind = 'tetris' | 'puyo';

/** A board of cells laid over a picture: a hypothesis of where a board is. */
export interface Grid<In extends Space = Plain<FramePixels>> {
  game: GameKind;
  /** The inside of the visible playfield. */
  board: Rect<In>;
  columns: number;
  rows: number;
}

/** Where everything is in a frame: found once, verified on every frame. */
export interface Layout extends Grid {
  /** Preview boxes, the next piece first; empty where none was found. */
  next: Rect[];
  hold: Rect | null;
  /** 0..1, calibrated: the chance that the board stands just there. What may follow from it: `trust.ts`. */
  confidence: number;
}

/** What keeps a reading from being sure. The words are shown as they are on the command line. */
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

/** That a game draws with, as #rrggbb: its falling piece, and the empty cells around it. */
export interface GameColours {
  piece: string;
  ground: string;
}

interface ObservationBase extends Grid {
  seq: number;
  /** `rows` strings of `columns` letters, top row first, locked blocks only. */
  cells: string[];
  /** 0..1; everything that is stated may be relied on where it is sure, as `trust.ts` has it. */
  confidence: number;
  doubts: Doubt[];
  /** Those of `cells` that the user has put right. */
  corrected?: Cell[];
}

/** What the user says of a cell that is misread; `kind` as in `cells`. */
export interface CellCorrection {
  cell: Cell;
  kind: string;
}

/** '.' empty, a piece letter where the colour tells the kind, 'X' filled of unknown kind, 'G' garbage. */
export interface TetrisObservation extends ObservationBase {
  game: 'tetris';
  current: { piece: Piece; cells: Cell[] } | null;
  ghost: Cell[] | null;
  /**
   * Filled cells of a piece that the upper edge cuts off, so that it can't be named by its shape: neither in
   * `cells` nor in `current`.
   */
  cut?: Cell[];
  /** Of the falling piece and of the empty cells, where both are seen. */
  colours?: GameColours;
  hold: Piece | null;
  next: Piece[];
}

/** R G B Y P and 'O' for garbage; `current.cells` has the axis's cell first. */
export interface PuyoObservation extends ObservationBase {
  game: 'puyo';
  current: (Pair & { cells: Cell[] }) | null;
  /** A puyo in the uppermost row, the rest of whose pair is still above the board: not in `cells`. */
  entering?: { cell: Cell; colour: PuyoColour };
  /** Puyo in the air that are no part of the falling pair: not in `cells` either. */
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

/** Raw: what one picture says. May be wrong, and says how sure it is. */
export type Observation = TetrisObservation | PuyoObservation | NoObservation;

/**
 * What can happen between two frames. `move`: the same piece stands elsewhere; `garbage`: it has come up from below
 * (Tetris) or down from above (Puyo); `pause`: a menu, a cover or nothing stands where the game was; `resume`: it is
 * there again, as it was; `restart`: another round has begun; `found`, `lost`: it is followed from now on, or no more.
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

/** A legal and complete position; `game` tells which one. */
export type GameState = TetrisState | PuyoState;

/**
 * How it is with the watched game. menu: a board that nobody plays yet; starting: numbers count down over it; paused: it
 * stands still, or something else is shown in its place; over: no piece can come in any more.
 */
export const phases = ['menu', 'starting', 'playing', 'paused', 'over'] as const;
export type Phase = (typeof phases)[number];

/** What one reading means in the course of the game. */
export interface Track<State extends GameState = GameState> {
  /** null while it is withheld. */
  state: State | null;
  /** What has happened since the reading before, in its order; empty where nothing has. */
  events: readonly TrackEvent[];
  /** Counts the pieces: the same number means the same falling piece, or pair. */
  piece: number;
  /** Why `state` is withheld; null where it is not. */
  doubt: Doubt | null;
}

/** What came of one frame: the raw reading, the legal state where there is one, and what happened. */
export interface Sighting extends Omit<Track, 'doubt'> {
  seq: number;
  /** Epoch milliseconds at which the frame was captured. */
  capturedAt: number;
  full: Size;
  layout: Layout | null;
  /** Its `doubts` say why the state is withheld. */
  observation: Observation;
  /** null where it can't be told yet. Except while it is played, the state is withheld. */
  phase: Phase | null;
  /** The other field of a match, where two are seen: it can be gone over to. */
  other?: Rect;
}
