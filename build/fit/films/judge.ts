/** How hints do on watched films, by the conditions for showing them. */
import type { Cues } from '../../../vision/watching/board/proof/Evidence.ts';
import type { Watched } from './watch.ts';

export interface WatchedFilm {
  name: string;
  /** The kind of difficulty of the film. */
  group: string;
  pictures: readonly Watched[];
}

export interface Figures {
  films: number;
  pieces: number;
  /** Pieces with a right hint. */
  hinted: number;
  /** Pieces with a hint for another stack or piece, or in another place. */
  misread: number;
  /** Of the right hints, milliseconds from the piece's first picture. */
  delays: number[];
}

/** A hint that differs from the one for the seen position; late reports don't count. */
export const misreadings: readonly Watched['wrong'][number][] = ['stack', 'piece', 'place'];

export const isMisread = ({ wrong }: Watched): boolean => wrong.some((one) => misreadings.includes(one));
export const isRight = (one: Watched): boolean =>
  one.told !== null && !isMisread(one) && !one.wrong.includes('stale');

export function figuresOf(
  films: readonly WatchedFilm[],
  isShown: (cues: Cues, film: WatchedFilm) => boolean,
): Figures {
  const figures: Figures = { films: films.length, pieces: 0, hinted: 0, misread: 0, delays: [] };
  for (const film of films) {
    const played = film.pictures.filter(({ count }) => count > 0);
    const shown = played.filter(({ told, cues }) => told && (cues === null || isShown(cues, film)));
    const cameAt = new Map(played.toReversed().map(({ count, at }) => [count, at]));
    const right = new Map(
      shown
        .filter(isRight)
        .toReversed()
        .map(({ count, at }) => [count, at]),
    );
    figures.pieces += cameAt.size;
    figures.hinted += right.size;
    figures.misread += new Set(shown.filter(isMisread).map(({ count }) => count)).size;
    figures.delays.push(...[...right].map(([count, at]) => at - cameAt.get(count)!));
  }
  return figures;
}

export function lineOf(name: string, { films, pieces, hinted, misread, delays }: Figures): string {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const per300 = ((300 * misread) / pieces).toFixed(1);
  return `${name.padEnd(22)} ${films} films ${pieces} pieces hinted ${((100 * hinted) / pieces).toFixed(1)} % misread ${misread} (${per300} in 300) after ${at(0.5)} / ${at(0.95)} ms`;
}

/** In the order in which their keys first appear. */
export function grouped<Key, One>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
