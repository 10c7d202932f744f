/**
 * What the overlay paints when its window can't be translucent: the window is then cut to exactly these
 * rectangles, so that nothing of it covers the game but the lines themselves.
 */
import { scenePixels, type Rect, type Space } from '../../../vision/space.ts';
import { borderStrips, type Corner } from './contour.ts';
import { capRects, capsAt, capSize } from './caps.ts';
import { discLine, discOf, ellipseRects, markOf, type Ellipse } from './disc.ts';
import { numberRects } from './numbers.ts';
import type { CellsShape, DiscShape, OverlayScene, SceneRect, Shape, StatusShape } from './scene.ts';

/** Width of an outline in device-independent pixels. */
export const lineWidth: Record<CellsShape['role'], number> = { hint: 2, second: 1, notHere: 1, group: 1 };

/** Of a board's edge, in device-independent pixels: a line and its casing. */
export const frameWidth = 3;

/** A dash and the gap after it, in device-independent pixels. */
export const dash = { on: 4, off: 3 } as const;

/** Everything that the scene paints, in the overlay window's device-independent pixels. */
export function opaqueRects(scene: OverlayScene): SceneRect[] {
  return scene.shapes.flatMap((shape) => rectsOf(shape, scene.width));
}

function rectsOf(shape: Shape, width: number): SceneRect[] {
  if (shape.type === 'cells') return cellRects(shape);
  if (shape.type === 'disc') return discRects(shape);
  if (shape.type === 'mark') return [shape];
  if (shape.type === 'frame') return borderStrips([shape], frameWidth);
  if (shape.type === 'numbers') return numberRects(shape);
  if (shape.type === 'keys') return capRects(capsAt(shape, width), shape);
  return [statusRect(shape)];
}

/** The lines of a disc and of its mark; a second place is dashed. */
export function discRects({ cell, role, mark }: DiscShape): SceneRect[] {
  const inner = markOf({ cell, mark });
  const outer = discOf(cell);
  const line = ellipseRects(outer, discLine[role]);
  return [
    ...(role === 'second' ? line.filter((rect) => isInDash(rect, outer)) : line),
    ...ellipseRects(inner, mark === 'ring' ? discLine[role] : inner.rx),
  ];
}

function isInDash(rect: SceneRect, { x, y, rx }: Ellipse): boolean {
  const turn = Math.atan2(rect.y + rect.height / 2 - y, rect.x + rect.width / 2 - x) + Math.PI;
  return (turn * rx) % (dash.on + dash.off) < dash.on;
}

/** The lines of one outlined shape: dashed for a second place or a group, with a cross where the piece shouldn't go. */
export function cellRects({ cells, role }: CellsShape): SceneRect[] {
  const strips = borderStrips(cells, lineWidth[role]);
  if (role === 'second' || role === 'group') return strips.flatMap(dashed);
  return role === 'notHere' ? [...strips, ...crossRects(cells)] : strips;
}

function dashed(strip: SceneRect): SceneRect[] {
  const lying = strip.width >= strip.height;
  const length = lying ? strip.width : strip.height;
  const count = Math.ceil(length / (dash.on + dash.off));
  return Array.from({ length: count }, (_, index) => {
    const start = index * (dash.on + dash.off);
    const size = Math.min(dash.on, length - start);
    return lying
      ? { ...strip, x: strip.x + start, width: size }
      : { ...strip, y: strip.y + start, height: size };
  });
}

function crossRects(cells: readonly SceneRect[]): SceneRect[] {
  const { middle, arm } = crossOf(cells);
  const steps = Math.round(arm);
  return Array.from({ length: 2 * steps + 1 }, (_, index) => index - steps).flatMap((step) => [
    scenePixels({ x: middle.x + step - 1, y: middle.y + step - 1, width: 2, height: 2 }),
    scenePixels({ x: middle.x + step - 1, y: middle.y - step - 1, width: 2, height: 2 }),
  ]);
}

/** The place of the small cross: in the cell nearest to the middle of all cells; `arm` is half its width. */
export function crossOf(cells: readonly Rect<Space>[]): { middle: Corner; arm: number } {
  const middles = cells.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const mean = (of: 'x' | 'y') => middles.reduce((sum, point) => sum + point[of], 0) / middles.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (point: Corner) => Math.hypot(point.x - x, point.y - y);
  const middle = middles.reduce((nearest, point) => (far(point) < far(nearest) ? point : nearest), {
    x,
    y: Infinity,
  });
  return { middle, arm: Math.min(cells[0]?.width ?? 0, cells[0]?.height ?? 0) * 0.22 };
}

/** The plate behind a status word: wide enough for its text at 13 px, Japanese letters counted as full width. */
export function statusRect({ x, y, text }: StatusShape): SceneRect {
  const width = [...text].reduce((sum, letter) => sum + (letter.codePointAt(0)! > 0x2e7f ? 13.5 : 7.6), 24);
  return scenePixels({ x, y, width: Math.ceil(width), height: capSize });
}
