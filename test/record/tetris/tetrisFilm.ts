/** The labels of a Tetris film as they are kept, and in the words of the tests. */
import type { Cell, Piece } from '../../../engine/tetris/types.ts';
import { keepFilm, pagesOf, readLabels, type BoardLabel } from '../FilmFile.ts';
import type { Film } from './recordTetris.ts';
import type { Scene } from './scenes.ts';

export interface TetrisLabels extends BoardLabel {
  /** The next piece is shown. */
  hasNext: boolean;
  /** `board`: what lies there while it falls, rows by '/', the empty ones above left out; `from`: its first picture. */
  pieces: { kind: Piece; board: string; from: number }[];
  /** Which piece falls and where; `cells` is null where something moves or vanishes just then. */
  pictures: { at: number; page: number; piece: number; cells: Cell[] | null }[];
}

/** A picture that is like the one before or after it: nothing moves just then. */
const isStill = (pictures: readonly { page: number }[], i: number): boolean =>
  pictures[i - 1]?.page === pictures[i]!.page || pictures[i + 1]?.page === pictures[i]!.page;

function withoutEmpty(rows: readonly string[]): string {
  const top = rows.findIndex((row) => /[^.]/.test(row));
  return top < 0 ? '' : rows.slice(top).join('/');
}

function labelsOf({ hasNext }: Scene, { board, shots, labels }: Film): TetrisLabels {
  const { pictures } = pagesOf(shots);
  let piece = 0;
  return {
    board: board.rect,
    columns: board.columns,
    rows: board.rows,
    hasNext,
    pieces: labels.pieces.map(({ kind, board, from }) => ({ kind, board: withoutEmpty(board), from })),
    pictures: pictures.map(({ at, page }, i) => {
      const shown = labels.shown[i] ?? null;
      piece = shown?.piece ?? piece;
      return { at, page, piece, cells: shown && isStill(pictures, i) ? shown.cells : null };
    }),
  };
}

/** Says what was kept. */
export async function keepTetris(scene: Scene, film: Film): Promise<string> {
  const labels = labelsOf(scene, film);
  const { pages } = pagesOf(film.shots);
  await keepFilm(scene.name, pages, labels);
  const labelled = labels.pictures.filter(({ cells }) => cells).length;
  const { width, height } = pages[0]!;
  return `${labels.pieces.length} pieces, ${labelled} of ${labels.pictures.length} pictures labelled, ${pages.length} different, ${width} x ${height}`;
}

export const readTetris = (name: string): TetrisLabels => readLabels<TetrisLabels>(name);

/** All rows of the board that lies there while piece `index` falls. */
export function boardUnder({ pieces, columns, rows }: TetrisLabels, index: number): string[] {
  const drawn = pieces[index]!.board.split('/').filter(Boolean);
  return [...Array<string>(rows - drawn.length).fill('.'.repeat(columns)), ...drawn];
}
