/** Paints a scene into an SVG element whose user units are device-independent pixels. */
import { capRects, capsAt, iconOf, labelOf, type Cap } from '../../electron/contract/hint/caps.ts';
import { notHereColour } from '../../electron/contract/colours/pieces.ts';
import {
  cellRects,
  crossOf,
  dash,
  frameWidth,
  lineWidth,
  statusRect,
} from '../../electron/contract/hint/opaque.ts';
import { hintLooks, type HintLook } from '../../electron/contract/hint/strength.ts';
import { borderStrips, outline } from '../../electron/contract/hint/contour.ts';
import { markColours } from '../../electron/contract/hint/mark.ts';
import type {
  CellsShape,
  FrameShape,
  KeysShape,
  MarkShape,
  OverlayScene,
  SceneRect,
  Shape,
  StatusShape,
} from '../../electron/contract/hint/scene.ts';
import { scenePixels } from '../../vision/space.ts';
import { disc } from './disc.ts';
import { numbers } from './numbers.ts';
import { element, group, rectangle, type Attributes } from './svg.ts';

const fadeMs = 80;
/** Of a cell. */
const rounding = 0.12;
const plateFill = '#14161A';
const plateLine = '#4A5260';
const ink = '#E8EAED';
const frameColour = '#31C7EF';

/** Replaces the content of `svg` at once; `null` leaves nothing. `fadeIn` lets hints appear over 80 ms. */
export function draw(svg: SVGSVGElement, scene: OverlayScene | null, { fadeIn }: { fadeIn: boolean }): void {
  svg.replaceChildren(...(scene ? scene.shapes.map((shape) => paint(shape, scene)) : []));
  if (fadeIn)
    for (const shape of svg.querySelectorAll('[data-role]'))
      shape.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'ease-out' });
}

function paint(shape: Shape, { translucent, width, strength = 'normal' }: OverlayScene): SVGElement {
  if (shape.type === 'keys') return keys(shape, width, translucent);
  if (shape.type === 'status') return status(shape, translucent);
  if (shape.type === 'numbers') return numbers(shape, translucent);
  if (shape.type === 'mark') return mark(shape);
  if (shape.type === 'frame') return frame(shape);
  const look = hintLooks[strength];
  const painted = shape.type === 'disc' ? disc(shape, translucent, look) : cells(shape, translucent, look);
  painted.dataset['role'] = shape.role;
  return painted;
}

const painters: Record<CellsShape['role'], (shape: CellsShape, look: HintLook) => SVGElement> = {
  hint,
  second,
  notHere,
  group: joined,
};

function cells(shape: CellsShape, translucent: boolean, look: HintLook): SVGElement {
  if (!translucent) return lines(shape);
  const painted = painters[shape.role](shape, look);
  painted.setAttribute('opacity', String(look.line));
  if (shape.letter) painted.append(letterIn(shape.cells, shape.letter));
  return painted;
}

/** In the cell in the middle, on a plate of its own, so that it reads on any board. */
function letterIn(cells: readonly SceneRect[], letter: string): SVGElement {
  const { middle, arm } = crossOf(cells);
  const size = Math.max(11, Math.round(arm * 2.2));
  return group(
    element('circle', { cx: middle.x, cy: middle.y, r: size * 0.75, fill: plateFill, 'fill-opacity': 0.85 }),
    label(letter, middle.x, middle.y + size * 0.36, 'middle', size),
  );
}

/** Wide, faint strokes make the glow: cheaper than a blur, and as soft. A dark casing parts the line from bright boards. */
function hint({ cells, colour }: CellsShape, { fill, width }: HintLook): SVGElement {
  const d = pathOf(cells);
  return group(
    element('path', { d, fill: colour, 'fill-opacity': fill }),
    stroke(d, colour, 10, { 'stroke-opacity': 0.1 }),
    stroke(d, colour, 6, { 'stroke-opacity': 0.16 }),
    stroke(d, plateFill, lineWidth.hint * width + 2, { 'stroke-opacity': 0.4 }),
    stroke(d, colour, lineWidth.hint * width),
  );
}

function second({ cells, colour }: CellsShape, { width }: HintLook): SVGElement {
  const dashes = { 'stroke-dasharray': `${dash.on} ${dash.off}` };
  return group(stroke(pathOf(cells), colour, lineWidth.second * width, { ...dashes, ...onPixels }));
}

function notHere({ cells }: CellsShape): SVGElement {
  const { middle, arm } = crossOf(cells);
  const cross = `M${middle.x - arm} ${middle.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return group(
    ...cells.map((cell) => stroke(hatching(cell), notHereColour, 1, { 'stroke-opacity': 0.55 })),
    stroke(pathOf(cells), notHereColour, lineWidth.notHere, onPixels),
    stroke(cross, notHereColour, 2, { 'stroke-linecap': 'round' }),
  );
}

/** Faint: it is drawn on the game's own blocks. */
function joined({ cells, colour }: CellsShape): SVGElement {
  return group(stroke(pathOf(cells), colour, lineWidth.group, { 'stroke-opacity': 0.6, ...onPixels }));
}

/** A line one pixel wide is sharp in the middle of a pixel. */
const onPixels = { transform: 'translate(0.5 0.5)' };

function stroke(d: string, colour: string, width: number, more: Attributes = {}): SVGElement {
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

/** Three diagonals that go on from cell to cell. */
function hatching({ x, y, width, height }: SceneRect): string {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  return (
    `M${x} ${y + halfHeight}l${halfWidth} ${-halfHeight}` +
    `M${x} ${y + height}l${width} ${-height}` +
    `M${x + halfWidth} ${y + height}l${halfWidth} ${-halfHeight}`
  );
}

/** Lines only, exactly the rectangles that the window is cut to. */
function lines(shape: CellsShape): SVGElement {
  const fill = shape.role === 'notHere' ? notHereColour : shape.colour;
  return group(...cellRects(shape).map((rect) => rectangle(rect, { fill })));
}

function pathOf(cells: readonly SceneRect[]): string {
  return outline(cells, rounding * Math.min(cells[0]?.width ?? 0, cells[0]?.height ?? 0));
}

function keys(shape: KeysShape, width: number, translucent: boolean): SVGElement {
  const caps = capsAt(shape, width);
  return group(...capRects(caps, shape).map((rect, at) => keyCap(caps[at]!, rect, translucent)));
}

/** A plate fills its whole rectangle where the window is cut to it. */
function plate(rect: SceneRect, translucent: boolean): SVGElement {
  return rectangle(rect, translucent ? { fill: plateFill, 'fill-opacity': 0.9, rx: 5 } : { fill: plateFill });
}

function keyCap(cap: Cap, rect: SceneRect, translucent: boolean): SVGElement {
  const { x, y, width, height } = rect;
  const inner = { ...rect, x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 };
  const times = cap.times > 1 ? [label(`×${cap.times}`, x + width - 6, y + 16, 'end', 11)] : [];
  return group(
    plate(rect, translucent),
    rectangle(inner, { fill: 'none', stroke: plateLine, rx: 4 }),
    face(cap, rect),
    ...times,
  );
}

function face({ key }: Cap, { x, y, width, height }: SceneRect): SVGElement {
  const icon = iconOf(key);
  if (!icon) return label(labelOf(key), x + width / 2, y + height / 2 + 4, 'middle', 11);
  return stroke(icon, ink, 1.75, {
    transform: `translate(${x + 4} ${y + 4})`,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function status(shape: StatusShape, translucent: boolean): SVGElement {
  const rect = statusRect(shape);
  const middle = rect.x + rect.width / 2;
  return group(plate(rect, translucent), label(shape.text, middle, rect.y + 16.5, 'middle', 13));
}

/** The line in the middle of a dark casing, so that it is seen on any game. */
function frame(shape: FrameShape): SVGElement {
  const line = scenePixels({
    x: shape.x + 1,
    y: shape.y + 1,
    width: shape.width - 2,
    height: shape.height - 2,
  });
  return group(
    ...borderStrips([shape], frameWidth).map((strip) => rectangle(strip, { fill: plateFill })),
    ...borderStrips([line], frameWidth - 2).map((strip) => rectangle(strip, { fill: frameColour })),
  );
}

function mark({ x, y, width, height }: MarkShape): SVGElement {
  const half = width / 2;
  const halves = markColours.map((fill, at) =>
    rectangle(scenePixels({ x: x + at * half, y, width: half, height }), { fill }),
  );
  return group(...halves);
}

function label(text: string, x: number, y: number, anchor: 'middle' | 'end', size: number): SVGElement {
  const node = element('text', {
    x,
    y,
    'text-anchor': anchor,
    'font-size': size,
    'font-weight': 600,
    fill: ink,
  });
  node.textContent = text;
  return node;
}
