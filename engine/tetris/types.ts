/**
 * The data of the Tetris half: plain, structured-clone-safe objects in the words of the
 * Tetris Bot Protocol. Cells are [x, y]: x = 0 is the left column, y = 0 the bottom row.
 */

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

/** [x, y] in cells, y upwards from the bottom visible row. */
export type Cell = readonly [x: number, y: number];

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

/**
 * A fact about a candidate, computed from its result and never invented. `value` is a count in the
 * fact's own unit: rows, holes, cells, or a column (0 = left).
 */
export interface Reason {
  kind:
    | 'clearsRows'
    | 'makesHoles'
    | 'opensHoles'
    | 'fitsFlat'
    | 'keepsLow'
    | 'keepsWell'
    | 'onlySafePlace'
    | 'savesHold'
    | 'best';
  value: number;
}

export interface Candidate {
  placement: Placement;
  /** The four cells that the piece fills when it locks, before rows are cleared. */
  cells: Cell[];
  useHold: boolean;
  inputs: Input[];
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
  info: { evaluator: string; nodes: number; elapsedMs: number };
}
