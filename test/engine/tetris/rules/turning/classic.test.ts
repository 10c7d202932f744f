import { describe, expect, it } from 'vitest';
import { isFilled, parseBoard } from '../../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../../engine/tetris/rules/pieces.ts';
import { kicksOf, spawnUnder, startUnder, turnFrom } from '../../../../../engine/tetris/rules/kicks.ts';
import {
  type Board,
  type Location,
  type Piece,
  orientations,
  pieces,
} from '../../../../../engine/tetris/types.ts';
import { plainClassicTurn } from '../../moves/plainClassic.ts';
import { randomBoard, randomNumbers } from '../../randomBoards.ts';
import { rounds } from '../../../../rounds.ts';

function turned(board: Board, { type, orientation, x, y }: Location, quarters: number, rules: 'nes' | 'ars') {
  const from = { turns: orientations.indexOf(orientation), x, y };
  const end = turnFrom(type, from, quarters, rules, (...cell) => isFilled(board, ...cell));
  return end && { type, orientation: orientations[end.turns]!, x: end.x, y: end.y };
}

const facing = (type: Piece, orientation: Location['orientation'], x: number, y: number): Location => ({
  type,
  orientation,
  x,
  y,
});

describe.each(['nes', 'ars'] as const)('%s', (rules) => {
  it('turns every piece as its pictures do, on random boards', () => {
    const random = randomNumbers(5);
    let turns = 0;
    for (let round = 0; round < rounds(4000, 1000); round++) {
      const board = randomBoard(random);
      const start = startUnder(rules, {
        type: pieces[Math.floor(random() * 7)]!,
        orientation: orientations[Math.floor(random() * 4)]!,
        x: Math.floor(random() * 10),
        y: Math.floor(random() * 20),
      });
      if (cellsOf(start).some(([x, y]) => isFilled(board, x, y))) continue;
      for (const quarters of [1, 3]) {
        const end = turned(board, start, quarters, rules);
        expect(end).toEqual(plainClassicTurn(board, start, quarters, rules, true));
        if (end) turns++;
      }
    }
    expect(turns).toBeGreaterThan(rounds(500, 100));
  });

  it('lets I, S and Z only lie and stand: the same turn twice leads back', () => {
    const board = parseBoard(['.'.repeat(10)], 20);
    for (const type of ['I', 'S', 'Z'] as const)
      for (const quarters of [1, 3]) {
        const lying = facing(type, 'north', 4, 10);
        const standing = turned(board, lying, quarters, rules)!;
        expect(standing.orientation).toBe('east');
        expect(turned(board, standing, quarters, rules)).toEqual(lying);
      }
  });

  it('turns no piece by half, and O not at all', () => {
    for (const type of pieces)
      for (const turns of [0, 1, 2, 3]) expect(kicksOf(type, turns, (turns + 2) % 4, rules)).toEqual([]);
    expect(kicksOf('O', 0, 1, rules)).toEqual([]);
  });

  it('turns J as L in a mirror', () => {
    const mirror = [0, 3, 2, 1];
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [1, 0],
    ] as const) {
      const [[x, y]] = kicksOf('J', from, to, rules) as [readonly [number, number]];
      expect(kicksOf('L', mirror[from]!, mirror[to]!, rules)[0]).toEqual([-x + 0, y]);
    }
  });
});

it('brings J, L and T in with their flat side up, in NES one column further right', () => {
  expect(spawnUnder('ars', 'T', 10, 19)).toEqual(facing('T', 'south', 4, 19));
  expect(spawnUnder('nes', 'L', 10, 19)).toEqual(facing('L', 'south', 5, 19));
  expect(spawnUnder('nes', 'S', 10, 19)).toEqual(facing('S', 'north', 5, 19));
  for (const rules of ['nes', 'ars'] as const)
    expect(cellsOf(spawnUnder(rules, 'I', 10, 19)).map(([x]) => x)).toEqual([3, 4, 5, 6]);
});

it('kicks nothing off a wall in NES', () => {
  const board = parseBoard(['.'.repeat(10)], 20);
  expect(turned(board, facing('T', 'east', 0, 10), 1, 'nes')).toBeNull();
  expect(turned(board, facing('T', 'east', 0, 10), 1, 'ars')).toMatchObject({ x: 1 });
});

describe('kicks of ARS', () => {
  const upright = parseBoard(
    [
      '...X......', // above T's middle
      '..........',
      '..........',
    ],
    20,
  );

  it('are tried to the right before the left, and never by I', () => {
    const shaft = parseBoard(
      Array.from({ length: 6 }, () => 'XX.XXXXXXX'),
      20,
    );
    expect(turned(shaft, facing('I', 'east', 2, 3), 1, 'ars')).toBeNull();
    const board = parseBoard(['.....X....', '..........', '..........'], 20);
    expect(turned(board, facing('J', 'east', 4, 1), 3, 'ars')).toEqual(facing('J', 'north', 4, 0));
    const left = parseBoard(['...X......', '...X......', '...X......'], 20);
    expect(turned(left, facing('L', 'west', 4, 1), 1, 'ars')).toEqual(facing('L', 'north', 5, 0));
    const right = parseBoard(['.....X....', '.....X....', '.....X....'], 20);
    expect(turned(right, facing('L', 'west', 4, 1), 1, 'ars')).toEqual(facing('L', 'north', 3, 0));
  });

  it('are not tried if the middle column is first in the way', () => {
    const flat = facing('T', 'south', 3, 1);
    expect(cellsOf(flat).every(([x, y]) => !isFilled(upright, x, y))).toBe(true);
    for (const quarters of [1, 3]) expect(turned(upright, flat, quarters, 'ars')).toBeNull();
  });

  it('are tried if the cell beside the middle comes first', () => {
    // L south turned clockwise faces west: the cell beside the middle is at the top left.
    const flat = facing('L', 'south', 2, 1);
    const below = parseBoard(['..........', '..........', '..X.......'], 20);
    expect(turned(below, flat, 1, 'ars')).toBeNull();
    const both = parseBoard(['.X........', '..........', '..X.......'], 20);
    expect(turned(both, flat, 1, 'ars')).toEqual(facing('L', 'west', 3, 1));
  });
});
