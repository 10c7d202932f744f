/** The data of the Puyo half, in the words of the field. Cells are [x, y], y = 0 the bottom row. */

/** R G B Y P are the five colours, O is garbage (ojama). */
export const puyoKinds = ['R', 'G', 'B', 'Y', 'P', 'O'] as const;
export type PuyoKind = (typeof puyoKinds)[number];
export type PuyoColour = Exclude<PuyoKind, 'O'>;

/** A falling or waiting pair. In a preview the lower puyo is the axis. */
export interface Pair {
  axis: PuyoColour;
  child: PuyoColour;
}

/** Where the child is seen from the axis, in clockwise order. */
export const directions = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof directions)[number];

/** What lies on the field, without the falling pair. */
export interface PuyoField {
  readonly columns: number;
  /** The visible rows; one more row above them is hidden. */
  readonly rows: number;
  /** `rows` + 1 strings of `columns` letters, the hidden row first: '.' empty, else a `PuyoKind`. */
  readonly cells: readonly string[];
}

/** A legal and complete position. `pairs[0]` is the falling pair. */
export interface PuyoState {
  game: 'puyo';
  field: PuyoField;
  pairs: readonly Pair[];
  /** The last chain cleared everything: the next one sends more. */
  allClear: boolean;
  /** Garbage announced by an opponent. */
  incoming: number;
  /** null where it isn't known. */
  score: number | null;
  /** Where the falling pair's axis stands now, `y` rounded up to a whole row; at its spawn where absent. */
  active?: { x: number; y: number; direction: Direction };
}
