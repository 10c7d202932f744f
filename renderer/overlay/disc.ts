/** A puyo's place as a disc: the axis with a ring in it, the child with a dot. */
import { discLine, discOf, markOf, type Ellipse } from '../../electron/contract/hint/disc.ts';
import { dash, discRects } from '../../electron/contract/hint/opaque.ts';
import type { DiscShape } from '../../electron/contract/hint/scene.ts';
import type { HintLook } from '../../electron/contract/hint/strength.ts';
import { element, group, rectangle, type Attributes } from './svg.ts';

const casing = '#14161A';
/** Of a disc: so much is taken by the plate of its sign. */
const signShare = 0.6;

export function disc(shape: DiscShape, translucent: boolean, look: HintLook): SVGElement {
  if (!translucent) return group(...discRects(shape).map((rect) => rectangle(rect, { fill: shape.colour })));
  const painted = shape.role === 'hint' ? hint(shape, look) : second(shape);
  painted.setAttribute('opacity', String(look.line));
  if (shape.sign) painted.append(signOn(shape, shape.sign));
  return painted;
}

/** On a plate of its own, which says by its colour which of the pair it is: dark in the ring, light around the dot. */
function signOn({ cell, colour, mark }: DiscShape, sign: string): SVGElement {
  const { x, y, rx, ry } = discOf(cell);
  const plate = { x, y, rx: rx * signShare, ry: ry * signShare };
  const [fill, stroke] = mark === 'ring' ? [casing, colour] : [colour, casing];
  const transform = `translate(${cell.x} ${cell.y}) scale(${cell.width} ${cell.height})`;
  return group(
    ellipse(plate, { fill, stroke: colour, 'stroke-width': discLine.hint }),
    element('path', { d: sign, transform, fill: 'none', stroke, 'stroke-width': 0.08 }),
  );
}

/** Wide, faint strokes make the glow; a dark casing parts the line from bright boards. */
function hint({ cell, colour, mark }: DiscShape, { fill, width }: HintLook): SVGElement {
  const outer = discOf(cell);
  const inner = markOf({ cell, mark });
  return group(
    ellipse(outer, { fill: colour, 'fill-opacity': fill }),
    line(outer, colour, 9, { 'stroke-opacity': 0.1 }),
    line(outer, colour, 5, { 'stroke-opacity': 0.16 }),
    line(outer, casing, discLine.hint * width + 2, { 'stroke-opacity': 0.4 }),
    line(outer, colour, discLine.hint * width),
    ...(mark === 'ring'
      ? [line(inner, casing, 4, { 'stroke-opacity': 0.4 }), line(inner, colour, discLine.hint)]
      : [ellipse(inner, { fill: colour, stroke: casing, 'stroke-opacity': 0.4 })]),
  );
}

function second({ cell, colour, mark }: DiscShape): SVGElement {
  const inner = markOf({ cell, mark });
  return group(
    line(discOf(cell), colour, discLine.second, { 'stroke-dasharray': `${dash.on} ${dash.off}` }),
    mark === 'ring' ? line(inner, colour, discLine.second) : ellipse(inner, { fill: colour }),
  );
}

function line(at: Ellipse, colour: string, width: number, more: Attributes = {}): SVGElement {
  return ellipse(at, { fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

function ellipse({ x, y, rx, ry }: Ellipse, attributes: Attributes): SVGElement {
  return element('ellipse', { cx: x, cy: y, rx, ry, ...attributes });
}
