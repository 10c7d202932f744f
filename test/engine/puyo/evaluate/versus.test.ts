import { describe, expect, it } from 'vitest';
import type { Prospect } from '../../../../engine/puyo/evaluate/firing.ts';
import {
  garbageOf,
  hasOpponent,
  isMatch,
  judgeMatch,
  roomOf,
  worthMeeting,
} from '../../../../engine/puyo/evaluate/versus.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { findOptions } from '../../../../engine/puyo/options.ts';
import type { PuyoField, PuyoState } from '../../../../engine/puyo/types.ts';

const read = (cells: string[], more: Partial<PuyoState> = {}): PuyoState => ({
  ...readPosition({ game: 'puyo', cells, pairs: ['RY', 'GB'] }).state,
  ...more,
});

/** A red on column 1 fires a chain of three. */
const stairs = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];
const opponent = (cells: string[], incoming = 0) => ({ field: read(cells).field, pairs: [], incoming });

interface Explored {
  fields: readonly PuyoField[];
  pairs: number;
  share: number;
}

/** Best first, with what was looked at; every option leads to the same chains later. */
function judged(state: PuyoState, later = { fired: 0, waited: 0 }, answer: number | null = null) {
  const options = findOptions(state);
  const explored: Explored[] = [];
  const explore = (fields: readonly PuyoField[], pairs: number, share: number): Prospect[] => {
    explored.push({ fields, pairs, share });
    return options.map((option) => ({ option, lost: false, certain: later.fired, futures: [later] }));
  };
  const asked: number[] = [];
  const ask = (pairs: number): number => {
    asked.push(pairs);
    return answer!;
  };
  return { judged: judgeMatch(state, options, explore, answer === null ? null : ask), explored, asked };
}

it('is a match where garbage is announced or somebody plays against', () => {
  expect([isMatch(read(stairs)), isMatch(read(stairs, { incoming: 1 }))]).toEqual([false, true]);
  const opposed = read(stairs, { opponent: opponent(['......']) });
  expect([isMatch(opposed), hasOpponent(opposed), hasOpponent(read(stairs))]).toEqual([true, true, false]);
});

it('counts the garbage of a chain by its points, and by what a match’s rate makes of them', () => {
  expect([garbageOf(3007), garbageOf(3007, 35), garbageOf(3000)]).toEqual([20, 40, 0]);
});

it.each([
  ['a row or less is taken lightly', 3007, 6, 3007],
  ['all of it but a row is met', 3007, 26, 3007],
  ['half of it is met', 3007, 52, Math.round(3007 / 2)],
  ['none of it is met', 0, 52, 0],
])('a chain is worth its share of what is announced: %s', (_, worth, announced, expected) => {
  expect(worthMeeting(worth, announced)).toBe(expected);
});

it('has room for what fills the column in which pairs appear', () => {
  expect(roomOf(opponent(['..R...', '..R...', 'RRG...']))).toBe(6 * 9);
  expect(roomOf(opponent(Array<string>(13).fill('..R...')))).toBe(0);
});

describe('what is looked at', () => {
  it('is what lies under the garbage, with the whole effort, where it falls at once', () => {
    const { explored } = judged(read(stairs, { incoming: 12 }));
    expect(explored.map(({ pairs, share }) => [pairs, share])).toEqual([[Infinity, 1]]);
    const fallen = explored[0]!.fields.map(({ cells }) => cells.join('').split('O').length - 1);
    expect(Math.max(...fallen)).toBe(4 + 12);
  });

  it('is half and half where pairs can be placed before it falls', () => {
    const { explored } = judged(read(stairs, { incoming: 12, garbageIn: 2 }));
    expect(explored.map(({ pairs, share }) => [pairs, share])).toEqual([
      [Infinity, 0.5],
      [2, 0.5],
    ]);
  });

  it('is mostly what can be done before more falls than anybody survives', () => {
    const { explored } = judged(read(stairs, { incoming: 200, garbageIn: 2 }));
    expect(explored.map(({ share }) => share)).toEqual([0.1, 0.9]);
  });
});

describe('an attack', () => {
  const full = Array<string>(11)
    .fill('..R...')
    .map((row, at) => (at % 2 ? row : '..G...'));

  it('that the opponent has no room for goes before all else', () => {
    const { judged: all, asked } = judged(
      read(stairs, { opponent: opponent(full) }),
      { fired: 9000, waited: 9000 },
      0,
    );
    expect(all[0]!.stakes).toMatchObject({ buries: true, answer: 0 });
    expect(all[0]!.option.result.chains).toBe(3);
    expect(asked).toContain(1 + 3);
  });

  it('that he can answer counts by its share of the answer', () => {
    const half = judged(read(stairs, { opponent: opponent(['......']) }), undefined, 40).judged;
    const whole = judged(read(stairs, { opponent: opponent(['......']) }), undefined, 0).judged;
    const now = (all: typeof half) => all.find(({ option }) => option.result.chains === 3)!.stakes!.now;
    expect(now(half)).toBeLessThan(now(whole));
    expect(half.every(({ stakes }) => !stakes!.buries)).toBe(true);
  });

  it('is asked about only where something reaches the opponent', () => {
    const { judged: all } = judged(read(stairs, { opponent: opponent(['......']) }), undefined, 40);
    for (const { option, stakes } of all) expect(stakes!.answer).toBe(option.result.score >= 70 ? 40 : null);
  });
});
