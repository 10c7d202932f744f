/** From a suggestion to the shapes that the overlay draws. Pure: the command line draws with it as well. */
import type { Candidate, Input } from '../../engine/tetris/types.ts';
import { capGap, capSize, columnGap, columnWidth } from '../contract/hint/caps.ts';
import { colourOf, notHereColour } from '../contract/colours/pieces.ts';
import { helpLevel } from '../contract/help.ts';
import { numbersHeight } from '../contract/hint/numbers.ts';
import { onKeys } from '../contract/hint/gameKeys.ts';
import { statusRect } from '../contract/hint/opaque.ts';
import type { CellsShape, FrameShape, OverlayScene, Shape } from '../contract/hint/scene.ts';
import {
  dips,
  framePixels,
  scenePixels,
  type Dips,
  type FramePixels,
  type Point,
} from '../../vision/space.ts';
import type { Rect } from '../../vision/types.ts';
import type { Advice, TetrisAdvice } from './Advice.ts';
import type { CapSide } from './room/freeSide.ts';
import { puyoShapes } from './puyo/puyoScene.ts';
import { belowBoard, cellRect, numberPlaces, placeOfKeys, type SceneView } from './sceneView.ts';

export type { SceneView };

/** Room around the board for lines and key caps, in device-independent pixels. */
const margin = 8;
/** For key caps in a row, or in a column. */
const rowRoom = 2 * capGap + capSize;
const columnRoom = columnGap + columnWidth + capGap;
/** From a board to the outer side of the line that shows its edge: within the margin, and off the board's own frame. */
const frameGap = 7;

/** So many device-independent pixels are whole ones at every scale in steps of 25 %, as Windows offers them. */
const wholeAtAnyScale = 4;

/**
 * The part of the picture that an overlay over this board has to cover: the board, a margin, a strip below it for words
 * and keys, higher by a line where columns are numbered, and one on the `side` where keys are otherwise; it may reach over the picture's edge. Its edges are whole pixels on a screen where the picture's corner is at
 * `corner`, in device-independent ones: a window is put on whole pixels, and otherwise all that it shows would be beside its place.
 */
export function overlayRegion(
  board: Rect,
  perPixel: number,
  corner: Point<Dips> = dips({ x: 0, y: 0 }),
  side: CapSide = 'below',
  hasNumbers = false,
): Rect<FramePixels> {
  const step = Number.isInteger(1 / perPixel) ? 1 : wholeAtAnyScale;
  const before = (edge: number, from: number, room: number) =>
    Math.floor((from + edge * perPixel - room) / step) * step - from;
  const after = (edge: number, from: number, room: number) =>
    Math.ceil((from + edge * perPixel + room) / step) * step - from;
  const left = before(board.x, corner.x, side === 'left' ? columnRoom : margin);
  const top = before(board.y, corner.y, side === 'above' ? rowRoom : margin);
  const right = after(board.x + board.width, corner.x, side === 'right' ? columnRoom : margin);
  const bottom = after(board.y + board.height, corner.y, rowRoom + (hasNumbers ? numbersHeight : 0));
  return framePixels({
    x: left / perPixel,
    y: top / perPixel,
    width: (right - left) / perPixel,
    height: (bottom - top) / perPixel,
  });
}

/** The scene for a piece; without advice, or with help switched off, it has no shapes. */
export function makeScene(advice: Advice | null, view: SceneView): OverlayScene {
  const { seq, piece, region, perPixel, translucent, help, strength } = view;
  return {
    seq,
    piece,
    ...scenePixels({
      width: Math.round(region.width * perPixel),
      height: Math.round(region.height * perPixel),
    }),
    shapes: advice && help !== 'off' ? shapesFor(advice, view) : [],
    translucent,
    ...(strength && { strength }),
  };
}

/** A line where the keys would be, outside the board: the first of `lines` that has room there, else the last. */
export function makeNotice(lines: readonly string[], view: SceneView): OverlayScene {
  const scene = makeScene(null, view);
  const place = belowBoard(view);
  const room = scene.width - place.x;
  const fits = (text: string) => statusRect({ type: 'status', ...place, text }).width <= room;
  const text = lines.find(fits) ?? lines.at(-1) ?? '';
  return { ...scene, shapes: text && view.help !== 'off' ? [{ type: 'status', ...place, text }] : [] };
}

/** The board's edge, drawn around it so that no cell is touched. */
export function makeFrame(view: SceneView): FrameShape {
  const { columns, rows } = view.layout;
  const [top, bottom] = [cellRect([0, rows - 1], view), cellRect([columns - 1, 0], view)];
  const width = bottom.x + bottom.width - top.x + 2 * frameGap;
  const height = bottom.y + bottom.height - top.y + 2 * frameGap;
  return { type: 'frame', ...scenePixels({ x: top.x - frameGap, y: top.y - frameGap, width, height }) };
}

function shapesFor(advice: Advice, view: SceneView): Shape[] {
  const shapes = advice.game === 'puyo' ? puyoShapes(advice, view) : shapesOf(advice, view);
  return view.numbers ? [{ type: 'numbers', columns: numberPlaces(view) }, ...shapes] : shapes;
}

/** Drawn in this order, so that the hint is on top. */
function shapesOf({ best, second, notHere, keys }: TetrisAdvice, view: SceneView): Shape[] {
  const shapes: Shape[] = [];
  const colour = ({ placement }: Candidate) => (view.colourOf ?? colourOf)(placement.location.type);
  if (helpLevel(view.help) >= 3) {
    if (notHere) shapes.push(makeCells(notHere, 'notHere', notHereColour, view));
    if (second) shapes.push(makeCells(second, 'second', colour(second), view));
  }
  const hint = makeCells(best, view.help === 'ghost' ? 'second' : 'hint', colour(best), view);
  shapes.push(view.letters ? { ...hint, letter: best.placement.location.type } : hint);
  if (helpLevel(view.help) >= 2 && keys.length > 0) shapes.push(makeKeys(keys, view));
  return shapes;
}

function makeCells(
  { cells }: Candidate,
  role: 'hint' | 'second' | 'notHere',
  colour: string,
  view: SceneView,
): CellsShape {
  const visible = cells.filter(([, y]) => y < view.layout.rows);
  return { type: 'cells', role, colour, cells: visible.map((cell) => cellRect(cell, view)) };
}

function makeKeys(keys: readonly Input[], view: SceneView): Shape {
  return { type: 'keys', ...placeOfKeys(view), keys: onKeys(keys, view.gameKeys ?? null) };
}
