import { describe, expect, it } from 'vitest';
import { judgePuyo, type Evidence } from '../../../vision/puyo/judgePuyo.ts';
import { learnBackdrop } from '../../../vision/puyo/cells/backdrop.ts';
import { sampleBoard } from '../../../vision/puyo/cells/lattice.ts';
import type { Image, Layout } from '../../../vision/types.ts';
import { blank, disc, gradient, type Colour } from '../synthetic/drawing/paint.ts';

const side = 24;
const [columns, rows] = [6, 12];
const board = { x: side, y: side, width: columns * side, height: rows * side };
const layout: Layout = { game: 'puyo', board, columns, rows, next: [], hold: null, confidence: 1 };
const sea: Colour = [40, 90, 200];

function screen(): Image {
  const image = blank((columns + 2) * side, (rows + 2) * side, sea);
  gradient(image, board, sea, [60, 110, 220]);
  return image;
}

/** A field that the network sees nothing on, with a clear next pair. */
function emptyField(image: Image): Evidence {
  const lattice = sampleBoard(image, board, columns, rows);
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const backdrop = learnBackdrop(lattice, columns, rows, cells);
  const chances = Float32Array.from({ length: 4 * cells.length }, (_, i) => (i % 4 === 0 ? 1 : 0));
  const tint = { hue: 4, chroma: 200, light: 120 };
  return {
    layout,
    field: { columns, rows, lattice, backdrop, chances },
    stack: { heights: Array<number>(columns).fill(0), sorts: cells.map(() => 'empty' as const) },
    airborne: [],
    entering: null,
    pair: null,
    axis: null,
    sameColours: false,
    isMarked: false,
    previews: { pairs: [{ axis: tint, child: tint, chance: 1 }], boxes: [board] },
    isKnownNext: true,
    showsNoNext: false,
    clarity: 1,
  };
}

/** A puyo in nearly the colour of what is behind it. */
function withBluePuyo(column: number, row: number): Image {
  const image = screen();
  disc(image, (column + 1.5) * side, (row + 1.5) * side, side * 0.45, [70, 150, 255]);
  return image;
}

const doubtsOf = (evidence: Evidence): string[] => judgePuyo(evidence).doubts;

describe('judgePuyo', () => {
  it('accepts an even field as empty', () => {
    expect(doubtsOf(emptyField(screen()))).not.toContain('cells not readable');
  });

  it('doubts an empty cell on the floor that looks unlike the others', () => {
    expect(doubtsOf(emptyField(withBluePuyo(3, rows - 1)))).toContain('cells not readable');
  });

  it('accepts it as empty if the network for whole boards reads a ghost there', () => {
    const evidence = emptyField(withBluePuyo(3, rows - 1));
    const cell = (rows - 1) * columns + 3;
    const withGhost = (chance: number): Evidence => {
      const ghost = Float32Array.from({ length: columns * rows }, (_, i) => (i === cell ? chance : 0));
      const none = new Float32Array(columns * rows);
      const learned = { empty: none, locked: none, falling: none, ojama: none, ghost };
      return { ...evidence, field: { ...evidence.field, learned } };
    };
    expect(doubtsOf(withGhost(0.9))).not.toContain('cells not readable');
    expect(doubtsOf(withGhost(0.3))).toContain('cells not readable');
  });

  it('ignores such a cell where no puyo could rest, or where a pair comes down', () => {
    expect(doubtsOf(emptyField(withBluePuyo(3, 4)))).not.toContain('cells not readable');
    const evidence = emptyField(withBluePuyo(3, rows - 1));
    const place = { x: 0, y: 0, cell: 3 };
    const airborne = [{ x: 3, y: 10, chance: 1, place }];
    expect(doubtsOf({ ...evidence, airborne })).not.toContain('cells not readable');
  });

  it('doubts the names of colours between two kinds', () => {
    expect(doubtsOf({ ...emptyField(screen()), clarity: 0.5 })).toContain('cells not readable');
  });
});
