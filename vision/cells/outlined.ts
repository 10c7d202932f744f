/** Hints for another piece than the falling one, the held one's say: a pale shape with a line around it. */
import type { CellIndex } from '../../engine/cell.ts';
import { distance, pixelAt } from '../pixels/colours.ts';
import type { PicturePixels } from '../space.ts';
import type { Grid, Image } from '../types.ts';
import { kindOf, partsOf, splitByColour } from './cellGroups.ts';
import type { CellLooks } from './cellLooks.ts';
import type { Sense } from './makeSense.ts';

/** Paler than this share of the falling piece, by the distance from an empty cell. */
const mostPale = 0.4;
/** Inwards from a cell's side, where a line around it lies, and along that side. Of the cell's size. */
const depths = [0.04, 0.07];
const along = [0.3, 0.4, 0.5, 0.6, 0.7];
/** A line's colour is so much farther from the inside, summed over the channels, than the inside from an empty cell. */
const clear = 1.5;
/** Of the points at the sides that look outwards and of those between two cells of the shape: at least, at most. */
const lit = { outer: 0.85, inner: 0.2 };

/** The locked blocks of a sense that are none: a piece's shape, pale inside, with a line around all of it. */
export function findOutlined(
  image: Image,
  grid: Grid<PicturePixels>,
  looks: CellLooks,
  { contents: { locked, falling }, contrast: { background, distances } }: Sense,
): CellIndex[] {
  const on = falling?.cells.find((cell) => cell >= 0);
  if (on === undefined) return [];
  const pale = locked.map((value, cell) => (value && distances[cell]! < mostPale * distances[on]! ? 1 : 0));
  return partsOf(pale, looks.columns, looks.rows)
    .flatMap(({ cells }) => splitByColour(cells, looks))
    .filter((cells) => kindOf(cells, looks.columns) !== null)
    .filter((cells) => {
      const inside = meanOf(looks.colours, cells[0]!);
      const least = clear * distance(inside, meanOf(background, cells[0]!));
      return isOutlined(image, grid, cells, (colour) => distance(colour, inside) > least);
    })
    .flat();
}

const meanOf = (colours: Float32Array, cell: number): number[] => [
  ...colours.subarray(cell * 3, cell * 3 + 3),
];

function isOutlined(
  image: Image,
  grid: Grid<PicturePixels>,
  cells: readonly number[],
  isLine: (colour: readonly number[]) => boolean,
): boolean {
  const points = { outer: [] as boolean[], inner: [] as boolean[] };
  for (const cell of cells)
    for (const side of sidesOf(cell, grid.columns)) {
      const lies = cells.includes(side.next) ? points.inner : points.outer;
      for (const at of along)
        lies.push(
          depths.some((depth) => {
            const [x, y] = placeOf(grid, cell, side.point(at, depth));
            return isLine(pixelAt(image, x, y));
          }),
        );
    }
  return shareOf(points.outer) >= lit.outer && shareOf(points.inner) <= lit.inner;
}

const shareOf = (points: readonly boolean[]): number => points.filter(Boolean).length / points.length;

interface Side {
  /** The cell beyond it; -1 where that is outside of the board. */
  next: number;
  /** In the cell, 0..1 each way, so far along the side and so deep inside. */
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
): readonly [number, number] {
  return [
    board.x + ((cell % columns) + x) * (board.width / columns),
    board.y + (Math.floor(cell / columns) + y) * (board.height / rows),
  ];
}
