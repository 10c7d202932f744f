/** Boxes, grids and labels on a part of a picture, as SVG. */
import type { Rect } from '../../../vision/types.ts';

/** All places in pixels of the picture. */
export interface Mark {
  rect: Rect;
  colour: string;
  /** Above the box, or within it where there is no room; `inside`: in its middle. */
  label: string;
  inside?: true;
  /** Lines divide the box into so many cells. */
  grid?: { columns: number; rows: number };
}

const letters = { size: 13, width: 8, height: 18 };
const ink = '#14161A';

/** The marks on `part` of a picture, which is shown `scale` times as large. */
export function svgOfMarks(marks: readonly Mark[], part: Rect, scale: number): string {
  const [width, height] = [part.width * scale, part.height * scale];
  const shown = marks.map((mark) => paint({ ...mark, rect: shownAt(mark.rect, part, scale) }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shown.join('')}</svg>`;
}

const shownAt = ({ x, y, width, height }: Rect, part: Rect, scale: number): Rect => ({
  x: (x - part.x) * scale,
  y: (y - part.y) * scale,
  width: width * scale,
  height: height * scale,
});

function paint(mark: Mark): string {
  const { rect, colour } = mark;
  const box = (stroke: string, wide: number, more: string): string =>
    `<rect ${attributesOf(rect)} stroke="${stroke}" stroke-width="${wide}" ${more}/>`;
  const fill = mark.inside ? `fill="${colour}" fill-opacity="0.35"` : 'fill="none"';
  return (
    box(ink, 4, 'fill="none" stroke-opacity="0.5"') + box(colour, 2, fill) + gridOf(mark) + labelOf(mark)
  );
}

const attributesOf = ({ x, y, width, height }: Rect): string =>
  `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;

const round = (value: number): number => Math.round(value * 100) / 100;

function gridOf({ rect, colour, grid }: Mark): string {
  if (!grid) return '';
  const { x, y, width, height } = rect;
  const down = betweenCells(grid.columns).map(
    (at) => `M${round(x + at * width)} ${round(y)}v${round(height)}`,
  );
  const across = betweenCells(grid.rows).map(
    (at) => `M${round(x)} ${round(y + at * height)}h${round(width)}`,
  );
  return `<path d="${[...down, ...across].join('')}" fill="none" stroke="${colour}" stroke-opacity="0.7"/>`;
}

/** Where lines divide a length of 1 into so many cells. */
const betweenCells = (cells: number): number[] =>
  Array.from({ length: cells - 1 }, (_, i) => (i + 1) / cells);

function labelOf({ rect, colour, label, inside }: Mark): string {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 + letters.size / 3 };
  if (inside) return textOf(label, middle.x, middle.y, '#FFFFFF', 'middle');
  const top = Math.max(0, rect.y - letters.height);
  const left = Math.max(0, rect.x);
  const ground = { x: left, y: top, width: label.length * letters.width + 6, height: letters.height };
  return `<rect ${attributesOf(ground)} fill="${ink}"/>${textOf(label, left + 3, top + letters.size, colour, 'start')}`;
}

function textOf(text: string, x: number, y: number, colour: string, anchor: 'start' | 'middle'): string {
  const face = `font-family="monospace" font-size="${letters.size}" font-weight="600" text-anchor="${anchor}"`;
  const look = `${face} stroke="${ink}" stroke-width="3" paint-order="stroke"`;
  return `<text x="${round(x)}" y="${round(y)}" fill="${colour}" ${look}>${escaped(text)}</text>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
