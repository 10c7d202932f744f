/** Where the cells of a watched board, and what stands beside it, lie in the overlay window. */
import { capGap } from '../../renderer/shared/hint/caps.ts';
import type { HintStrength } from '../../renderer/shared/hint/strength.ts';
import type { SceneRect } from '../../renderer/shared/hint/scene.ts';
import { dips, scenePixels, type Dips, type Point, type ScenePixels } from '../../vision/space.ts';
import type { Cell, Piece } from '../../engine/tetris/types.ts';
import type { Layout, Rect } from '../../vision/types.ts';
import type { HelpLevel } from '../contract/settings.ts';

export interface SceneView {
  seq: number;
  piece: number;
  layout: Layout;
  helpLevel: HelpLevel;
  /** The part of the picture that the overlay window covers. */
  region: Rect;
  /** Device-independent pixels per frame pixel. */
  perPixel: number;
  translucent: boolean;
  strength?: HintStrength;
  /** The hint bears its piece's letter. */
  letters?: boolean;
  /** Of a piece of Tetris, to draw it with; the usual colours where absent. */
  colourOf?: (piece: Piece) => string;
}

/** In the overlay window: (point - region's corner) * perPixel, to whole pixels, so that lines are crisp. */
const inScene = ({ x, y }: Point, { region, perPixel }: SceneView): Point<ScenePixels> =>
  scenePixels({ x: Math.round((x - region.x) * perPixel), y: Math.round((y - region.y) * perPixel) });

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

/** Left end of the strip for keys and words. */
export function belowBoard(view: SceneView): Point<ScenePixels> {
  const { x, y, height } = view.layout.board;
  const corner = inScene({ x, y: y + height }, view);
  return { ...corner, y: corner.y + capGap };
}
