import {
  type KickRules,
  guardOf,
  kickNames,
  kicksOf,
  spawnOf,
  statesOf,
} from '../../engine/tetris/rules/kicks.ts';
import { canonical, distinctTurns, shapes } from '../../engine/tetris/rules/pieces.ts';
import { type Piece, pieces } from '../../engine/tetris/types.ts';

const fourTurns = [0, 1, 2, 3];

/** Bytes of one turn: from, to, tests, then dx and dy of each test; from a place on the cells of the guard, their count first. */
const turnBytes = 24;
const guardAt = 15;
/** Twelve turns at most, and a mark of their end. */
const turnsBytes = 13 * turnBytes;

/** Rules whose searches of low stacks are written out: the first so many of kickNames. */
export const lowKicks = ['srs', 'srs+'] as const satisfies readonly KickRules[];

function data(type: string, values: readonly number[]): string {
  return `memory.data<${type}>([${values.join(', ')}])`;
}

function padded(values: readonly number[], length: number, filler: number): number[] {
  return [...values, ...new Array<number>(length - values.length).fill(filler)];
}

function turnsUnder(piece: Piece, rules: KickRules): number[] {
  const turns = fourTurns.flatMap((from) =>
    fourTurns.flatMap((to) => {
      const kicks = kicksOf(piece, from, to, rules);
      if (kicks.length === 0) return [];
      const guard = guardOf(piece, from, to, rules);
      const cells = guard ? [...guard.open, guard.filled] : [];
      const tests = padded([from, to, kicks.length, ...kicks.flat()], guardAt, 0);
      return padded([...tests, cells.length, ...cells.flat()], turnBytes, 0);
    }),
  );
  return padded(turns, turnsBytes, -1);
}

function widthsOf(piece: Piece): number[] {
  return shapes[piece].map((shape) => {
    const columns = shape.map(([x]) => x);
    return 1 + Math.max(...columns) - Math.min(...columns);
  });
}

/** The module `tables`: pieces and kicks as the kernel reads them. */
export function writeTables(): string {
  const ofEach = (make: (piece: Piece, rules: KickRules) => readonly number[]): number[] =>
    kickNames.flatMap((rules) => pieces.flatMap((piece) => make(piece, rules)));
  const same = pieces.flatMap((piece) => canonical[piece].flatMap(({ turns, dx, dy }) => [turns, dx, dy]));
  return `
${(['I', 'O', 'T'] as const).map((piece) => `export const piece${piece}: i32 = ${pieces.indexOf(piece)};`).join('\n')}
export const cells: usize = ${data(
    'i8',
    pieces.flatMap((piece) => shapes[piece].flat(2)),
  )};
export const widths: usize = ${data('u8', pieces.flatMap(widthsOf))};
export const distinct: usize = ${data(
    'u8',
    pieces.map((piece) => distinctTurns[piece].length),
  )};
export const canonical: usize = ${data('i8', same)};
export const turnBytes: usize = ${turnBytes};
export const guardAt: usize = ${guardAt};
export const lowKicks: i32 = ${lowKicks.length};
const turns: usize = ${data('i8', ofEach(turnsUnder))};
const states: usize = ${data(
    'u8',
    ofEach((piece, rules) => [statesOf(piece, rules)]),
  )};
const spawns: usize = ${data('u8', ofEach(spawnOf))};
function placeOf(piece: i32, kicks: i32): i32 {
  return kicks * ${pieces.length} + piece;
}
/** The first so many orientations that a piece has. */
export function statesOf(piece: i32, kicks: i32): i32 {
  return load<u8>(states + placeOf(piece, kicks));
}
/** How a piece comes in: its orientation, and columns to the right of the usual place. */
export function spawnTurns(piece: i32, kicks: i32): i32 {
  return load<u8>(spawns + placeOf(piece, kicks) * 2);
}
export function spawnRight(piece: i32, kicks: i32): i32 {
  return load<u8>(spawns + placeOf(piece, kicks) * 2, 1);
}
/** The turns of a piece one after the other; after the last one stands -1. */
export function turnsOf(piece: i32, kicks: i32): usize {
  return turns + placeOf(piece, kicks) * ${turnsBytes};
}`;
}
