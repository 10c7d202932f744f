/** A page under construction: a list of SVG shapes, and the random numbers that decide its look. */
import type { Chance } from '../../../../test/vision/synthetic/drawing/random.ts';

/** In pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Draw = (page: Page) => void;

const fonts = [
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Mono',
  'Liberation Sans',
  'Noto Sans',
  'sans-serif',
];
const words =
  'open file edit view save total week month report budget alpha north river paper cloud value index order table user list draft meeting lunch review design price stock update server night green window number chart level score play games'.split(
    ' ',
  );

export class Page {
  readonly width: number;
  readonly height: number;
  readonly chance: Chance;
  readonly isDark: boolean;
  readonly ground: string;
  readonly ink: string;
  /** A colour that stands out. */
  readonly accent: string;
  readonly font: string;
  private readonly shapes: string[] = [];

  constructor([width, height]: readonly [number, number], chance: Chance) {
    this.width = width;
    this.height = height;
    this.chance = chance;
    this.isDark = chance.is(0.4);
    this.ground = this.isDark ? `hsl(${chance.whole(0, 359)},15%,${chance.whole(4, 22)}%)` : this.light();
    this.ink = this.isDark ? `hsl(0,0%,${chance.whole(70, 96)}%)` : `hsl(0,0%,${chance.whole(5, 40)}%)`;
    this.accent = this.colour();
    this.font = chance.of(fonts);
    this.box({ x: 0, y: 0, w: width, h: height }, this.ground);
  }

  private light(): string {
    return this.chance.is(0.6)
      ? '#ffffff'
      : `hsl(${this.chance.whole(0, 359)},25%,${this.chance.whole(84, 97)}%)`;
  }

  colour(): string {
    const { chance } = this;
    return `hsl(${chance.whole(0, 359)},${chance.whole(35, 95)}%,${chance.whole(30, 70)}%)`;
  }

  /** Nearer to the ground than the ink. */
  shade(): string {
    return this.isDark
      ? `hsl(0,0%,${this.chance.whole(14, 40)}%)`
      : `hsl(0,0%,${this.chance.whole(70, 94)}%)`;
  }

  box({ x, y, w, h }: Box, colour: string, { round = 0, line = '', thick = 1 } = {}): void {
    const stroke = line ? ` stroke="${line}" stroke-width="${thick}"` : '';
    this.shapes.push(
      `<rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}" rx="${round}" fill="${colour}"${stroke}/>`,
    );
  }

  disc(x: number, y: number, r: number, colour: string): void {
    this.shapes.push(`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`);
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string, thick = 1): void {
    this.shapes.push(
      `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${thick}"/>`,
    );
  }

  /** `size` in pixels; the baseline is at `y`. */
  text(x: number, y: number, size: number, said: string, colour = this.ink, anchor = 'start'): void {
    this.shapes.push(
      `<text x="${x}" y="${y}" font-size="${size}" font-family="${this.font}" fill="${colour}" text-anchor="${anchor}">${said}</text>`,
    );
  }

  words(count: number): string {
    return Array.from({ length: count }, () => this.chance.of(words)).join(' ');
  }

  /** The cells of a box, row by row. */
  each(
    { x, y, w, h }: Box,
    columns: number,
    rows: number,
    paint: (cell: Box, u: number, v: number) => void,
  ): void {
    const [cw, ch] = [w / columns, h / rows];
    for (let v = 0; v < rows; v += 1)
      for (let u = 0; u < columns; u += 1) paint({ x: x + u * cw, y: y + v * ch, w: cw, h: ch }, u, v);
  }

  /** Somewhere on the page below `top`, with cells of about this shape. */
  place(columns: number, rows: number, tall = 1, top = 0): Box {
    const { chance, width, height } = this;
    const most = Math.min((width * 0.96) / columns, ((height - top) * 0.96) / rows / tall);
    const cell = Math.max(6, most * chance.between(0.45, 1));
    const [w, h] = [cell * columns, cell * tall * rows];
    return {
      x: Math.round((width - w) * chance.between(0.02, 0.98)),
      y: Math.round(top + (height - top - h) * chance.between(0.02, 0.98)),
      w,
      h,
    };
  }

  toString(): string {
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${this.shapes.join('')}</svg>`;
  }
}

/** The box without this many pixels on each side. */
export const within = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});

export const middle = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];
