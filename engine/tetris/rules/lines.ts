import { type Piece } from '../types.ts';

/** What is left to play: `index` into the queue, and the piece kept. */
export interface Supply {
  index: number;
  hold: Piece | null;
}

/** One way to go on: which piece is played, whether `hold` brought it in, and what is left then. */
export interface Choice extends Supply {
  piece: Piece;
  useHold: boolean;
}

/**
 * The pieces that can be played next: the falling one, or by `hold` the kept one or, where none is kept, the one after.
 * Past the end of the queue the kept piece alone is sure.
 */
export function choicesOf(queue: readonly Piece[], { index, hold }: Supply, canHold: boolean): Choice[] {
  const [falling, after] = [queue[index], queue[index + 1]];
  const choices: Choice[] = [];
  if (falling) choices.push({ piece: falling, useHold: false, index: index + 1, hold });
  if (!canHold) return choices;
  if (hold && hold !== falling)
    choices.push({ piece: hold, useHold: true, index: index + 1, hold: falling ?? null });
  else if (!hold && falling && after && after !== falling)
    choices.push({ piece: after, useHold: true, index: index + 2, hold: falling });
  return choices;
}
