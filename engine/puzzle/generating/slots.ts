/** Boards on which a goal stands ready, made cell by cell: where the reverse method starts. */
import type { Board } from '../../tetris/types.ts';
import { emptyBoard } from '../../tetris/rules/board.ts';

/** Numbers 0 <= value < 1. */
export type Random = () => number;

/** A board that is being made. */
export interface Site {
  board: Board;
  /** Cells that noise must leave empty, by row. */
  kept: Uint16Array;
  /** The first row above the full ones. */
  top: number;
}

const columns = 10;
const full = (1 << columns) - 1;

/** A whole number from `least` to `most`. */
function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function siteWith(floor: number, rows: number): Site {
  const board = emptyBoard(columns);
  board.masks.fill(full, 0, floor + rows);
  return { board, kept: new Uint16Array(board.masks.length), top: floor + rows };
}

function fillCell({ board }: Site, x: number, y: number): void {
  if (x >= 0 && x < columns) board.masks[y]! |= 1 << x;
}

function carve({ board, kept }: Site, x: number, y: number): void {
  board.masks[y]! &= ~(1 << x);
  kept[y]! |= 1 << x;
}

/** What hangs over a slot hangs on something: its neighbour away from the slot, which stands on the full rows. */
function hang(site: Site, x: number, outward: number, y: number): void {
  fillCell(site, x, y);
  fillCell(site, x + outward, y);
}

/**
 * Two full rows on `floor` with the slot of a T-spin Double: a centre column among the eight inner ones, its neighbours
 * and the cell below it; one cell hangs over it.
 */
export function doubleSlot(random: Random, floor: number): Site {
  const site = siteWith(floor, 2);
  const centre = between(random, 1, columns - 2);
  const side = random() < 0.5 ? -1 : 1;
  for (const dx of [-1, 0, 1]) carve(site, centre + dx, floor + 1);
  carve(site, centre, floor);
  carve(site, centre, floor + 2);
  carve(site, centre - side, floor + 2);
  hang(site, centre + side, side, floor + 2);
  return site;
}

/**
 * Three full rows with the shaft of a T-spin Triple, a notch beside its middle, and the ledge from which the T kicks
 * down: SRS tries there last of all, so the cell over the shaft has to be filled.
 */
export function tripleSlot(random: Random, floor: number): Site {
  const site = siteWith(floor, 3);
  const side = random() < 0.5 ? -1 : 1;
  const shaft = side > 0 ? between(random, 0, columns - 4) : between(random, 3, columns - 1);
  for (const dy of [0, 1, 2]) carve(site, shaft, floor + dy);
  carve(site, shaft + side, floor + 1);
  for (const dx of [0, 1, 2]) carve(site, shaft + side * dx, floor + 3);
  for (const dx of [1, 2]) carve(site, shaft + side * dx, floor + 4);
  fillCell(site, shaft - side, floor + 3);
  hang(site, shaft, -side, floor + 4);
  return site;
}

/** Four full rows but for one column. */
export function wellSlot(random: Random, floor: number): Site {
  const site = siteWith(floor, 4);
  const well = between(random, 0, columns - 1);
  for (let dy = 0; dy < 5; dy++) carve(site, well, floor + dy);
  return site;
}

const leastNoise = 0.1;
const mostNoise = 0.2;

/** Some cells of so many rows above the full ones, each only where the cell below is filled. */
export function addNoiseAbove({ board, kept, top }: Site, random: Random, rows: number): void {
  const share = leastNoise + (mostNoise - leastNoise) * random();
  for (let y = top; y < top + rows; y++)
    for (let x = 0; x < columns; x++)
      if ((board.masks[y - 1]! & ~kept[y]! & (1 << x)) !== 0 && random() < share) board.masks[y]! |= 1 << x;
}

const mostHoles = 3;

/** One to three holes in the bottom row. */
export function addHolesBelow({ board }: Site, random: Random): void {
  for (let holes = between(random, 1, mostHoles); holes > 0; holes--)
    board.masks[0]! &= ~(1 << between(random, 0, columns - 1));
}

/** A terrain of full rows with exactly one well of this depth, and a slot of a T-spin Double over it. */
export interface Donation extends Site {
  well: number;
  /** Rows of the terrain; the well reaches from the floor to here. */
  depth: number;
}

/** The slot is built regardless of the well; the cell three above the well's top cell stays empty. */
export function donationSlot(random: Random): Donation {
  const depth = between(random, 2, 4);
  const well = between(random, 0, columns - 1);
  const site = doubleSlot(random, depth);
  for (let y = 0; y < depth; y++) site.board.masks[y]! &= ~(1 << well);
  carve(site, well, depth + 2);
  return { ...site, well, depth };
}
