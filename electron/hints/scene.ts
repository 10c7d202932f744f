/** From a suggestion to the shapes that the overlay draws. Pure: the command line draws with it as well. */
import type { Candidate, Input } from '../../engine/tetris/types.ts';
import { capGap, capSize } from '../../renderer/shared/hint/caps.ts';
import { colourOf, notHereColour } from '../../renderer/shared/board/colours.ts';
import { statusRect } from '../../renderer/shared/hint/opaque.ts';
import type { CellsShape, OverlayScene, Shape } from '../../renderer/shared/hint/scene.ts';
import { framePixels, scenePixels, type FramePixels } from '../../vision/space.ts';
import type { Rect } from '../../vision/types.ts';
import type { Advice, TetrisAdvice } from './Advice.ts';
import { puyoShapes } from './puyo/puyoScene.ts';
import { belowBoard, cellRect, type SceneView } from './sceneView.ts';

export type { SceneView };

/** Room around the board for lines and key caps, in device-independent pixels. */
const margin = 8;

/**
 * The part of the picture that an overlay over this board has to cover: the board, a margin,
 * and a strip below it for the keys. Its edges are whole device-independent pixels; it may reach over the
 * picture's edge.
 */
export function overlayRegion(board: Rect, perPixel: number): Rect<FramePixels> {
  const left = Math.floor(board.x * perPixel) - margin;
  const top = Math.floor(board.y * perPixel) - margin;
  const right = Math.ceil((board.x + board.width) * perPixel) + margin;
  const bottom = Math.ceil((board.y + board.height) * perPixel) + 2 * capGap + capSize;
  return framePixels({
    x: left / perPixel,
    y: top / perPixel,
    width: (right - left) / perPixel,
    height: (bottom - top) / perPixel,
  });
}

/** The scene for a piece; without advice, or with help switched off, it has no shapes. */
export function makeScene(advice: Advice | null, view: SceneView): OverlayScene {
  const { seq, piece, region, perPixel, translucent, helpLevel, strength } = view;
  return {
    seq,
    piece,
    ...scenePixels({
      width: Math.round(region.width * perPixel),
      height: Math.round(region.height * perPixel),
    }),
    shapes: advice && helpLevel > 0 ? shapesFor(advice, view) : [],
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
  return { ...scene, shapes: text && view.helpLevel > 0 ? [{ type: 'status', ...place, text }] : [] };
}

function shapesFor(advice: Advice, view: SceneView): Shape[] {
  return advice.game === 'puyo' ? puyoShapes(advice, view) : shapesOf(advice, view);
}

/** Drawn in this order, so that the hint lies on top. */
function shapesOf({ best, second, notHere, keys }: TetrisAdvice, view: SceneView): Shape[] {
  const shapes: Shape[] = [];
  const colour = ({ placement }: Candidate) => (view.colourOf ?? colourOf)(placement.location.type);
  if (view.helpLevel >= 3) {
    if (notHere) shapes.push(makeCells(notHere, 'notHere', notHereColour, view));
    if (second) shapes.push(makeCells(second, 'second', colour(second), view));
  }
  const hint = makeCells(best, 'hint', colour(best), view);
  shapes.push(view.letters ? { ...hint, letter: best.placement.location.type } : hint);
  if (view.helpLevel >= 2 && keys.length > 0) shapes.push(makeKeys(keys, view));
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
  return { type: 'keys', ...belowBoard(view), keys: [...keys] };
}
