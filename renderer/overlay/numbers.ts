/** Paints the columns' numbers: faint, so that they are read only by who looks for them. */
import { numberRects } from '../../electron/contract/hint/numbers.ts';
import type { NumbersShape, SceneRect } from '../../electron/contract/hint/scene.ts';
import { element, group, rectangle } from './svg.ts';

const ink = '#E8EAED';
const ground = '#14161A';

/** On plates where the window is cut to them; otherwise with a dark casing alone. */
export function numbers(shape: NumbersShape, translucent: boolean): SVGElement {
  return group(...numberRects(shape).map((rect, column) => number(String(column + 1), rect, translucent)));
}

function number(text: string, rect: SceneRect, translucent: boolean): SVGElement {
  const node = element('text', {
    x: rect.x + rect.width / 2,
    y: rect.y + 8,
    'text-anchor': 'middle',
    'font-size': 9,
    fill: ink,
    ...(translucent
      ? {
          'fill-opacity': 0.75,
          stroke: ground,
          'stroke-width': 2,
          'stroke-opacity': 0.5,
          'paint-order': 'stroke',
        }
      : {}),
  });
  node.textContent = text;
  return translucent ? node : group(rectangle(rect, { fill: ground }), node);
}
