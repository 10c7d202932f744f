import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../../engine/puyo/types.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { activeOf, type Active, type Sight } from '../../../../vision/puyo/tracking/sight.ts';

const twoColours = { axis: 'R', child: 'G' } as const;
const oneColour = { axis: 'R', child: 'R' } as const;
const swapped = { axis: 'G', child: 'R' } as const;

const sight = (pair: Sight['pair'], at: Cell, direction: Direction): Sight => ({
  pair,
  at,
  direction,
  y: at[1],
  isWhole: true,
});
const active = (x: number, y: number, direction: Direction): Active => ({ x, y, direction });

describe('activeOf', () => {
  it('knows the axis of two colours, whichever was read as such', () => {
    for (const before of [null, active(2, 9, 'down')]) {
      expect(activeOf(sight(twoColours, [2, 8], 'left'), twoColours, before)).toEqual(active(2, 8, 'left'));
      expect(activeOf(sight(swapped, [1, 8], 'right'), twoColours, before)).toEqual(active(2, 8, 'left'));
    }
  });

  it.each<[string, Active, Sight, Active]>([
    ['fell', active(2, 9, 'up'), sight(oneColour, [2, 9], 'down'), active(2, 8, 'up')],
    ['turned', active(2, 9, 'up'), sight(oneColour, [1, 9], 'right'), active(2, 9, 'left')],
    ['turned back', active(2, 9, 'left'), sight(oneColour, [2, 10], 'down'), active(2, 9, 'up')],
    ['turned on', active(2, 9, 'left'), sight(oneColour, [2, 8], 'up'), active(2, 9, 'down')],
    ['moved aside', active(2, 9, 'right'), sight(oneColour, [2, 9], 'left'), active(1, 9, 'right')],
    ['stood still', active(4, 3, 'down'), sight(oneColour, [4, 2], 'up'), active(4, 3, 'down')],
  ])('knows the axis of one colour by where it was: it %s', (_, before, seen, expected) => {
    expect(activeOf(seen, oneColour, before)).toEqual(expected);
  });

  it('takes the word of the reading for a pair of one colour that has just come in', () => {
    expect(activeOf(sight(oneColour, [2, 11], 'up'), oneColour, null)).toEqual(active(2, 11, 'up'));
  });
});
