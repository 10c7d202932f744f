/** Okiba's sign: a T, drawn as hints are, over the place that it fits into. The one source of all icons. */

/** Cells of the picture's side; y counts from the bottom row. */
const side = 4;
/** Of the picture's side, on each side of the cells. */
const margin = 0.14;

type Cell = readonly [x: number, y: number];

const blocks: readonly Cell[] = [
  [0, 0],
  [2, 0],
  [3, 0],
  [3, 1],
];

/** The T, pointing down into the gap, clockwise from its upper left corner, in cells from the lower left. */
const outline: readonly Cell[] = [
  [0, 2],
  [3, 2],
  [3, 1],
  [2, 1],
  [2, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

interface Colours {
  ground: string | null;
  block: string;
  hint: string;
}

const coloured: Colours = { ground: '#14161A', block: '#5B6472', hint: '#31C7EF' };

/** A square picture of `size` pixels as SVG. */
export const iconSvg = (size: number): string => svg(size, coloured);

/** The same in one colour on nothing, for the bars of systems that want it so. */
export const plainIconSvg = (size: number, colour: string): string =>
  svg(size, { ground: null, block: colour, hint: colour });

function svg(size: number, { ground, block, hint }: Colours): string {
  const edge = ground === null ? 0.02 : margin;
  const cell = (size * (1 - 2 * edge)) / side;
  const at = ([x, y]: Cell): [number, number] => [
    size * edge + x * cell,
    size * edge + (side - y - 0.25) * cell,
  ];
  const line = Math.max(1, cell * 0.16);
  const square =
    ground === null ? '' : `<rect width="${size}" height="${size}" rx="${size * 0.2}" fill="${ground}"/>`;
  const path = outline.map((corner) => inwards(at(corner), corner, line).join(' ')).join(' L ');
  const [x, y] = at([1.5, 3.35]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    square,
    ...blocks.map((place) => blockSvg(at([place[0], place[1] + 1]), cell, block)),
    `<path d="M ${path} Z" fill="${hint}" fill-opacity="0.22" stroke="${hint}" stroke-width="${line}" stroke-linejoin="round"/>`,
    `<path d="M ${x - cell / 2} ${y} L ${x} ${y + cell / 2} L ${x + cell / 2} ${y}" fill="none" stroke="${hint}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}

function blockSvg([x, y]: readonly [number, number], cell: number, fill: string): string {
  const gap = cell * 0.06;
  const inner = cell - 2 * gap;
  return `<rect x="${x + gap}" y="${y + gap}" width="${inner}" height="${inner}" rx="${cell * 0.12}" fill="${fill}"/>`;
}

/** Moves a corner of the outline so far into the T that its line lies within the cells. */
function inwards([x, y]: readonly [number, number], [column, row]: Cell, line: number): [number, number] {
  const [dx, dy] = [
    column < 1.5 ? 1 : -1,
    row > 1 || column === 0 || column === 3 ? (row === 2 ? 1 : -1) : -1,
  ];
  return [x + (dx * line) / 2, y + (dy * line) / 2];
}
