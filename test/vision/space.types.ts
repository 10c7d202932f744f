/**
 * Places of different spaces, cells and their indices can't be mixed. Nothing here runs: `npm run check` fails where one of the lines below a
 * `@ts-expect-error` would be allowed, as well as where one of the others would not.
 */
import { cellAt, indexAt, type Cell, type CellIndex } from '../../engine/cell.ts';
import type { Cell as PuyoCell } from '../../engine/puyo/types.ts';
import type { Cell as TetrisCell } from '../../engine/tetris/types.ts';
import { enlargeRect } from '../../vision/locating/scale.ts';
import {
  boardUnits,
  dips,
  fractions,
  framePixels,
  fractionsOf,
  pointAt,
  rectOf,
  scenePixels,
  screenPixels,
  searchedPixels,
  type BoardUnits,
  type Dips,
  type Fractions,
  type FramePixels,
  type Plain,
  type Point,
  type Rect,
  type ScenePixels,
  type ScreenPixels,
  type SearchedPixels,
  type Size,
  type Space,
} from '../../vision/space.ts';
import type { Grid, Layout } from '../../vision/types.ts';

const numbers = { x: 1, y: 2, width: 3, height: 4 };
const onScreen: Rect<ScreenPixels> = screenPixels(numbers);
const inDips: Rect<Dips> = dips(numbers);
const inScene: Rect<ScenePixels> = scenePixels(numbers);
const inFrame: Rect<FramePixels> = framePixels(numbers);
const inPicture: Rect = numbers;
const inSearched: Rect<SearchedPixels> = searchedPixels(numbers);
const inParts: Rect<Fractions> = fractions(numbers);
const onBoard: Rect<BoardUnits> = boardUnits(numbers);

interface Places {
  screen: Rect<ScreenPixels>;
  dips: Rect<Dips>;
  scene: Rect<ScenePixels>;
  frame: Rect<FramePixels>;
  picture: Rect;
  searched: Rect<SearchedPixels>;
  parts: Rect<Fractions>;
  units: Rect<BoardUnits>;
}

/** The spaces that take a place. */
type SpacesOf<Place> = {
  [Space in keyof Places]: Place extends Places[Space] ? Space : never;
}[keyof Places];

interface Allowed {
  screen: 'screen';
  dips: 'dips';
  scene: 'scene';
  frame: 'frame' | 'picture';
  picture: 'picture';
  searched: 'searched';
  parts: 'parts';
  units: 'units';
}

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Each place of a space in each of the others. */
export const areApart: Same<{ [Space in keyof Places]: SpacesOf<Places[Space]> }, Allowed> = true;
/** Such as a rectangle from Electron: of no space but vision's own. */
export const areNumbers: Same<SpacesOf<typeof numbers>, 'picture'> = true;

export function places(): void {
  const moved: Rect<Dips> = { ...inDips, x: 5 };
  const inside: Rect<FramePixels> = rectOf(inParts, inFrame);
  const share: Rect<Fractions> = fractionsOf(inPicture, inFrame);
  // @ts-expect-error a moved rectangle keeps its space
  const stray: Rect = { ...inDips, x: 5 };
  // @ts-expect-error fractions of pixels that are no fractions
  rectOf(inPicture, inFrame);
  // @ts-expect-error a point that is no fraction
  pointAt({ x: 0.5, y: 0.5 }, inFrame);
  void [moved, inside, share, stray];
}

/** What has a space can't be stated to be of another one, or of one again. */
export function restated(): void {
  // @ts-expect-error frame pixels
  dips(inFrame);
  // @ts-expect-error plain frame pixels
  screenPixels(inPicture);
  // @ts-expect-error device-independent pixels
  scenePixels(inDips);
  // @ts-expect-error searched pixels
  framePixels(inSearched);
  // @ts-expect-error screen pixels
  fractions(onScreen);
  // @ts-expect-error cells of a board
  scenePixels(onBoard);
}

export function pointsAndSizes(point: Point<Dips>, size: Size<Dips>): void {
  const wanted: [Point<Dips>, Size<Dips>, Rect<Dips>] = [point, size, { ...point, ...size }];
  // @ts-expect-error a point of the screens in device-independent pixels as one in physical pixels
  const physical: Point<ScreenPixels> = point;
  // @ts-expect-error a size in device-independent pixels as one in frame pixels
  const pixels: Size = size;
  // @ts-expect-error corner and size of different spaces
  const mixed: Rect<Dips> = { ...size, ...(inFrame as Point<FramePixels>) };
  void [wanted, physical, pixels, mixed];
}

export function grids(searched: Grid<SearchedPixels>, layout: Layout): void {
  const whole: Grid = layout;
  // @ts-expect-error a board in the searched picture as one in the whole picture
  const wrong: Grid = searched;
  // @ts-expect-error a board in the whole picture as one in the searched picture
  const alsoWrong: Grid<SearchedPixels> = whole;
  const enlarged: Rect = enlargeRect(searched.board, 2);
  // @ts-expect-error a board that is in the whole picture already
  enlargeRect(enlarged, 2);
  // @ts-expect-error a point of the whole picture as one of the searched picture
  const seed: Point<SearchedPixels> = pointAt({ ...inParts }, inFrame);
  void [wrong, alsoWrong, seed];
}

declare function together<In extends Space>(one: Rect<In>, other: Rect<In>): void;

export function twoOfOneSpace(plain: Rect<Plain<FramePixels>>): void {
  together(inDips, inDips);
  together(inPicture, plain);
  // @ts-expect-error two rectangles of different spaces
  together(inDips, onScreen);
  // @ts-expect-error two rectangles of different spaces, one of them plain
  together(inPicture, inScene);
}

declare function asCell(cell: Cell): void;
declare function asIndex(index: CellIndex): void;

export function cellsAndIndices(tetrisCell: TetrisCell, puyoCell: PuyoCell, index: CellIndex): void {
  const size = { columns: 10, rows: 20 };
  asCell(tetrisCell);
  asCell(puyoCell);
  asCell([3, 4]);
  asCell(cellAt(index, size));
  asIndex(indexAt(puyoCell, size));
  // @ts-expect-error an index as a cell
  asCell(index);
  // @ts-expect-error a cell as an index
  asIndex(tetrisCell);
  // @ts-expect-error a column, a row or any other number as an index
  asIndex(tetrisCell[1]);
  // @ts-expect-error the index of a neighbour has to be stated to be one
  asIndex(index + 10);
  // @ts-expect-error any number as the index of a cell
  cellAt(42, size);
  // @ts-expect-error an index as the cell that it leads to
  indexAt(index, size);
  // @ts-expect-error a cell as a point
  asPoint(tetrisCell);
  // @ts-expect-error a point as a cell
  asCell(inPicture);
}

declare function asPoint(point: Point): void;
