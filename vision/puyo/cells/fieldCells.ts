/** Reads every cell of a board: whether it contains a puyo, and of which sort. */
import type { CellChances } from '../../cells/learned/cellChances.ts';
import { learnBackdrop, type Backdrop } from './backdrop.ts';
import type { Lattice } from './lattice.ts';
import { chancesAt, contents } from './sprites.ts';
import { placeAt } from './window.ts';

export interface Field {
  columns: number;
  rows: number;
  lattice: Lattice;
  backdrop: Backdrop | null;
  /** For each cell (row-major, top row first) the chances of `contents`. */
  chances: Float32Array;
  /** The reading of the network for whole boards, if it was used. */
  learned?: CellChances;
}

const kinds = contents.length;

/** Cells this likely to be empty show the board's backdrop, in the first look and in the second. */
const surelyEmpty = [0.8, 0.6];
/** If the second look finds hardly any other cells empty, a third one would change nothing. */
const changed = 3;

/**
 * Reads without a backdrop first, unless that has been done, then again with the backdrop from the empty cells.
 * `learned`: runs the network for whole boards on the same cells; both results count.
 */
export function lookAtField(
  lattice: Lattice,
  columns: number,
  rows: number,
  first = lookOnce(lattice, columns, rows, null),
  learned?: () => CellChances,
): Field {
  let backdrop: Backdrop | null = null;
  const whole = learned && { learned: learned() };
  let chances = weighed(first, whole?.learned);
  let before: number[] = [];
  for (const least of surelyEmpty) {
    const empty = emptyCells(chances, columns, least);
    if (backdrop && symmetricDifference(empty, before) < changed) break;
    backdrop = learnBackdrop(lattice, columns, rows, empty);
    if (!backdrop) return { columns, rows, lattice, backdrop, chances, ...whole };
    chances = weighed(lookOnce(lattice, columns, rows, backdrop), whole?.learned);
    before = empty;
  }
  return { columns, rows, lattice, backdrop, chances, ...whole };
}

/** The least chance of a content by the whole board. */
const leastLearned = 0.002;

/**
 * The chances combined with those of the whole board. A cell alone is often surer than it should be, so the root of
 * its chance counts. A puyo half beside a cell may be read either way.
 */
function weighed(chances: Float32Array, learned: CellChances | undefined): Float32Array {
  if (!learned) return chances;
  const all = new Float32Array(chances.length);
  for (let cell = 0, at = 0; at < chances.length; cell += 1, at += kinds) {
    const empty = learned.empty[cell]! + learned.ghost[cell]!;
    const colour = learned.locked[cell]! + learned.falling[cell]!;
    const by = { empty, colour, ojama: learned.ojama[cell]!, part: Math.max(empty, colour) };
    const products = contents.map((one, i) => Math.sqrt(chances[at + i]!) * Math.max(leastLearned, by[one]));
    const total = products.reduce((sum, product) => sum + product, 0);
    products.forEach((product, i) => (all[at + i] = product / total));
  }
  return all;
}

const symmetricDifference = (a: readonly number[], b: readonly number[]): number =>
  a.filter((one) => !b.includes(one)).length + b.filter((one) => !a.includes(one)).length;

/** Puyo don't float: below more than the two of a pair there is no empty cell, whatever it looks like. */
const mostAbove = 2;

function emptyCells(chances: Float32Array, columns: number, least: number): number[] {
  const found: number[] = [];
  const above = new Uint8Array(columns);
  for (let cell = 0; cell * kinds < chances.length; cell += 1) {
    const chance = chances[cell * kinds]!;
    if (chance < 0.5) above[cell % columns]! += 1;
    else if (chance > least && above[cell % columns]! <= mostAbove) found.push(cell);
  }
  return found;
}

/** The chances of `contents` for each cell. */
export function lookOnce(
  lattice: Lattice,
  columns: number,
  rows: number,
  backdrop: Backdrop | null,
): Float32Array {
  const all = new Float32Array(columns * rows * kinds);
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const chances = chancesAt(lattice, placeAt(cell, columns), backdrop);
    for (let kind = 0; kind < kinds; kind += 1) all[cell * kinds + kind] = chances[kind]!;
  }
  return all;
}

/** The chance of one content in one cell. */
export const chanceOf = ({ chances }: Field, cell: number, content: (typeof contents)[number]): number =>
  chances[cell * kinds + contents.indexOf(content)]!;

/** From this chance on, by the network for whole boards, it is a landing mark of the pair, whatever it looks like. */
const surelyGhost = 0.6;
/** Below this chance, by the same network, there is no puyo, not even a part of one. */
const surelyNone = 0.08;

export const isGhost = ({ learned }: Field, cell: number): boolean =>
  (learned?.ghost[cell] ?? 0) >= surelyGhost;

/** The network for whole boards, if it was used, sees nothing like a puyo there. */
export const isSurelyNone = ({ learned }: Field, cell: number): boolean =>
  learned !== undefined && learned.locked[cell]! + learned.falling[cell]! + learned.ojama[cell]! < surelyNone;
