/**
 * The data of the Tetris half: plain, structured-clone-safe objects in the words of the
 * Tetris Bot Protocol. Cells are [x, y]: x = 0 is the left column, y = 0 the bottom row.
 */
import type { Cell } from '../cell.ts';

export const pieces = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type Piece = (typeof pieces)[number];

/** In clockwise order; a clockwise turn adds one. */
export const orientations = ['north', 'east', 'south', 'west'] as const;
export type Orientation = (typeof orientations)[number];

export const spins = ['none', 'mini', 'full'] as const;
export type Spin = (typeof spins)[number];

/** One press of a key. `softDrop` moves one row down; `hardDrop` drops to the floor and locks. */
export const inputs = ['left', 'right', 'cw', 'ccw', 'half', 'softDrop', 'hardDrop', 'hold'] as const;
export type Input = (typeof inputs)[number];

/** Arrows kept pressed: sideways as far as the piece goes, or down to what it stands on. */
type HeldInput = 'leftWall' | 'rightWall' | 'floor';

/** A key as players press it whose arrows repeat while they are held. */
export type FinesseInput = Input | HeldInput;

export type { Cell };

/** Where a piece stands: x, y is the SRS rotation centre as in TBP. */
export interface Location {
  type: Piece;
  orientation: Orientation;
  x: number;
  y: number;
}

export interface Placement {
  location: Location;
  spin: Spin;
}

/**
 * The locked blocks. `masks[y]` has bit x set where cell [x, y] is filled; `masks` reaches above the
 * `rows` visible rows, so that a piece can stand there.
 */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly masks: Uint16Array;
}

/** A legal and complete position. `queue[0]` is the falling piece. */
export interface TetrisState {
  game: 'tetris';
  board: Board;
  queue: readonly Piece[];
  hold: Piece | null;
  canHold: boolean;
  /** Consecutive clears before this piece. */
  combo: number;
  backToBack: boolean;
  /** Garbage rows announced by an opponent. */
  incoming: number;
  /** What the piece after the queue is drawn from, where that is known. */
  bag?: readonly Piece[];
  /** Where the falling piece stands now; at its spawn where absent. */
  active?: Location;
}

/** What a placement leads to, computed from the board after it. */
export interface PlacementResult {
  linesCleared: number;
  /** Covered empty cells on the board after the placement. */
  holes: number;
  /** Change of the number of holes; negative where holes were opened. */
  holesAdded: number;
  /** Height of the highest column after the placement. */
  height: number;
  /** The piece locks where no later piece could be placed. */
  toppedOut: boolean;
}

/** What can be said about a candidate, the most important first. */
export const reasonKinds = [
  'clearsRows',
  'spins',
  'emptiesBoard',
  'onlySafePlace',
  'makesHoles',
  'fewestHoles',
  'opensHoles',
  'readiesFour',
  'buildsTSlot',
  'clearsNext',
  'fitsFlat',
  'keepsWell',
  'fillsLowest',
  'suitsNext',
  'keepsFlat',
  'lowersStack',
  'keepsLow',
  'savesHold',
  'best',
] as const;

/**
 * A fact about a candidate, computed from its result and never invented. `value` is a count in the fact's own unit:
 * rows (clearsRows, spins, clearsNext: by the piece after it, fillsLowest: the row of its lowest cell; keepsFlat: the highest step; lowersStack, keepsLow:
 * the height), holes, resting cells (fitsFlat), a piece (suitsNext: its place in `pieces`), a column (0 = left: readiesFour, buildsTSlot, keepsWell), else 1.
 */
export interface Reason {
  kind: (typeof reasonKinds)[number];
  value: number;
}

/**
 * Why a candidate is shown. safe: better than the best one for a hand that may slip. clears: takes out rows where the
 * best one doesn't. notHere: where a player would be tempted to put the piece, and which leaves holes.
 */
export type Role = 'best' | 'safe' | 'clears' | 'notHere';

export interface Candidate {
  placement: Placement;
  /** The four cells that the piece fills when it locks, before rows are cleared. */
  cells: Cell[];
  useHold: boolean;
  inputs: Input[];
  /** The same way for a player whose arrows repeat while they are held. */
  finesse: FinesseInput[];
  /** null where it is one of the others. No two candidates with a role share a cell. */
  role: Role | null;
  result: PlacementResult;
  /** Higher is better; comparable within one suggestion only. */
  score: number;
  /** Placements of the following pieces that the search had in mind. */
  plan: Placement[];
  /** `facts` in English, for JSON and terminals. */
  reasons: string[];
  facts: Reason[];
}

export interface Suggestion {
  /** `seq` of the frame that it answers. */
  for: number;
  final: boolean;
  /** Best first; empty where no place is left. */
  candidates: Candidate[];
  /** The place to warn of; null where nothing tempts. Not among the candidates, unless there as one of the others. */
  notHere: Candidate | null;
  info: { evaluator: string; nodes: number; elapsedMs: number };
}
