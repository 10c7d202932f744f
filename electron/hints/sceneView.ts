/** Where the cells of a watched board, and what is beside it, are in the overlay window. */
import { capGap, capSize, columnGap } from '../contract/hint/caps.ts';
import { numbersHeight } from '../contract/hint/numbers.ts';
import type { GameKeys } from '../contract/hint/gameKeys.ts';
import type { HintStrength } from '../contract/hint/strength.ts';
import type { KeysShape, SceneRect } from '../contract/hint/scene.ts';
import { dips, scenePixels, type Dips, type Point, type ScenePixels } from '../../vision/space.ts';
import type { Cell, Piece } from '../../engine/tetris/types.ts';
import type { Layout, Rect } from '../../vision/types.ts';
import { columnTop, type CapSide } from './room/freeSide.ts';
import type { Help } from '../contract/help.ts';

export interface SceneView {
  seq: number;
  piece: number;
  layout: Layout;
  help: Help;
  /** The part of the picture that the overlay window covers. */
  region: Rect;
  /** Device-independent pixels per frame pixel. */
  perPixel: number;
  translucent: boolean;
  strength?: HintStrength;
  /** The hint bears its piece's letter. */
  letters?: boolean;
  /** The labels of the game's keys; caps show what a key does where absent. */
  gameKeys?: GameKeys | null;
  /** On which side of the board key caps are; below where absent. */
  side?: CapSide;
  /** The columns' numbers are below the board. */
  numbers?: boolean;
  /** Of a piece of Tetris, to draw it with; the usual colours where absent. */
  colourOf?: (piece: Piece) => string;
}

/**
 * In the overlay window: (point - region's corner) * perPixel, to whole pixels, so that lines are crisp: of the screen, or
 * of the scene where the window is cut to what is painted.
 */
function inScene({ x, y }: Point, { region, perPixel, translucent }: SceneView): Point<ScenePixels> {
  const grid = translucent ? Math.min(1, perPixel) : 1;
  const onGrid = (length: number) => Math.round((length * perPixel) / grid) * grid;
  return scenePixels({ x: onGrid(x - region.x), y: onGrid(y - region.y) });
}

/** On the screen: corner of the overlay window + rect. */
export const onScreenFrom = (rect: SceneRect, overlay: Point<Dips>): Rect<Dips> =>
  dips({ x: overlay.x + rect.x, y: overlay.y + rect.y, width: rect.width, height: rect.height });

/** Its edges are shared by neighbouring cells, so that cells touch. */
export function cellRect([x, y]: Cell, view: SceneView): SceneRect {
  const { board, columns, rows } = view.layout;
  const corner = (column: number, row: number): Point => ({
    x: board.x + (board.width * column) / columns,
    y: board.y + (board.height * row) / rows,
  });
  const top = rows - 1 - y;
  const from = inScene(corner(x, top), view);
  const to = inScene(corner(x + 1, top + 1), view);
  return { ...from, ...scenePixels({ width: to.x - from.x, height: to.y - from.y }) };
}

/** Where the key caps begin, and which way they go. */
export function placeOfKeys(view: SceneView): Point<ScenePixels> & Pick<KeysShape, 'column'> {
  const { side = 'below' } = view;
  const { x, y, width, height } = view.layout.board;
  if (side === 'below') return belowBoard(view);
  if (side === 'above') {
    const corner = inScene({ x, y }, view);
    return { ...corner, y: corner.y - capGap - capSize };
  }
  const edge = inScene({ x: side === 'right' ? x + width : x, y: y + columnTop * height }, view);
  return { ...edge, x: edge.x + (side === 'right' ? columnGap : -columnGap), column: side };
}

/** Left end of the strip for words, and for keys where nothing else is there. */
export function belowBoard(view: SceneView): Point<ScenePixels> {
  const { x, y, height } = view.layout.board;
  const corner = inScene({ x, y: y + height }, view);
  return { ...corner, y: corner.y + capGap + (view.numbers ? numbersHeight : 0) };
}

/** The middle of each column, from the left, below the board. */
export function numberPlaces(view: SceneView): Point<ScenePixels>[] {
  return Array.from({ length: view.layout.columns }, (_, column) => {
    const { x, y, width, height } = cellRect([column, 0], view);
    return scenePixels({ x: x + width / 2, y: y + height + 2 });
  });
}
