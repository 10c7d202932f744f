import { describe, expect, it } from 'vitest';
import { puyoTurnsOf, seenTurn, turnOf } from '../../../electron/hints/turns.ts';
import { orientations, pieces, type Location } from '../../../engine/tetris/types.ts';

const at = (type: Location['type'], orientation: Location['orientation']): Location => ({
  type,
  orientation,
  x: 4,
  y: 10,
});

describe('a seen turn', () => {
  it.each(['J', 'L', 'T'] as const)('of %s tells its direction from every orientation', (type) => {
    for (const [quarters, from] of orientations.entries()) {
      const to = (turns: number) => orientations[(quarters + turns) % 4]!;
      expect(seenTurn(at(type, from), at(type, to(1)))).toBe('cw');
      expect(seenTurn(at(type, from), at(type, to(3)))).toBe('ccw');
      expect(seenTurn(at(type, from), at(type, to(2)))).toBeNull();
      expect(seenTurn(at(type, from), at(type, from))).toBeNull();
    }
  });

  it('of a piece that looks the same after half a turn tells nothing', () => {
    for (const type of pieces.filter((piece) => !'JLT'.includes(piece)))
      expect(seenTurn(at(type, 'north'), at(type, 'east'))).toBeNull();
  });

  it('is none between two pieces', () => {
    expect(seenTurn(at('J', 'north'), at('L', 'east'))).toBeNull();
  });
});

describe("a game's turn key", () => {
  it.each([
    ['Blocks', {}, 'cw'],
    ['Blocks', { Blocks: 'ccw', Other: 'cw' }, 'ccw'],
    ['Quadrapassel', {}, 'ccw'],
    ['Quadrapassel', { Quadrapassel: 'cw' }, 'cw'],
    ['KBlocks', {}, 'ccw'],
    ['constructor', {}, 'cw'],
  ] as const)('of %s, with %j learned, turns %s', (title, learned, turn) => {
    expect(turnOf(title, new Map(Object.entries(learned)))).toBe(turn);
  });
});

it.each([
  ['Puyo Puyo', ['cw', 'ccw']],
  ['FloboPuyo', ['ccw']],
])('%s turns pairs %j', (title, turns) => {
  expect(puyoTurnsOf(title)).toEqual(turns);
});
