/** Everything about one picture: finds the board, then reads it. */
import { locate, type LocateOptions } from './locate.ts';
import { read } from './read.ts';
import { isGame } from './trust.ts';
import type { Image, Observation } from './types.ts';

export interface SeeOptions extends LocateOptions {
  seq?: number;
}

/** The best board's reading, or that there is none. */
export function see(image: Image, options: SeeOptions = {}): Observation {
  const seq = options.seq ?? 0;
  for (const layout of locate(image, options)) {
    const seen = read(image, layout, { seq });
    if (isGame(seen)) return seen;
  }
  return { seq, game: null, confidence: 0, doubts: ['no playfield found'] };
}
