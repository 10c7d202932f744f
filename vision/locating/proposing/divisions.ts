/** The possible divisions of the space between two walls into the cells of a board. */
import type { GameKind } from '../../types.ts';
import { frameScore, isUsual, shareScore, widthWorth } from './roughScore.ts';
import type { WellView } from '../walls/WellView.ts';

export interface Form {
  game: GameKind;
  columns: number;
  /** The usual number of rows. */
  rows: number;
  /** A frame's height by its width, times the columns. */
  lowest: number;
  highest: number;
  /** Including every margin that the frame may have. */
  margins: readonly Margin[];
}

/** A frame this many cells outside the board at the sides. */
interface Margin {
  aside: number;
  divisions: readonly Division[];
}

/** A number of rows between a frame's top and its floor. */
interface Division {
  rows: number;
  isUsual: boolean;
  /** The frame's height in cells, and the number of them above the board. */
  tall: number;
  above: number;
  /** The range of a cell's height by its width. */
  flattest: number;
  tallest: number;
}

/**
 * The distances of frames from the board in cells, at the sides and above and below: in the middle of a character (a
 * cell is two characters wide and one high), or thick.
 */
export const margins: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [0.25, 0.47],
  [0.5, 0.5],
];
/** The greatest deviation of cells from square with the usual number of rows, and with others. */
const crooked = { usual: 0.26, unusual: 0.05 };
/**
 * The range of a frame's height, relative to cells as high as wide with the fewest and the most rows: room for cells
 * that are not square.
 */
const frames = { lowest: 0.77, highest: 1.06 };

/** Sizes that are searched for in any frame. */
function makeForm(game: GameKind, columns: number, rows: readonly number[], kinds: number): Form {
  const [fewest, mostRows] = [Math.min(...rows), Math.max(...rows)];
  const all = margins
    .slice(0, kinds)
    .map(([aside, below]) => ({ aside, divisions: divisionsOf(rows, below) }));
  return {
    game,
    columns,
    rows: rows[0]!,
    lowest: frames.lowest * fewest,
    highest: frames.highest * mostRows,
    margins: all,
  };
}

/** The top may have no margin even if the other sides have one: it is often open. */
const divisionsOf = (counts: readonly number[], below: number): Division[] =>
  (below > 0 ? [below, 0] : [0]).flatMap((above) =>
    counts.map((rows) => ({
      rows,
      isUsual: isUsual(rows),
      tall: rows + above + below,
      above,
      flattest: 1 - (isUsual(rows) ? crooked.usual : crooked.unusual),
      tallest: 1 + (isUsual(rows) ? crooked.usual : crooked.unusual),
    })),
  );

/** The usual number of rows comes first. */
export const forms: readonly Form[] = [
  makeForm('tetris', 10, [20, 18, 22, 21, 24, 17, 16, 19, 23], margins.length),
  makeForm('puyo', 6, [12], 1),
];

/** Widths of a cell in pixels of the searched picture: smaller ones show nothing, and no game has larger ones. */
const smallestCell = 4.5;
const largestCell = 90;

/** Whether a cell may have this width, in pixels of the searched picture. */
export const isCell = (width: number): boolean => width >= smallestCell && width <= largestCell;

/** A board of one form with one margin to the walls. */
export interface Span extends Margin {
  /** Of a cell and of the board, in pixels. */
  cell: number;
  width: number;
  wide: number;
  /** How well the edges between the walls match the vertical lines; see `gridLineShare`. */
  across: number;
  /** The most that the edges on the lines can add. */
  mostShare: number;
  /** The most that can be added to the worth of the sides. */
  most: number;
}

/** The boards of a form that fit between two walls horizontally, the one without a margin first. */
export const spansOf = (view: WellView, { columns, margins: all }: Form): Span[] =>
  all.map(({ aside, divisions }) => {
    const { left, right } = view.walls;
    const cell = (right - left) / (columns + 2 * aside);
    const width = cell * columns;
    const wide = widthWorth(width);
    const across = view.across(aside, columns);
    const mostShare = shareScore(across, 1);
    return {
      aside,
      divisions,
      cell,
      width,
      wide,
      across,
      mostShare,
      most: frameScore(0, wide, 1, true, aside) + mostShare,
    };
  });
