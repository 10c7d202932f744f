/** Everything about one picture: finds the board, then reads it. */
import { locate, type LocateOptions } from './locate.ts';
import { read } from './read.ts';
import type { Image, Observation } from './types.ts';

export interface SeeOptions extends LocateOptions {
  seq?: number;
}

/** The best board's reading, or that there is none. */
export function see(image: Image, options: SeeOptions = {}): Observation {
  const seq = options.seq ?? 0;
  const layout = locate(image, options)[0];
  if (!layout) return { seq, game: null, confidence: 0, doubts: ['no playfield found'] };
  return read(image, layout, { seq });
}
