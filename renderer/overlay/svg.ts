/** Short ways to make SVG nodes. */
import type { SceneRect } from '../../electron/contract/hint/scene.ts';

export type Attributes = Record<string, string | number>;

export function element(name: string, attributes: Attributes): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

export function group(...children: SVGElement[]): SVGElement {
  const node = element('g', {});
  node.append(...children);
  return node;
}

export function rectangle({ x, y, width, height }: SceneRect, attributes: Attributes): SVGElement {
  return element('rect', { x, y, width, height, ...attributes });
}
