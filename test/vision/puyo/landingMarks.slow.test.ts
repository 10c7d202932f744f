import { describe, expect, it } from 'vitest';
import { readPuyo } from '../../../vision/puyo/readPuyo.ts';
import type { Image, Layout, Rect } from '../../../vision/types.ts';
import { blank, disc, fill, grey, type Colour } from '../synthetic/drawing/paint.ts';

const dark: Colour = [11, 13, 16];
const colours: Record<string, Colour> = {
  R: [235, 87, 87],
  G: [39, 174, 96],
  Y: [242, 201, 76],
  P: [155, 81, 224],
};
const cell = 49;
const board: Rect = { x: 60, y: 40, width: 6 * cell, height: 12 * cell };
const centre = (x: number, y: number): [number, number] => [
  board.x + (x + 0.5) * cell,
  board.y + (11.5 - y) * cell,
];

function puyo(image: Image, [x, y, kind]: [number, number, string]): void {
  disc(image, ...centre(x, y), 0.46 * cell, colours[kind]!);
  const [cx, cy] = centre(x - 0.14, y + 0.2);
  disc(image, cx, cy, 0.1 * cell, grey(255), 0.5);
}

/** A pale disc in a line, with a ring or a dot in its middle: as hints are drawn. */
function mark(image: Image, [x, y, kind]: [number, number, string], inner: number): void {
  const [cx, cy] = centre(x, y);
  const line = (radius: number): void => {
    disc(image, cx, cy, radius + 1, colours[kind]!);
    disc(image, cx, cy, radius - 1, dark);
    disc(image, cx, cy, radius - 1, colours[kind]!, 0.18);
  };
  line(0.42 * cell);
  if (inner > 0.15) return line(inner * cell);
  disc(image, cx, cy, inner * cell, colours[kind]!);
}

/** The falling pair in column 3, its hint upright in column 2, and what lies. */
function picture(axis: string, child: string, lying: [number, number, string][] = []): Image {
  const image = blank(420, 680, [45, 50, 58]);
  fill(image, board, dark);
  for (const one of lying) puyo(image, one);
  puyo(image, [2, 10, axis]);
  puyo(image, [2, 11, child]);
  const height = lying.filter(([x]) => x === 1).length;
  mark(image, [1, height, axis], 0.2);
  mark(image, [1, height + 1, child], 0.12);
  return image;
}

/** Boards found to the pixel, and a little beside. */
const beside: readonly (readonly [dx: number, dy: number, wider: number, higher: number])[] = [
  [0, 0, 0, 0],
  [-0.1, 0, -0.9, 0.1],
  [-1, -1, 2, 2],
  [1, 0, -1, 0],
  [0.5, 1, 0, -1],
  [-1, 0, 0, 0],
];

const read = (image: Image, [dx, dy, wider, higher]: (typeof beside)[number]) =>
  readPuyo(
    image,
    {
      game: 'puyo',
      board: { x: board.x + dx, y: board.y + dy, width: board.width + wider, height: board.height + higher },
      columns: 6,
      rows: 12,
      next: [],
      hold: null,
      confidence: 1,
    } satisfies Layout,
    { isMeasured: true },
  );

describe('hint marks in the colours of the falling pair', () => {
  it.each(['RY', 'YR', 'GP', 'PG', 'YY', 'PP'])('are not read as puyo on an empty field: %s', (pair) => {
    const image = picture(pair[0]!, pair[1]!);
    for (const shift of beside)
      expect(read(image, shift).cells.join(''), `${pair} ${shift.join()}`).toBe('.'.repeat(72));
  });

  it('are not read as puyo on top of others, which stay', () => {
    const lying: [number, number, string][] = [
      [1, 0, 'Y'],
      [1, 1, 'R'],
      [2, 0, 'Y'],
      [4, 0, 'G'],
    ];
    const image = picture('Y', 'R', lying);
    for (const shift of beside)
      expect(read(image, shift).cells.slice(10), shift.join()).toEqual(['.R....', '.YY.G.']);
  });
});
