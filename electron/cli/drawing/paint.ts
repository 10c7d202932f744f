/** A scene as SVG, for pictures that the command line writes. */
import { type Cap, capRects, capsOf, iconOf, labelOf } from '../../contract/hint/caps.ts';
import { discOf, type Ellipse, markOf } from '../../contract/hint/disc.ts';
import { outline } from '../../contract/hint/contour.ts';
import type {
  CellsShape,
  DiscShape,
  KeysShape,
  OverlayScene,
  SceneRect,
  Shape,
} from '../../contract/hint/scene.ts';

/** The scene as a document; `below` is painted first. */
export function svgOf(scene: Pick<OverlayScene, 'width' | 'height' | 'shapes'>, below = ''): string {
  const { width, height, shapes } = scene;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${below}${shapes.map(paint).join('')}</svg>`;
}

function paint(shape: Shape): string {
  if (shape.type === 'cells') return shape.role === 'group' ? paintGroup(shape) : paintCells(shape);
  if (shape.type === 'disc') return paintDisc(shape);
  return shape.type === 'keys' ? paintKeys(shape) : '';
}

/** As on the overlay: a soft glow of wide faint strokes, a dark casing, the line, a thin fill. */
function paintCells({ cells, colour }: CellsShape): string {
  const [first] = cells;
  if (!first) return '';
  const d = outline(cells, 0.12 * Math.min(first.width, first.height));
  const stroke = (ink: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return (
    `<path d="${d}" fill="${colour}" fill-opacity="0.18"/>` +
    stroke(colour, 10, 0.1) +
    stroke(colour, 6, 0.16) +
    stroke('#14161A', 4, 0.4) +
    stroke(colour, 2, 1)
  );
}

/** Faint: it is drawn on the game's own blocks. */
function paintGroup({ cells, colour }: CellsShape): string {
  return `<path d="${outline(cells, 0)}" fill="none" stroke="${colour}" stroke-opacity="0.6"/>`;
}

/** The axis with a ring in it, the child with a dot. */
function paintDisc({ cell, colour, mark }: DiscShape): string {
  const outer = ellipse(discOf(cell));
  const inner = ellipse(markOf({ cell, mark }));
  const stroke = (at: string, ink: string, width: number, opacity: number) =>
    `<ellipse ${at} fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return (
    `<ellipse ${outer} fill="${colour}" fill-opacity="0.18"/>` +
    stroke(outer, colour, 9, 0.1) +
    stroke(outer, colour, 5, 0.16) +
    stroke(outer, '#14161A', 4, 0.4) +
    stroke(outer, colour, 2, 1) +
    (mark === 'ring'
      ? stroke(inner, '#14161A', 4, 0.4) + stroke(inner, colour, 2, 1)
      : `<ellipse ${inner} fill="${colour}" stroke="#14161A" stroke-opacity="0.4"/>`)
  );
}

const ellipse = ({ x, y, rx, ry }: Ellipse): string => `cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`;

function paintKeys(shape: KeysShape): string {
  const caps = capsOf(shape.keys);
  return capRects(caps, shape)
    .map((rect, index) => paintCap(caps[index]!, rect))
    .join('');
}

function paintCap({ key, times }: Cap, { x, y, width, height }: SceneRect): string {
  const icon = iconOf(key);
  const face = icon
    ? `<path d="${icon}" transform="translate(${x + 4} ${y + 4})" fill="none" stroke="#E8EAED" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`
    : label(labelOf(key), x + width / 2, y + height / 2 + 4, 'middle');
  const count = times > 1 ? label(`×${times}`, x + width - 6, y + 16, 'end') : '';
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="#14161A" stroke="#4A5260"/>` +
    face +
    count
  );
}

function label(text: string, x: number, y: number, anchor: 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="sans-serif" font-size="11" font-weight="600" fill="#E8EAED">${text}</text>`;
}
