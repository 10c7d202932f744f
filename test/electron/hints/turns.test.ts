import { describe, expect, it } from 'vitest';
import { seenTurn } from '../../../electron/hints/turns.ts';
import { orientations, pieces, type Location } from '../../../engine/tetris/types.ts';

const at = (type: Location['type'], orientation: Location['orientation']): Location => ({
  type,
  orientation,
  x: 4,
  y: 10,
});

describe('the direction of a turn', () => {
  it.each(['J', 'L', 'T'] as const)('is seen on %s from every orientation', (type) => {
    for (const [quarters, from] of orientations.entries()) {
      const to = (turns: number) => orientations[(quarters + turns) % 4]!;
      expect(seenTurn(at(type, from), at(type, to(1)))).toBe('cw');
      expect(seenTurn(at(type, from), at(type, to(3)))).toBe('ccw');
      expect(seenTurn(at(type, from), at(type, to(2)))).toBeNull();
      expect(seenTurn(at(type, from), at(type, from))).toBeNull();
    }
  });

  it('can’t be seen on a piece that looks the same after half a turn', () => {
    for (const type of pieces.filter((piece) => !'JLT'.includes(piece)))
      expect(seenTurn(at(type, 'north'), at(type, 'east'))).toBeNull();
  });

  it('can’t be seen between two different pieces', () => {
    expect(seenTurn(at('J', 'north'), at('L', 'east'))).toBeNull();
  });
});
