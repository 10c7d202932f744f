/** A puzzle's answer as a GIF: a picture for each key. */
import type { Puzzle } from '../../../engine/puzzle/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { colourOf } from '../../../electron/contract/colours/pieces.ts';
import { withCells } from '../../shared/board/rows.ts';
import { encodeFilm, type Film } from '../../shared/film/film.ts';
import { picturesOf, type Picture } from '../play/playback.ts';

/** Milliseconds: of a key, of a piece that lies, and before it begins again. */
const delays = { key: 220, placed: 700, end: 2400 } as const;

/** The intended answer, from the first key to the last; null where none is known. */
export function filmOf(puzzle: Puzzle): Film | null {
  const [answer] = puzzle.solutions;
  if (!answer) return null;
  const pictures = picturesOf(
    puzzle,
    answer.map(({ location }) => location),
  );
  const stills = pictures.map((picture, at) => ({
    rows: rowsOf(picture),
    delay: delayOf(picture, at === pictures.length - 1),
  }));
  return encodeFilm(stills, colourOf);
}

function delayOf({ pressed, keys }: Picture, isLast: boolean): number {
  if (isLast) return delays.end;
  return pressed === keys.length || pressed === 0 ? delays.placed : delays.key;
}

function rowsOf({ run, pressed, keys }: Picture): readonly string[] {
  const { active } = run.game;
  const isFalling = active !== null && pressed < keys.length;
  return isFalling ? withCells(run.rows, cellsOf(active), active.type) : run.rows;
}
