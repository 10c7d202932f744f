/** A film in the recorder's format: `truth.json`, and a picture for each of its entries. */
import type { FilmTruth } from '../../../../test/vision/simulated/films/Filmed.ts';
import type { Truth } from '../../../../test/e2e/league/WebGame.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';

/** The truth of one picture, as reported by the page of its game. */
export interface RecordedPicture extends Pick<FilmTruth, 'columns' | 'rows' | 'stack' | 'kind' | 'next'> {
  /** Milliseconds from the film's start. */
  at: number;
  /** The inside of the well in pixels of the picture. */
  place: FilmTruth['board'];
  /** The number of pieces so far; `kind` is the last one's. */
  pieces: number;
  /** Cells, the well's top left one is [0, 0]; empty if nothing falls. */
  falling: Truth['falling'];
}

export interface RecordedFilm {
  name: string;
  frames: RecordedPicture[];
}

export const truthFile = 'truth.json';
/** 0000.png and up. */
export const pictureFile = (seq: number): string => `${String(seq).padStart(4, '0')}.png`;

/** `at`: milliseconds from the film's start. */
export function pictureOf({ pieces, next, ...told }: Truth, at: number): RecordedPicture {
  const { place, columns, rows, stack, falling } = told;
  const kind = (pieces.at(-1)?.kind ?? null) as Piece | null;
  return {
    at,
    place,
    columns,
    rows,
    pieces: pieces.length,
    stack,
    kind,
    falling,
    next: next as Piece | null,
  };
}
