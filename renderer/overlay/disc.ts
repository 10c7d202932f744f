/** A puyo's place as a disc: the axis with a ring in it, the child with a dot. */
import { discLine, discOf, markOf, type Ellipse } from '../shared/hint/disc.ts';
import { dash, discRects } from '../shared/hint/opaque.ts';
import type { DiscShape } from '../shared/hint/scene.ts';
import type { HintLook } from '../shared/hint/strength.ts';
import { element, group, rectangle, type Attributes } from './svg.ts';

const casing = '#14161A';

export function disc(shape: DiscShape, translucent: boolean, look: HintLook): SVGElement {
  if (!translucent) return group(...discRects(shape).map((rect) => rectangle(rect, { fill: shape.colour })));
  const painted = shape.role === 'hint' ? hint(shape, look) : second(shape);
  painted.setAttribute('opacity', String(look.line));
  return painted;
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
