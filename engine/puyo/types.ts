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
