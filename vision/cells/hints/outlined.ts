/** Hints for another piece than the falling one, e.g. the held one: a pale shape with a line around it. */
import { cellIndex, type CellIndex } from '../../../engine/cell.ts';
import { pieces } from '../../../engine/tetris/types.ts';
import { distance, pixelAt } from '../../pixels/colours.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid, Image } from '../../types.ts';
import type { Contrast } from '../ground/background.ts';
import type { CellLooks } from '../cellLooks.ts';
import { placesOver } from './placesOver.ts';

type Colour = readonly number[];

/** The first interpretation of the cells of a board. */
interface Sensed {
  contents: {
    locked: Uint8Array;
    falling: { cells: readonly number[] } | null;
    ghost: readonly number[] | null;
  };
  contrast: Contrast;
}

/** A hint is paler than this share of the falling piece, by the distance from an empty cell. */
const mostPale = 0.4;
/** Hints appear one or two at a time: more pale cells are blocks. */
const mostCells = 8;
/**
 * A line around a cell is at most this far from its side, inwards or outwards, given the accuracy of the board's place.
 * Of the cell's size.
 */
const reach = 0.12;
const along = [0.3, 0.4, 0.5, 0.6, 0.7];
/**
 * A line's colour is at least this many times farther from the inside, summed over the channels, than the inside from
 * an empty cell.
 */
const clear = 1.5;
/**
 * The inside is the line's colour, translucent: both are in the same direction from an empty cell, by this cosine. A
 * dark line around blocks is not.
 */
const sameHue = 0.7;
/**
 * Two points of a line differ by at most this share of the line's distance from the inside. At the board's edge, since
 * two pixels of a video share their hue, the line may have half of the frame's.
 */
const sameLine = { inside: 0.35, atEdge: 0.55 };
/** Lit points at the outer sides of the shape, at least, and between two of its cells, at most. */
const lit = { outer: 0.93, inner: 0.2 };

/**
 * The locked cells that are not blocks but such a hint: a piece's shape, pale inside, with a line around it; a ghost
 * may cover a part.
 */
export function findOutlined(
  image: Image,
  grid: Grid<PicturePixels>,
  looks: CellLooks,
  { contents: { locked, falling, ghost }, contrast }: Sensed,
): CellIndex[] {
  const on = falling?.cells.find((cell) => cell >= 0);
  if (on === undefined) return [];
  const most = mostPale * contrast.distances[on]!;
  const pale = Array.from(locked.keys(), cellIndex).filter(
    (cell) => locked[cell] === 1 && contrast.distances[cell]! < most,
  );
  if (pale.length === 0 || pale.length > mostCells) return [];
  const open: readonly number[] = [...pale, ...(ghost ?? [])];
  const isHint = pale.map((cell) => {
    const inside = colourOf(looks.colours, cell);
    const empty = colourOf(contrast.background, cell);
    return pieces
      .flatMap((piece) => placesOver(piece, cell, looks.columns))
      .some(
        (cells) =>
          cells.every((one) => open.includes(one)) && isOutlined(image, grid, cells, { inside, empty }),
      );
  });
  return pale.filter((_, i) => isHint[i]);
}

const colourOf = (colours: Float32Array, cell: number): Colour =>
  Array.from(colours.subarray(cell * 3, cell * 3 + 3));

/** By the colours inside of it and of an empty cell there. */
function isOutlined(
  image: Image,
  grid: Grid<PicturePixels>,
  cells: readonly number[],
  { inside, empty }: { inside: Colour; empty: Colour },
): boolean {
  const depths = depthsOf(grid);
  const points = cells.flatMap((cell) =>
    sidesOf(cell, grid.columns).flatMap((side) =>
      along.map((at) => ({
        isInner: cells.includes(side.next),
        isAtEdge: side.next < 0 || side.next >= grid.columns * grid.rows,
        seen: depths.map((depth) => pixelAt(image, ...placeOf(grid, cell, side.point(at, depth)))),
      })),
    ),
  );
  const outer = points.filter(({ isInner }) => !isInner);
  // At the board's edge its frame may be brighter than the line.
  const line = middleOf(
    outer.filter(({ isAtEdge }) => !isAtEdge).map(({ seen }) => farthest(seen, inside)),
    inside,
  );
  const away = distance(line, inside);
  if (away < clear * distance(inside, empty) || cosine(line, inside, empty) < sameHue) return false;
  const isLit = ({ seen, isAtEdge }: (typeof points)[number]): boolean =>
    seen.some((colour) => distance(colour, line) <= sameLine[isAtEdge ? 'atEdge' : 'inside'] * away);
  const inner = points.filter(({ isInner }) => isInner);
  return (
    outer.filter(isLit).length >= lit.outer * outer.length &&
    inner.filter(isLit).length <= lit.inner * inner.length
  );
}

/** The depths to look for a line at, of a cell's size: no more than a pixel apart, as a line may be that thin. */
function depthsOf({ board, columns, rows }: Grid<PicturePixels>): number[] {
  const count = Math.ceil(reach * Math.max(board.width / columns, board.height / rows));
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i / count - 1) * reach);
}

/** Of the angle between two colours, as seen from a third one. */
function cosine(a: Colour, b: Colour, from: Colour): number {
  const [da, db] = [a, b].map((colour) => colour.map((value, c) => value - from[c]!));
  const dot = da!.reduce((sum, value, c) => sum + value * db![c]!, 0);
  return dot / Math.max(1, Math.hypot(...da!) * Math.hypot(...db!));
}

const farthest = (seen: readonly Colour[], from: Colour): Colour =>
  seen.reduce((a, b) => (distance(b, from) > distance(a, from) ? b : a));

/** The middle one of these colours, by their distance from another one. */
const middleOf = (colours: readonly Colour[], from: Colour): Colour =>
  [...colours].sort((a, b) => distance(a, from) - distance(b, from))[Math.floor(colours.length / 2)]!;

interface Side {
  /** The cell beyond it; not one of the board's if that is outside. */
  next: number;
  /** A point in the cell, 0..1 on both axes, at this distance along the side and this depth. */
  point(along: number, depth: number): readonly [number, number];
}

const sidesOf = (cell: number, columns: number): Side[] => [
  { next: cell - columns, point: (at, depth) => [at, depth] },
  { next: cell + columns, point: (at, depth) => [at, 1 - depth] },
  { next: cell % columns > 0 ? cell - 1 : -1, point: (at, depth) => [depth, at] },
  { next: cell % columns < columns - 1 ? cell + 1 : -1, point: (at, depth) => [1 - depth, at] },
];

/** In the picture's pixels. */
function placeOf(
  { board, columns, rows }: Grid<PicturePixels>,
  cell: number,
  [x, y]: readonly [number, number],
): [number, number] {
  return [
    board.x + ((cell % columns) + x) * (board.width / columns),
    board.y + (Math.floor(cell / columns) + y) * (board.height / rows),
  ];
}
