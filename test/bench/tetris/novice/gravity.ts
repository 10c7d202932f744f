/**
 * The speed of tetris-bsd (the Tetris of the BSD games, tetris.h: `fallrate`, `faster`) at level 1, where beginners begin:
 * a piece stays a second on the first row, and each row that a piece falls by itself shortens that by one part in 3000.
 * Keys don't delay the next row. A piece that stands on something locks when it would have fallen on.
 */
export const firstFallMs = 1000;

/** Milliseconds on the next row after so many on the last one. */
export function nextFallMs(fallMs: number): number {
  return fallMs - fallMs / 3000;
}
