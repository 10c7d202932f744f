/** One string for each cell, before a game gives it a meaning; rows may differ in length. */
export type SignRows = string[][];
