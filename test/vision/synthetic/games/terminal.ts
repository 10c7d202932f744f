/** A terminal: a grid of characters, each with its colour and ground. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { blank, fill, grey, hsv, text, type Colour } from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';
import { symbol } from '../drawing/symbols.ts';

export interface TerminalLook {
  /** Pixels of a character, and thickness of its strokes. */
  wide: number;
  high: number;
  pen: number;
  ground: Colour;
  ink: Colour;
  light: boolean;
  /** Seven, for the pieces. */
  colours: Colour[];
}

const fonts = [
  [6, 13],
  [7, 13],
  [7, 14],
  [8, 16],
  [8, 17],
  [9, 18],
  [10, 20],
  [10, 22],
  [11, 24],
  [12, 24],
  [14, 28],
  [16, 32],
] as const;

export function randomTerminal(chance: Chance): TerminalLook {
  const [wide, high] = chance.of(fonts);
  const light = chance.is(0.25);
  const tint = hsv(chance.between(0, 360), 0.7, chance.between(0.1, 0.3));
  const ground = light
    ? chance.of([grey(255), grey(238), [253, 246, 227] as Colour])
    : chance.of([grey(0), grey(0), grey(0), grey(30), tint]);
  const bright = chance.is(0.6);
  const shade = (hue: number): Colour =>
    hsv((hue + chance.between(-12, 12) + 360) % 360, bright ? 1 : 0.7, light ? 0.75 : bright ? 0.9 : 0.75);
  const white = grey(light ? chance.of([200, 90]) : chance.between(200, 255));
  return {
    wide,
    high,
    pen: Math.max(1, Math.round(wide / chance.of([7, 5]))),
    ground,
    ink: light ? grey(chance.of([0, 50])) : chance.of([grey(200), grey(255), hsv(120, 0.8, 0.9)]),
    light,
    colours: chance.shuffled([...[0, 60, 120, 180, 235, 300].map(shade), white]),
  };
}

/** Paints characters by column and line. */
export class Terminal {
  readonly image: Image;

  constructor(
    readonly look: TerminalLook,
    readonly columns: number,
    readonly lines: number,
  ) {
    this.image = blank(columns * look.wide, lines * look.high, look.ground);
  }

  /** Ground behind `count` characters. */
  back(column: number, line: number, count: number, colour: Colour): void {
    const { wide, high } = this.look;
    fill(this.image, { x: column * wide, y: line * high, width: count * wide, height: high }, colour);
  }

  put(column: number, line: number, characters: string, colour: Colour = this.look.ink): void {
    const { wide, high, pen } = this.look;
    [...characters].forEach((character, i) => {
      const box = { x: (column + i) * wide, y: line * high, width: wide, height: high };
      symbol(this.image, box, character, colour, pen);
    });
  }

  /** A line or bar that keeps to no cell; in pixels. */
  line(rect: Rect, colour: Colour): void {
    fill(this.image, rect, colour);
  }

  /** Something to read, letter by letter in its cells. */
  words(column: number, line: number, length: number, colour: Colour, chance: Chance): void {
    const { wide, high } = this.look;
    for (let i = 0; i < length; i += 1)
      if (!chance.is(0.15))
        text(this.image, (column + i) * wide + 1, line * high + high * 0.2, high * 0.65, 1, colour, chance);
  }
}
