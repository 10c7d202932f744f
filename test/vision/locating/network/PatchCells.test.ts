import { expect, it } from 'vitest';
import { patchCell } from '../../../../vision/locating/network/patch.ts';
import {
  PatchCells,
  perCell,
  usualCell,
  type Region,
} from '../../../../vision/locating/network/PatchCells.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const strongest = 72;
const line = 6 / strongest;

/** Three bytes a pixel: blocks of a few colours with some grain. */
function randomPatch(wide: number, high: number, chance: Chance): Uint8Array {
  const cells = Array.from({ length: wide * high * 3 }, () => 40 * chance.whole(0, 6));
  return Uint8Array.from({ length: wide * high * patchCell ** 2 * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    const [x, y] = [pixel % (wide * patchCell), Math.floor(pixel / (wide * patchCell))];
    const cell = Math.floor(y / patchCell) * wide + Math.floor(x / patchCell);
    return cells[3 * cell + (i % 3)]! + (chance.next() < 0.1 ? chance.whole(0, 15) : 0);
  });
}

/** The numbers of one cell, as they are told. */
class PlainCell {
  constructor(
    readonly patch: Uint8Array,
    readonly wide: number,
    readonly high: number,
    readonly x: number,
    readonly y: number,
  ) {}

  at(x: number, y: number, channel: number): number {
    return this.patch[3 * (y * this.wide * patchCell + x) + channel]!;
  }

  edge(x: number, y: number, dx: number, dy: number): number {
    if (x + dx >= this.wide * patchCell || y + dy >= this.high * patchCell) return 0;
    const away = [0, 1, 2].map((c) => Math.abs(this.at(x, y, c) - this.at(x + dx, y + dy, c)));
    return Math.min(strongest, Math.max(...away));
  }

  /** The mean edge at one pixel of the cell over all of its lines. */
  mean(p: number, isAcross: boolean): number {
    const [left, top] = [this.x * patchCell, this.y * patchCell];
    let sum = 0;
    for (let q = 0; q < patchCell; q += 1)
      sum += isAcross ? this.edge(left + p, top + q, 1, 0) : this.edge(left + q, top + p, 0, 1);
    return Math.fround(sum * (1 / (patchCell * strongest)));
  }

  colour(): number[] {
    return [0, 1, 2].map((c) => {
      let sum = 0;
      for (let y = 0; y < patchCell; y += 1)
        for (let x = 0; x < patchCell; x += 1)
          sum += this.at(this.x * patchCell + x, this.y * patchCell + y, c);
      return Math.fround(sum * (1 / patchCell ** 2));
    });
  }

  apart(x: number, y: number): number {
    if (x >= this.wide || y >= this.high) return 0;
    const other = new PlainCell(this.patch, this.wide, this.high, x, y).colour();
    const [red, green, blue] = this.colour().map((value, c) => Math.abs(value - other[c]!));
    return (red! + green! + blue!) / 765;
  }

  numbers(usual: number): number[] {
    const pixels = Array.from({ length: patchCell }, (_, p) => p);
    const [across, down] = [pixels.map((p) => this.mean(p, true)), pixels.map((p) => this.mean(p, false))];
    const inner = pixels.slice(0, -1).reduce((sum, p) => sum + (across[p]! + down[p]!), 0);
    const unusual = this.apart(usual % this.wide, Math.floor(usual / this.wide));
    return [
      ...across,
      ...down,
      inner / (2 * (patchCell - 1)),
      this.apart(this.x + 1, this.y),
      this.apart(this.x, this.y + 1),
      Math.min(0.25, unusual) / 0.25,
      across.at(-1)! > line ? 1 : 0,
      down.at(-1)! > line ? 1 : 0,
    ].map(Math.fround);
  }
}

const numbersOf = (cells: PatchCells, x: number, y: number): number[] => [
  ...cells.meansOf({ x0: x, y0: y, x1: x + 1, y1: y + 1 }),
];

it.each([
  [14, 24],
  [13, 17],
  [10, 16],
  [11, 28],
])('tells of each of %i x %i cells what a plain look at its pixels does', (wide, high) => {
  const patch = randomPatch(wide, high, new Chance(wide * high));
  const inside = { x0: 2, y0: 2, x1: wide - 2, y1: high - 2 };
  const cells = new PatchCells(patch, wide, high, inside);
  const plain = (x: number, y: number): PlainCell => new PlainCell(patch, wide, high, x, y);
  const all = new Float32Array(wide * high * 3);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) all.set(plain(x, y).colour(), 3 * (y * wide + x));
  const usual = usualCell(all, wide, inside);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) expect(numbersOf(cells, x, y)).toEqual(plain(x, y).numbers(usual));
});

it('adds up the cells of a region one after the other, in 32 bits', () => {
  const [wide, high] = [12, 16];
  const patch = randomPatch(wide, high, new Chance(3));
  const cells = new PatchCells(patch, wide, high, { x0: 2, y0: 2, x1: 10, y1: 14 });
  const region: Region = { x0: 3, y0: 5, x1: 9, y1: 11 };
  const means = new Float32Array(perCell);
  for (let y = region.y0; y < region.y1; y += 1)
    for (let x = region.x0; x < region.x1; x += 1)
      numbersOf(cells, x, y).forEach((value, k) => (means[k]! += value / 36));
  expect([...cells.meansOf(region)]).toEqual([...means]);
});

it('takes the colour that most cells nearly have for the usual one, and the first of these cells', () => {
  const colours = Float32Array.from(
    [
      [250, 0, 0],
      [30, 30, 30],
      [31, 40, 28],
      [250, 5, 5],
      [28, 26, 47],
      [90, 90, 90],
    ].flat(),
  );
  expect(usualCell(colours, 3, { x0: 0, y0: 0, x1: 3, y1: 2 })).toBe(1);
  expect(usualCell(colours, 3, { x0: 0, y0: 0, x1: 1, y1: 2 })).toBe(0);
});
