/** A network that judges the place of a grid on a picture, cell by cell; build/fit/grid/network.py has the same layers. */
import { Convolver, type Course, type Laying } from '../../network/Convolver.ts';
import { applied, bent } from '../../network/dense.ts';
import type { Layer } from '../../network/layers.ts';
import { lineOf, linesOf, meanBetween, type Plane } from '../../network/Plane.ts';
import type { GameKind } from '../../types.ts';
import { patchLength, patchMargin } from './patch.ts';

/** The shape of a grid as input of the network. */
export interface GridShape {
  columns: number;
  rows: number;
  /** A cell's height by its width. */
  tall: number;
  /** A cell's width in pixels of the picture that is searched. */
  cell: number;
}

/** The logarithms of the odds that a board of each game is exactly there. */
export type GridOdds = Readonly<Record<GameKind, number>>;

/** Converts bytes of a patch to -1 to 1: grey, which represents nothing, is 0. */
const grey = 128;
const numberOf = Float32Array.from({ length: 2 * grey }, (_, byte) => (byte - grey) / grey);

/** The last layer: two games; the distances of four sides are only for learning. */
type Said = [number, number, ...number[]];

/** A range of the patch's cells across or down, the end excluded. */
type Range = readonly [from: number, to: number];
type Band = readonly [across: Range, down: Range];

export class GridNetwork {
  readonly #convolver: Convolver;
  readonly #layers: ReadonlyMap<string, Layer>;
  readonly #courses = new Map<number, Course>();

  constructor(layers: ReadonlyMap<string, Layer>) {
    this.#layers = layers;
    this.#convolver = new Convolver([...layers].filter(([, { kind }]) => kind !== 'linear'));
  }

  /** `patch`: see `patchOf`. */
  judge(patch: Uint8Array, shape: GridShape): GridOdds {
    const course = this.#courseOf(shape);
    this.#convolver.enter(course);
    this.#put(patch, course.input);
    for (const step of course.steps) step();
    const seen = this.#pooled(course.output, shape);
    const hidden = bent(applied(this.#layers.get('dense')!, [...seen, ...factsOf(shape)]));
    const [tetris, puyo] = applied(this.#layers.get('out')!, hidden) as Said;
    return { tetris, puyo };
  }

  #courseOf({ columns, rows }: GridShape): Course {
    const key = columns * 1000 + rows;
    const size = { width: patchLength(columns), height: patchLength(rows) };
    const course =
      this.#courses.get(key) ?? this.#convolver.lay(size, 'c1', (laying, input) => this.#lay(laying, input));
    this.#courses.set(key, course);
    return course;
  }

  #lay(laying: Laying, input: Plane): Plane {
    const cells = ['c1', 'c2', 'c3'].reduce((plane, name) => laying.through(name, plane), input);
    const first = laying.withMean(this.#layers.get('mean')!, laying.residual('r1.a', 'r1.b', cells));
    return laying.residual('r2.a', 'r2.b', first);
  }

  #put(patch: Uint8Array, input: Plane): void {
    let from = 0;
    for (let y = 0; y < input.height; y += 1) {
      const line = lineOf(this.#convolver.kernel.memory.buffer, input, y);
      for (let at = 0; at < line.length; at += input.channels, from += 3) {
        line[at] = numberOf[patch[from]!]!;
        line[at + 1] = numberOf[patch[from + 1]!]!;
        line[at + 2] = numberOf[patch[from + 2]!]!;
      }
    }
  }

  /** The means over the board, the cells around it on each side, and its outermost cells on each side. */
  #pooled(plane: Plane, { columns, rows }: GridShape): number[] {
    const lines = linesOf(this.#convolver.kernel.memory.buffer, plane);
    return bandsOf(columns, rows).flatMap(([[x0, x1], [y0, y1]]) =>
      meanBetween(lines.slice(y0, y1), plane.channels, x0, x1),
    );
  }
}

function bandsOf(columns: number, rows: number): Band[] {
  const [x0, y0, x1, y1] = [patchMargin, patchMargin, patchMargin + columns, patchMargin + rows];
  const [across, down]: [Range, Range] = [
    [x0, x1],
    [y0, y1],
  ];
  return [
    [across, down],
    [[0, x0], down],
    [[x1, x1 + patchMargin], down],
    [across, [0, y0]],
    [across, [y1, y1 + patchMargin]],
    [[x0, x0 + 1], down],
    [[x1 - 1, x1], down],
    [across, [y0, y0 + 1]],
    [across, [y1 - 1, y1]],
  ];
}

/** Facts that the patch does not show; the same numbers as `facts_of` of network.py. */
function factsOf({ columns, rows, tall, cell }: GridShape): number[] {
  const shape = Math.log(tall);
  const is = (holds: boolean): number => (holds ? 1 : 0);
  return [
    (columns - 10) / 4,
    (rows - 18) / 6,
    4 * shape,
    4 * Math.abs(shape),
    is(columns === 10 && rows === 20),
    is(columns === 6 && rows === 12),
    is(columns === 10),
    Math.log(cell / 16),
  ];
}
