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

/** Takes a place of one space: each of these functions is called with one of every other space below. */
declare function asScreen(rect: Rect<ScreenPixels>): void;
declare function asDips(rect: Rect<Dips>): void;
declare function asScene(rect: Rect<ScenePixels>): void;
declare function asFrame(rect: Rect<FramePixels>): void;
declare function asPicture(rect: Rect): void;
declare function asSearched(rect: Rect<SearchedPixels>): void;
declare function asParts(rect: Rect<Fractions>): void;
declare function asUnits(rect: Rect<BoardUnits>): void;

export function allowed(): void {
  asScreen(onScreen);
  asDips(inDips);
  asScene(inScene);
  asFrame(inFrame);
  asPicture(inFrame);
  asPicture(inPicture);
  asPicture({ x: 1, y: 2, width: 3, height: 4 });
  asSearched(inSearched);
  asParts(inParts);
  asUnits(onBoard);
  asDips({ ...inDips, x: 5 });
  asFrame(rectOf(inParts, inFrame));
  asParts(fractionsOf(inPicture, inFrame));
}

export function screenPixelsElsewhere(): void {
  // @ts-expect-error screen pixels as device-independent ones
  asDips(onScreen);
  // @ts-expect-error screen pixels as scene pixels
  asScene(onScreen);
  // @ts-expect-error screen pixels as frame pixels
  asFrame(onScreen);
  // @ts-expect-error screen pixels as frame pixels that may be plain
  asPicture(onScreen);
  // @ts-expect-error screen pixels as fractions
  asParts(onScreen);
}

export function dipsElsewhere(): void {
  // @ts-expect-error device-independent pixels as screen pixels
  asScreen(inDips);
  // @ts-expect-error device-independent pixels as scene pixels
  asScene(inDips);
  // @ts-expect-error device-independent pixels as frame pixels
  asFrame(inDips);
  // @ts-expect-error device-independent pixels as frame pixels that may be plain
  asPicture(inDips);
  // @ts-expect-error a moved rectangle keeps its space
  asPicture({ ...inDips, x: 5 });
  // @ts-expect-error device-independent pixels as fractions
  asParts(inDips);
}

export function scenePixelsElsewhere(): void {
  // @ts-expect-error scene pixels as screen pixels
  asScreen(inScene);
  // @ts-expect-error scene pixels as device-independent pixels of the screens
  asDips(inScene);
  // @ts-expect-error scene pixels as frame pixels
  asPicture(inScene);
  // @ts-expect-error scene pixels as fractions
  asParts(inScene);
}

export function framePixelsElsewhere(): void {
  // @ts-expect-error frame pixels as screen pixels
  asScreen(inFrame);
  // @ts-expect-error plain frame pixels as screen pixels
  asScreen(inPicture);
  // @ts-expect-error frame pixels as device-independent pixels
  asDips(inFrame);
  // @ts-expect-error frame pixels as scene pixels
  asScene(inFrame);
  // @ts-expect-error frame pixels as those of the searched picture
  asSearched(inFrame);
  // @ts-expect-error frame pixels as fractions
  asParts(inFrame);
}

export function searchedPixelsElsewhere(): void {
  // @ts-expect-error searched pixels as frame pixels
  asFrame(inSearched);
  // @ts-expect-error searched pixels as frame pixels that may be plain
  asPicture(inSearched);
  // @ts-expect-error searched pixels as screen pixels
  asScreen(inSearched);
}

export function fractionsElsewhere(): void {
  // @ts-expect-error fractions as frame pixels
  asFrame(inParts);
  // @ts-expect-error fractions as frame pixels that may be plain
  asPicture(inParts);
  // @ts-expect-error fractions as screen pixels
  asScreen(inParts);
  // @ts-expect-error fractions as scene pixels
  asScene(inParts);
  // @ts-expect-error fractions of pixels that are no fractions
  rectOf(inPicture, inFrame);
  // @ts-expect-error a point that is no fraction
  pointAt({ x: 0.5, y: 0.5 }, inFrame);
}

export function boardUnitsElsewhere(): void {
  // @ts-expect-error cells of a board as scene pixels
  asScene(onBoard);
  // @ts-expect-error cells of a board as frame pixels
  asPicture(onBoard);
  // @ts-expect-error frame pixels as cells of a board
  asUnits(inPicture);
}

/** Plain numbers, such as a rectangle from Electron, are of no space but vision's own. */
export function plainNumbers(): void {
  // @ts-expect-error as screen pixels
  asScreen(numbers);
  // @ts-expect-error as device-independent pixels
  asDips(numbers);
  // @ts-expect-error as scene pixels
  asScene({ x: 1, y: 2, width: 3, height: 4 });
  // @ts-expect-error as frame pixels, where they are made
  asFrame(numbers);
  // @ts-expect-error as searched pixels
  asSearched(numbers);
  // @ts-expect-error as fractions
  asParts(numbers);
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
