/** Proposes boards whose cells are separated by lines: they reach exactly as far as the lines, whatever their frame. */
import { searchedPixels } from '../../space.ts';
import type { GameKind } from '../../types.ts';
import { gridLineShare } from '../measures/gridLineFit.ts';
import type { EdgeMap, Maps } from '../measures/maps.ts';
import type { WellView } from '../walls/WellView.ts';
import { isCell } from './divisions.ts';
import type { Lattice } from './lattice.ts';
import type { Proposal } from './Proposal.ts';
import { roughScore } from './roughScore.ts';
import { scansOf } from './scans.ts';

/** This many of the clearest pairs of walls are examined. */
const mostPairs = 16;
/** The range of a cell's height by its width. */
const squarish = { flattest: 0.85, tallest: 1.18 };
/** A side of a cell is drawn if most of it shows a change of this many levels. */
const drawn = 3;
/** Lines are searched for within this many pixels of their place, and not near the cell's corners. */
const aside = 1;
const corner = 0.15;
/** Cells in a row, or a column, belong to the board if this share of their sides is drawn. */
const mostly = 0.6;
/** At least this many cells are between two walls, and at most this many beyond them. */
const fewestBetween = { columns: 3, rows: 6 };
const beyond = 12;
/** A wall may be this part of a cell inside the line that it belongs to. */
const inside = 0.1;

/** The sizes that are searched for. */
const sizes: readonly { game: GameKind; columns: Range; rows: Range }[] = [
  { game: 'tetris', columns: [8, 14], rows: [12, 24] },
  { game: 'puyo', columns: [6, 9], rows: [12, 20] },
];

type Range = readonly [least: number, most: number];

/** Lines at `phase + i * pitch`. */
type Lines = Pick<Lattice, 'pitch' | 'phase'>;

/** Cells from number `from` up to `to`, exclusive. */
interface Cells {
  from: number;
  to: number;
}

/** `views`: the clearest pairs of walls first. */
export const proposeRuled = (views: readonly WellView[], { fine }: Maps): Proposal[] =>
  views.slice(0, mostPairs).flatMap((view) => proposeIn(view, fine));

function proposeIn(view: WellView, fine: EdgeMap): Proposal[] {
  const { left, right, top, bottom } = view.walls;
  const scans = scansOf(view, fine);
  const wide = scans.wide.clearest((right - left) / (fewestBetween.columns - 0.5));
  const tall = scans.tall.clearest((bottom - top) / (fewestBetween.rows - 0.5));
  return wide.flatMap((x) => tall.flatMap((y) => proposalsAt(view, fine, x, y)));
}

function proposalsAt(view: WellView, fine: EdgeMap, x: Lines, y: Lines): Proposal[] {
  const tall = y.pitch / x.pitch;
  if (!isCell(x.pitch) || tall < squarish.flattest || tall > squarish.tallest) return [];
  const cells = ruledCells(view, fine, x, y);
  if (!cells) return [];
  const [columns, rows] = [many(cells.columns), many(cells.rows)];
  const board = searchedPixels({
    x: x.phase + cells.columns.from * x.pitch,
    y: y.phase + cells.rows.from * y.pitch,
    width: columns * x.pitch,
    height: rows * y.pitch,
  });
  return sizes
    .filter((size) => isIn(columns, size.columns) && isIn(rows, size.rows))
    .map(({ game }) => proposalOf({ game, columns, rows, board }, view, fine));
}

function proposalOf(grid: Proposal['grid'], view: WellView, fine: EdgeMap): Proposal {
  const { board, columns, rows } = grid;
  const [top, bottom] = [board.y, board.y + board.height];
  const upright = new Int32Array(fine.width + 1);
  fine.across.columnsBefore(Math.round(top), Math.round(bottom), upright);
  const proposal = {
    grid,
    sides: {
      left: view.left(top, bottom),
      right: view.right(top, bottom),
      top: view.levelAt(top),
      bottom: view.levelAt(bottom),
    },
    across: gridLineShare(upright, board.x, board.width / columns, columns) ?? 0,
    down: gridLineShare(view.level, top, board.height / rows, rows) ?? 0,
    margin: 0,
  };
  return { ...proposal, isRuled: true, rank: roughScore(proposal) };
}

const many = ({ from, to }: Cells): number => to - from;
const isIn = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

/** The columns and rows with lines around a well; null if there are none. */
function ruledCells(
  { walls }: WellView,
  fine: EdgeMap,
  x: Lines,
  y: Lines,
): { columns: Cells; rows: Cells } | null {
  const within = { columns: cellsIn(walls.left, walls.right, x), rows: cellsIn(walls.top, walls.bottom, y) };
  const tall = cellsIn(0, fine.height, y, within.rows);
  const wide = cellsIn(0, fine.width, x, within.columns);
  const isUpright = (column: number, row: number): boolean => hasSide(fine, x, y, column, row, true);
  const isLevel = (column: number, row: number): boolean => hasSide(fine, x, y, column, row, false);
  const rows = longest(tall, (row) => share(within.columns, (column) => isUpright(column, row)));
  if (!rows) return null;
  const columns = longest(wide, (column) => share(rows, (row) => isLevel(column, row)));
  return columns && { columns, rows };
}

/** The cells between two places, at most this many beyond known ones. */
function cellsIn(start: number, end: number, { pitch, phase }: Lines, known?: Cells): Cells {
  const [from, to] = [
    Math.ceil((start - phase) / pitch - inside),
    Math.floor((end - phase) / pitch + inside),
  ];
  return known
    ? { from: Math.max(from, known.from - beyond), to: Math.min(to, known.to + beyond) }
    : { from, to };
}

/** Whether the cell's left, or upper, side is drawn. */
function hasSide(
  fine: EdgeMap,
  x: Lines,
  y: Lines,
  column: number,
  row: number,
  isUpright: boolean,
): boolean {
  const [left, top] = [x.phase + column * x.pitch, y.phase + row * y.pitch];
  const along = isUpright ? y.pitch : x.pitch;
  const [from, to] = isUpright ? [top, top + along] : [left, left + along];
  const [start, end] = [Math.round(from + corner * along), Math.round(to - corner * along)];
  const at = Math.round(isUpright ? left : top);
  const sum = isUpright
    ? fine.across.sum(at - aside, start, at + aside + 1, end)
    : fine.down.sum(start, at - aside, end, at + aside + 1);
  return sum >= drawn * (end - start);
}

/** The share of the sides between these cells that are drawn, without the outer ones. */
function share({ from, to }: Cells, isDrawn: (cell: number) => boolean): number {
  let count = 0;
  for (let cell = from + 1; cell < to; cell += 1) if (isDrawn(cell)) count += 1;
  return count / Math.max(1, to - from - 1);
}

/** The longest run of cells whose sides are mostly drawn. */
function longest({ from, to }: Cells, shareOf: (cell: number) => number): Cells | null {
  let best: Cells | null = null;
  for (let cell = from, start = from; cell <= to; cell += 1) {
    if (cell < to && shareOf(cell) >= mostly) continue;
    if (cell > start && (!best || cell - start > many(best))) best = { from: start, to: cell };
    start = cell + 1;
  }
  return best;
}
