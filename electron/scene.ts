/** From a suggestion to the shapes that the overlay draws. Pure: the command line draws with it as well. */
import type { Candidate, Cell, Input } from '../engine/tetris/types.ts';
import { capGap, capSize } from '../renderer/shared/caps.ts';
import { colourOf, notHereColour } from '../renderer/shared/colours.ts';
import { statusRect } from '../renderer/shared/opaque.ts';
import type { OverlayScene, SceneRect, Shape } from '../renderer/shared/scene.ts';
import type { Layout, Rect } from '../vision/types.ts';
import type { HelpLevel } from './ipc.ts';

/** What is known about the falling piece: where it should go and how it gets there. */
export interface Advice {
  best: Candidate;
  second: Candidate | null;
  /** A place that looks good and is not. */
  notHere: Candidate | null;
  keys: readonly Input[];
}

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

/** Room around the board for lines and key caps, in device-independent pixels. */
const margin = 8;

/**
 * The part of the picture, in frame pixels, that an overlay over this board has to cover: the board, a margin,
 * and a strip below it for the keys. Its edges are whole device-independent pixels; it may reach over the
 * picture's edge.
 */
export function overlayRegion(board: Rect, perPixel: number): Rect {
  const left = Math.floor(board.x * perPixel) - margin;
  const top = Math.floor(board.y * perPixel) - margin;
  const right = Math.ceil((board.x + board.width) * perPixel) + margin;
  const bottom = Math.ceil((board.y + board.height) * perPixel) + 2 * capGap + capSize;
  return {
    x: left / perPixel,
    y: top / perPixel,
    width: (right - left) / perPixel,
    height: (bottom - top) / perPixel,
  };
}

/** The scene for a piece; without advice, or with help switched off, it has no shapes. */
export function makeScene(advice: Advice | null, view: SceneView): OverlayScene {
  const { seq, piece, region, perPixel, translucent, helpLevel } = view;
  return {
    seq,
    piece,
    width: Math.round(region.width * perPixel),
    height: Math.round(region.height * perPixel),
    shapes: advice && helpLevel > 0 ? shapesOf(advice, view) : [],
    translucent,
  };
}

/** A line where the keys would be, outside the board: the first of `lines` that has room there, else the last. */
export function makeNotice(lines: readonly string[], view: SceneView): OverlayScene {
  const scene = makeScene(null, view);
  const place = belowBoard(view);
  const room = scene.width - place.x;
  const fits = (text: string) => statusRect({ type: 'status', ...place, text }).width <= room;
  const text = lines.find(fits) ?? lines.at(-1) ?? '';
  return { ...scene, shapes: text && view.helpLevel > 0 ? [{ type: 'status', ...place, text }] : [] };
}

/** Drawn in this order, so that the hint lies on top. */
function shapesOf({ best, second, notHere, keys }: Advice, view: SceneView): Shape[] {
  const shapes: Shape[] = [];
  if (view.helpLevel >= 3) {
    if (notHere) shapes.push(makeCells(notHere, 'notHere', notHereColour, view));
    if (second) shapes.push(makeCells(second, 'second', colourOf(second.placement.location.type), view));
  }
  shapes.push(makeCells(best, 'hint', colourOf(best.placement.location.type), view));
  if (view.helpLevel >= 2 && keys.length > 0) shapes.push(makeKeys(keys, view));
  return shapes;
}

function makeCells(
  { cells }: Candidate,
  role: 'hint' | 'second' | 'notHere',
  colour: string,
  view: SceneView,
): Shape {
  const visible = cells.filter(([, y]) => y < view.layout.rows);
  return { type: 'cells', role, colour, cells: visible.map((cell) => cellRect(cell, view)) };
}

/** Whole pixels, shared by neighbouring cells, so that lines are crisp and cells touch. */
function cellRect([x, y]: Cell, { layout, region, perPixel }: SceneView): SceneRect {
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

function makeKeys(keys: readonly Input[], view: SceneView): Shape {
  return { type: 'keys', ...belowBoard(view), keys: [...keys] };
}

function belowBoard({ layout: { board }, region, perPixel }: SceneView): { x: number; y: number } {
  return {
    x: Math.round((board.x - region.x) * perPixel),
    y: Math.round((board.y + board.height - region.y) * perPixel) + capGap,
  };
}
