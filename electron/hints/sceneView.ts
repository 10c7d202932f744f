/** Where the cells of a watched board, and what stands beside it, lie in the overlay window. */
import { capGap } from '../../renderer/shared/hint/caps.ts';
import type { SceneRect } from '../../renderer/shared/hint/scene.ts';
import type { Layout, Rect } from '../../vision/types.ts';
import type { HelpLevel } from '../contract/ipc.ts';

export interface SceneView {
  seq: number;
  piece: number;
  layout: Layout;
  helpLevel: HelpLevel;
  /** The part of the picture that the overlay window covers, in frame pixels. */
  region: Rect;
  /** Device-independent pixels per frame pixel. */
  perPixel: number;
  translucent: boolean;
}

/** Whole pixels, shared by neighbouring cells, so that lines are crisp and cells touch. */
export function cellRect(
  [x, y]: readonly [x: number, y: number],
  { layout, region, perPixel }: SceneView,
): SceneRect {
  const { board, columns, rows } = layout;
  const across = (column: number) =>
    Math.round((board.x + (board.width * column) / columns - region.x) * perPixel);
  const down = (row: number) => Math.round((board.y + (board.height * row) / rows - region.y) * perPixel);
  const top = rows - 1 - y;
  return {
    x: across(x),
    y: down(top),
    width: across(x + 1) - across(x),
    height: down(top + 1) - down(top),
  };
}

/** Left end of the strip for keys and words. */
export function belowBoard({ layout: { board }, region, perPixel }: SceneView): { x: number; y: number } {
  return {
    x: Math.round((board.x - region.x) * perPixel),
    y: Math.round((board.y + board.height - region.y) * perPixel) + capGap,
  };
}
