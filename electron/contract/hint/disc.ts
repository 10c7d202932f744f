/** The parts of a disc in a cell, shared by the overlay, its opaque form, and the command line's pictures. */
import { scenePixels, type Rect, type Space } from '../../../vision/space.ts';
import type { DiscShape, SceneRect } from './scene.ts';

/** In the unit of its cell. */
export interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Of a cell. */
const outerShare = 0.44;
const ringShare = 0.2;
const dotShare = 0.11;

/** Line widths in device-independent pixels. */
export const discLine = { hint: 2, second: 1 } as const;

/** The disc's outline. */
export function discOf({ x, y, width, height }: Rect<Space>): Ellipse {
  return { x: x + width / 2, y: y + height / 2, rx: width * outerShare, ry: height * outerShare };
}

/** The mark in its middle: a circle, drawn as a line for a ring and filled for a dot. */
export function markOf({ cell, mark }: { cell: Rect<Space>; mark: DiscShape['mark'] }): Ellipse {
  const radius = Math.min(cell.width, cell.height) * (mark === 'ring' ? ringShare : dotShare);
  return { ...discOf(cell), rx: radius, ry: radius };
}

/** A line `width` wide inside the ellipse, as rectangles one pixel high; as wide as the ellipse it fills it. */
export function ellipseRects({ x, y, rx, ry }: Ellipse, width: number): SceneRect[] {
  const top = Math.round(y - ry);
  const rows = Math.max(1, Math.round(2 * ry));
  return Array.from({ length: rows }, (_, row) => top + row).flatMap((line) => {
    const outer = halfWidth(rx, ry, line + 0.5 - y);
    const inner = halfWidth(rx - width, ry - width, line + 0.5 - y);
    const [left, right] = [Math.round(x - outer), Math.round(x + outer)];
    const [from, to] = [Math.ceil(x - inner), Math.floor(x + inner)];
    if (inner <= 0)
      return right > left ? [scenePixels({ x: left, y: line, width: right - left, height: 1 })] : [];
    const side = Math.max(1, from - left);
    return [
      scenePixels({ x: left, y: line, width: side, height: 1 }),
      scenePixels({ x: Math.min(to, right - side), y: line, width: side, height: 1 }),
    ];
  });
}

/** Half the width of an ellipse so far from its middle; 0 outside. */
function halfWidth(rx: number, ry: number, dy: number): number {
  if (rx <= 0 || ry <= 0 || Math.abs(dy) >= ry) return 0;
  return rx * Math.sqrt(1 - (dy / ry) ** 2);
}
