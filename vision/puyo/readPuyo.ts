/** Reads a Puyo board whose place is known: the puyo that lie, the falling pair, the pairs to come. */
import type { Pair, PuyoColour, PuyoKind } from '../../engine/puyo/types.ts';
import type { Image, Layout, PuyoObservation } from '../types.ts';
import { axisFirst } from './axis.ts';
import { nameTints, tintAt, type Naming } from './colours.ts';
import { cellOf, findAirborne, pairAmong, type Airborne } from './falling.ts';
import { chanceOf, lookAtField, type Field } from './field.ts';
import { sampleBoard } from './lattice.ts';
import { readPairs, type SeenPairs } from './nextPairs.ts';
import { judgePuyo } from './puyoTrust.ts';
import { sortField, type Stack } from './stack.ts';
import { placeOfCell } from './window.ts';

export interface PuyoReadOptions {
  seq?: number;
}

/** What the picture says about the Puyo board at `layout`. */
export function readPuyo(image: Image, layout: Layout, { seq = 0 }: PuyoReadOptions = {}): PuyoObservation {
  const { board, columns, rows } = layout;
  const field = lookAtField(sampleBoard(image, board, columns, rows), columns, rows);
  const stack = sortField(field);
  const airborne = findAirborne(field, stack.heights);
  const pair = pairAmong(airborne, topsOf(field, stack));
  const axis = pair && axisFirst(field.lattice, pair[0]!, pair[1]!);
  const previews = readPairs(image, layout);
  const lying = lyingCells(stack, airborne, columns, rows);
  const afloat = airborne.filter((one) => !pair?.includes(one));
  const names = nameAll(field, lying, [...afloat, ...(axis ? axis.pair : [])], previews);
  const letters = Array.from({ length: columns * rows }, (): string => '.');
  for (const cell of lying) letters[cell] = stack.sorts[cell] === 'ojama' ? 'O' : names.ofCell(cell);
  for (const one of afloat) letters[cellIndex(one, columns, rows)] = names.ofAirborne(one);
  const current = axis && {
    axis: names.ofAirborne(axis.pair[0]),
    child: names.ofAirborne(axis.pair[1]),
    cells: axis.pair.map(cellOf),
  };
  if (current) for (const [x, y] of current.cells) letters[(rows - 1 - y) * columns + x] = '.';
  const sameColours = current !== null && current.axis === current.child;
  const evidence = { layout, field, stack, airborne, pair, axis, sameColours, previews };
  return {
    seq,
    game: 'puyo',
    board,
    columns,
    rows,
    cells: rowsOf(letters, columns),
    current,
    ghost: null,
    hold: null,
    next: names.next,
    ...judgePuyo({ ...evidence, clarity: names.naming.clarity }),
  };
}

const cellIndex = (one: Airborne, columns: number, rows: number): number => {
  const [x, y] = cellOf(one);
  return (rows - 1 - Math.min(rows - 1, y)) * columns + x;
};

/** Filled cells that no puyo in the air explains. */
function lyingCells(
  { sorts, heights }: Stack,
  airborne: readonly Airborne[],
  columns: number,
  rows: number,
): number[] {
  return sorts.flatMap((sort, cell) => {
    const [x, y] = [cell % columns, rows - 1 - Math.floor(cell / columns)];
    const isAfloat = y >= heights[x]! && airborne.some((one) => one.x === x && Math.abs(one.y - y) < 1);
    return sort === 'empty' || isAfloat ? [] : [cell];
  });
}

/** The uppermost puyo of each column: half of a pair may have landed already. */
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

/** All colours of the picture are named together, since they are known by how they differ. */
function nameAll(
  field: Field,
  lying: readonly number[],
  airborne: readonly Airborne[],
  { pairs }: SeenPairs,
): Names {
  const { columns, lattice } = field;
  const places = lying.map((cell) => placeOfCell(cell % columns, Math.floor(cell / columns), columns));
  const isColoured = lying.map((cell) => chanceOf(field, cell, 'colour') >= chanceOf(field, cell, 'ojama'));
  const coloured = lying.filter((_, i) => isColoured[i]);
  const tints = [
    ...places.filter((_, i) => isColoured[i]).map((place) => tintAt(lattice, place)),
    ...airborne.map(({ place }) => tintAt(lattice, place)),
    ...pairs.flatMap(({ axis, child }) => [axis, child]),
  ];
  const naming = nameTints(tints);
  const { letters } = naming;
  const first = coloured.length + airborne.length;
  return {
    naming,
    next: pairs.map((_, i) => ({ axis: letters[first + 2 * i]!, child: letters[first + 2 * i + 1]! })),
    ofCell: (cell) => letters[coloured.indexOf(cell)] ?? 'O',
    ofAirborne: (one) => letters[coloured.length + airborne.indexOf(one)]!,
  };
}

function rowsOf(letters: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  for (let i = 0; i < letters.length; i += columns) rows.push(letters.slice(i, i + columns).join(''));
  return rows;
}
