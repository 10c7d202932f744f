import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../../engine/puyo/types.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import type { PuyoObservation } from '../../../../vision/types.ts';
import { activeOf, withoutLying, type Active, type Sight } from '../../../../vision/puyo/tracking/sight.ts';

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
  it('determines the axis of two colours, even if the reading swaps them', () => {
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
    ['did not move', active(4, 3, 'down'), sight(oneColour, [4, 2], 'up'), active(4, 3, 'down')],
  ])('determines the axis of one colour by its previous place: it %s', (_, before, seen, expected) => {
    expect(activeOf(seen, oneColour, before)).toEqual(expected);
  });

  it('accepts the reading for a pair of one colour that has just come in', () => {
    expect(activeOf(sight(oneColour, [2, 11], 'up'), oneColour, null)).toEqual(active(2, 11, 'up'));
  });
});

describe('withoutLying', () => {
  const field = ['...G..', '...B..', '..RB..'];
  const seen = (at: [Cell, Cell], cells: string[]): PuyoObservation => ({
    ...{ seq: 0, game: 'puyo', columns: 6, rows: 3, ghost: null, hold: null, confidence: 0.9, doubts: [] },
    board: { x: 0, y: 0, width: 60, height: 30 },
    ...{ cells, next: [], current: { ...twoColours, cells: at } },
  });
  const beside = ['......', '...B..', '..RB..'];

  const atTop: [Cell, Cell] = [
    [2, 2],
    [3, 2],
  ];

  it('does not mistake a locked puyo in the top row for half of the pair coming in beside it', () => {
    const { current, entering, cells } = withoutLying(seen(atTop, beside), field);
    expect({ current, entering, cells }).toEqual({
      current: null,
      entering: { cell: [2, 2], colour: 'R' },
      cells: field,
    });
  });

  it('reports nothing for a single puyo below the top row', () => {
    const lower = ['...G..', '......', '..RB..'];
    const middle: [Cell, Cell] = [
      [2, 1],
      [3, 1],
    ];
    const { current, entering } = withoutLying(seen(middle, lower), ['...G..', '...G..', '..RB..']);
    expect([current, entering]).toEqual([null, undefined]);
  });

  it.each<[string, string[], string[]]>([
    ['over other cells', field, ['......', '...B..', '..RB..']],
    ['over a new, empty field', ['......', '......', '......'], field],
    ['over a puyo of another colour before', beside, ['...Y..', '...B..', '..RB..']],
  ])('does not change a pair %s', (_, cells, lying) => {
    const observation = seen(atTop, cells);
    expect(withoutLying(observation, lying)).toBe(observation);
  });
});
