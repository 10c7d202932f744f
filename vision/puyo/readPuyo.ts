/** Reads a Puyo board at a known place: the resting puyo, the falling pair, the next pairs. */
import type { Pair, PuyoColour, PuyoKind } from '../../engine/puyo/types.ts';
import { cellAt, cellIndex, indexAt, type CellIndex } from '../../engine/cell.ts';
import type { CellChances } from '../cells/learned/cellChances.ts';
import type { Image, Layout, PuyoObservation } from '../types.ts';
import { lookAligned, lookAt, type Aligned } from './fitting/measureBoard.ts';
import { axisFirst, hasMarked } from './axis.ts';
import { manyKinds, nameTints, tintAt, type Naming } from './cells/tints.ts';
import { cellOf, findAirborne, pairAmong, type Airborne } from './falling.ts';
import { chanceOf, lookAtField, type Field } from './cells/fieldCells.ts';
import { landingMarks, paleMarks } from './landingMarks.ts';
import type { Lattice } from './cells/lattice.ts';
import { readPairs, type SeenPairs } from './previews/nextPairs.ts';
import { judgePuyo } from './judgePuyo.ts';
import { sortField, withJoined, without, type Stack } from './stack.ts';
import { placeAt, placeOfCell, type Place } from './cells/window.ts';
import { rowsOf } from '../grids.ts';

export interface PuyoReadOptions {
  seq?: number;
  /** Previews are searched for if the layout has none. */
  searchesPreviews?: boolean;
  /** The board is aligned with its puyo. */
  isMeasured?: boolean;
  /** Runs a network on the contents of the cells. */
  learned?: () => CellChances;
  /** The game shows no next pairs, so that none are missed. */
  showsNoNext?: boolean;
}

/** The reading of the Puyo board at `layout`. */
export function readPuyo(image: Image, layout: Layout, options: PuyoReadOptions = {}): PuyoObservation {
  const { seq = 0, searchesPreviews, learned, showsNoNext = false } = options;
  const { board, columns, rows } = layout;
  const { lattice, chances } = firstLook(image, layout, options);
  const field = lookAtField(lattice, columns, rows, chances, learned);
  const scene = sortOut(field);
  const { stack, airborne, pair, marks } = scene;
  const lying = lyingCells(stack, columns);
  const coloured = lying
    .filter((cell) => stack.sorts[cell] === 'colour')
    .map((cell) => placeAt(cell, columns));
  const axis = pair && axisFirst(field.lattice, pair, coloured, layout);
  const previews = readPairs(image, layout, searchesPreviews);
  const names = nameAll(field.lattice, coloured, airborne, previews);
  const letters = Array.from({ length: columns * rows }, (): string => '.');
  for (const cell of lying) letters[cell] = stack.sorts[cell] === 'ojama' ? 'O' : names.ofCell(cell);
  for (const one of strays(scene, rows)) letters[indexNear(one, columns, rows)] = names.ofAirborne(one);
  const current = axis && {
    axis: names.ofAirborne(axis.pair[0]),
    child: names.ofAirborne(axis.pair[1]),
    cells: axis.pair.map(cellOf),
  };
  if (current) for (const cell of current.cells) letters[indexAt(cell, layout)] = '.';
  const sameColours = current !== null && current.axis === current.child;
  const tops = coloured.filter(
    ({ cell }) => Math.floor(cell / columns) === rows - stack.heights[cell % columns]!,
  );
  const isMarked = !pair && hasMarked(field.lattice, tops, coloured);
  const { clarity } = names.naming;
  const isKnownNext = areKnown(names.next[0], [...letters, current?.axis, current?.child]);
  return {
    seq,
    game: 'puyo',
    board,
    columns,
    rows,
    cells: rowsOf(letters, columns),
    current,
    ...looseIn(scene, names),
    ghost: marks.length > 0 ? marks.map((index) => cellAt(index, layout)) : null,
    hold: null,
    next: names.next,
    ...judgePuyo({
      layout,
      field,
      ...scene,
      axis,
      sameColours,
      isMarked,
      previews,
      isKnownNext,
      showsNoNext,
      clarity,
    }),
  };
}

/** Puyo in the air that are not a whole pair. */
function looseIn(
  { airborne, pair, entering }: Scene,
  { ofAirborne }: Names,
): Pick<PuyoObservation, 'entering' | 'afloat'> {
  const afloat = pair ? airborne.filter((one) => !pair.includes(one)).map(cellOf) : [];
  return {
    ...(afloat.length > 0 && { afloat }),
    ...(entering && { entering: { cell: cellOf(entering), colour: ofAirborne(entering) } }),
  };
}

const firstLook = (image: Image, layout: Layout, { isMeasured }: PuyoReadOptions): Aligned =>
  isMeasured ? lookAt(image, layout, layout.board) : lookAligned(image, layout);

/** Rows below the top: a puyo within half a row of the topmost one is coming in. */
const uppermost = 1.5;

/**
 * Puyo that fall after others have vanished: they will rest soon. While a pair falls all others rest, and a puyo in
 * the topmost row is coming in.
 */
const strays = ({ airborne, pair, entering }: Scene, rows: number): Airborne[] =>
  pair ? [] : airborne.filter((one) => one !== entering && one.y < rows - uppermost);

/** The puyo in the air and the resting ones. */
interface Scene {
  stack: Stack;
  airborne: Airborne[];
  pair: [Airborne, Airborne] | null;
  entering: Airborne | null;
  /** Cells of small marks at the landing place of the pair. */
  marks: CellIndex[];
}

function sortOut(field: Field): Scene {
  const first = sortField(field);
  const inAir = findAirborne(field, first.heights);
  const pair = pairAmong(inAir, topsOf(field, first));
  const stack = pair ? withJoined(field, first, pair) : first;
  const airborne = inAir.filter((one) => pair?.includes(one) || one.y > stack.heights[one.x]! - 0.5);
  const entering = pair ? null : enteringAmong(airborne, field.rows);
  const marks = pair ? landingMarks(field, stack, pair) : [];
  const pale = paleMarks(field, stack, pair ?? (entering ? [entering] : []));
  const others = pair?.filter((one) => !airborne.includes(one)) ?? [];
  return {
    stack: without(stack, [...marks, ...pale], field.columns),
    airborne: [...others, ...airborne],
    pair,
    entering,
    marks,
  };
}

function areKnown(pair: Pair | undefined, letters: readonly (string | undefined)[]): boolean {
  const kinds = new Set(letters.filter((letter) => letter !== undefined && letter !== '.' && letter !== 'O'));
  return kinds.size < manyKinds || (pair !== undefined && kinds.has(pair.axis) && kinds.has(pair.child));
}

/** The visible cell nearest to it. */
const indexNear = (one: Airborne, columns: number, rows: number): CellIndex => {
  const [x, y] = cellOf(one);
  return indexAt([x, Math.min(rows - 1, y)], { columns, rows });
};

/** In cells: a puyo this far above the second row from the top leaves no room on the board for the one above it. */
const aboveSecond = 0.15;

/** The only puyo in the air, so high that the other one of its pair is above the board. */
function enteringAmong(airborne: readonly Airborne[], rows: number): Airborne | null {
  const [only, other] = airborne;
  return only && !other && only.y > rows - 2 + aboveSecond ? only : null;
}

/** Cells with a puyo and no gap below. */
function lyingCells({ sorts, heights }: Stack, columns: number): CellIndex[] {
  const size = { columns, rows: sorts.length / columns };
  return Array.from(sorts.keys(), cellIndex).filter((index) => {
    const [x, y] = cellAt(index, size);
    return y < heights[x]!;
  });
}

/** The topmost puyo of each column: half of a pair may have landed already. */
function topsOf(field: Field, { heights, sorts }: Stack): Airborne[] {
  const { columns, rows } = field;
  return heights.flatMap((height, x) => {
    const cell = (rows - height) * columns + x;
    if (height === 0 || sorts[cell] !== 'colour') return [];
    const place = placeOfCell(x, rows - height, columns);
    return [{ x, y: height - 1, chance: chanceOf(field, cell, 'colour'), place }];
  });
}

interface Names {
  naming: Naming;
  next: Pair[];
  ofCell: (cell: number) => PuyoKind;
  ofAirborne: (one: Airborne) => PuyoColour;
}

/** All colours of the picture are named together, since they are recognised by their differences. */
function nameAll(
  lattice: Lattice,
  coloured: readonly Place[],
  airborne: readonly Airborne[],
  { pairs }: SeenPairs,
): Names {
  const tints = [
    ...[...coloured, ...airborne.map(({ place }) => place)].map((place) => tintAt(lattice, place)),
    ...pairs.flatMap(({ axis, child }) => [axis, child]),
  ];
  const naming = nameTints(tints);
  const { letters } = naming;
  const first = coloured.length + airborne.length;
  return {
    naming,
    next: pairs.map((_, i) => ({ axis: letters[first + 2 * i]!, child: letters[first + 2 * i + 1]! })),
    ofCell: (cell) => letters[coloured.findIndex((place) => place.cell === cell)]!,
    ofAirborne: (one) => letters[coloured.length + airborne.indexOf(one)]!,
  };
}
