import { describe, expect, it } from 'vitest';
import type { Prospect } from '../../../../engine/puyo/evaluate/firing.ts';
import {
  type Answer,
  garbageOf,
  hasOpponent,
  isMatch,
  judgeMatch,
  roomOf,
  worthMeeting,
} from '../../../../engine/puyo/evaluate/versus.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { type Option, findOptions } from '../../../../engine/puyo/options.ts';
import type { PuyoField, PuyoState } from '../../../../engine/puyo/types.ts';

const read = (cells: string[], more: Partial<PuyoState> = {}): PuyoState => ({
  ...readPosition({ game: 'puyo', cells, pairs: ['RY', 'GB'] }).state,
  ...more,
});

/** A red on column 1 fires a chain of three. */
const stairs = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];
const empty = ['......'];
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

it('is a match if garbage is announced or there is an opponent', () => {
  expect([isMatch(read(stairs)), isMatch(read(stairs, { incoming: 1 }))]).toEqual([false, true]);
  const opposed = read(stairs, { opponent: opponent(empty) });
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

it('has room up to the spawn column', () => {
  expect(roomOf(opponent(['..R...', '..R...', 'RRG...']))).toBe(6 * 9);
  expect(roomOf(opponent(Array<string>(13).fill('..R...')))).toBe(0);
});

describe('what is looked at', () => {
  it('is the board under the garbage, with the whole effort, if it falls at once', () => {
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

  it('that the opponent has no room for is worth more than all else', () => {
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
    const half = judged(read(stairs, { opponent: opponent(empty) }), undefined, 40).judged;
    const whole = judged(read(stairs, { opponent: opponent(empty) }), undefined, 0).judged;
    const now = (all: typeof half) => all.find(({ option }) => option.result.chains === 3)!.stakes!.now;
    expect(now(half)).toBeLessThan(now(whole));
    expect(half.every(({ stakes }) => !stakes!.buries)).toBe(true);
  });

  it('is searched only where something reaches the opponent', () => {
    const { judged: all } = judged(read(stairs, { opponent: opponent(empty) }), undefined, 40);
    for (const { option, stakes } of all) expect(stakes!.answer).toBe(option.result.score >= 70 ? 40 : null);
  });
});

describe('what an option of a match comes to', () => {
  /** Nothing pops on it: 30 cells are left. */
  const quietField = Array<string>(8).fill('OOOOOO');
  const options = findOptions(read(stairs));
  const [fires, quiet] = [3, 0].map((chains) => options.find(({ result }) => result.chains === chains)!);
  /** Of the chain of three, which has 1000 points. */
  const chainWorth = 3005;
  const chainGarbage = 14;

  type Later = Partial<Prospect['futures'][number]> & Partial<Pick<Prospect, 'certain' | 'lost'>>;

  /** How one option is judged where the search finds `taking` under the garbage and `meeting` before it falls. */
  function judge(
    option: Option,
    state: PuyoState,
    taking: Later,
    meeting: Later = {},
    answer: Answer | null = null,
  ) {
    const explored: Explored[] = [];
    const explore = (fields: readonly PuyoField[], pairs: number, share: number): Prospect[] => {
      explored.push({ fields, pairs, share });
      const { lost = false, certain = 0, ...future } = pairs === Infinity ? taking : meeting;
      return [{ option, lost, certain, futures: [{ fired: 0, waited: 0, ...future }] }];
    };
    return { ...judgeMatch(state, [option], explore, answer)[0]!, explored };
  }
  const scoreOf = (...args: Parameters<typeof judge>) => judge(...args).score;

  it('is less by what falls on it, certain or not', () => {
    const state = read(empty, { incoming: 7 });
    expect(scoreOf(quiet!, state, { fired: 9000 })).toBe(9000 - 7 * 200);
    expect(scoreOf(quiet!, state, { waited: 9000 })).toBe(9000 - 7 * 200 - 400);
    expect(scoreOf(quiet!, state, { certain: 9000 })).toBe(9000 - 7 * 200);
    expect(scoreOf(quiet!, state, { certain: 1399, fired: 1300, waited: 1200 })).toBe(0);
  });

  it('is its share of what falls later, and nothing where it only waits', () => {
    const state = read(empty, { incoming: 30 + 24 });
    expect(scoreOf(quiet!, state, { fired: 20_000 })).toBe((20_000 - 30 * 200) * (6 / 24));
    expect(scoreOf(quiet!, state, { certain: 20_000 })).toBe((20_000 - 30 * 200) * (6 / 24));
    expect(scoreOf(quiet!, state, { waited: 20_000 })).toBe(0);
  });

  it.each([
    ['nothing is announced by the opponent that is seen', { opponent: opponent(empty) }, 9000 - 400],
    ['pairs can be placed before it falls', { incoming: 6, garbageIn: 1 }, 9000 - 6 * 200 - 400 - 4 * 140],
    ['it falls at once', { incoming: 3 }, 9000 - 3 * 200 - 400 - 7 * 140],
    ['too much falls at once', { incoming: 6 }, 0],
  ])('keeps room for garbage, or counts on more, where %s', (_, more, expected) => {
    expect(scoreOf(quiet!, read(quietField, more), { waited: 9000 })).toBe(expected);
  });

  it('keeps room for no more than falls in a turn', () => {
    const state = read(quietField, { incoming: 36 });
    expect(scoreOf(quiet!, state, { fired: 20_000 })).toBe(20_000 - 30 * 200 - (30 * 105) / 2);
  });

  it('is the better of what is fired before the garbage falls and what is left after it', () => {
    const state = read(empty, { incoming: 12, garbageIn: 2 });
    expect(scoreOf(quiet!, state, { fired: 9000 }, { fired: 6000 })).toBe(9000 - 12 * 200);
    expect(scoreOf(quiet!, state, { fired: 9000 }, { fired: 14_000 })).toBe(7000);
    expect(scoreOf(quiet!, state, { fired: 9000, lost: true }, { fired: 6000 })).toBe(3000);
    expect(scoreOf(quiet!, state, { fired: 8900 }, { fired: 13_000, lost: true })).toBe(6500);
  });

  it.each([
    ['nothing is left to fall', { incoming: chainGarbage, garbageIn: 5 }, 1],
    ['its chain takes as long as the garbage needs to fall', { incoming: 100, garbageIn: 3 }, 1],
    ['it takes a pair less', { incoming: 100, garbageIn: 4 }, 2],
  ])('is looked at once more, or not, where %s', (_, more, times) => {
    expect(judge(fires!, read(empty, more), {}).explored).toHaveLength(times);
  });

  it('is what is left under the garbage if others have time to cancel it and this one hasn’t', () => {
    const state = read(empty, { incoming: 40, garbageIn: 2 });
    const later = (pairs: number) => ({ fired: pairs === Infinity ? 9000 : 50_000, waited: 0 });
    const explore = (_: readonly PuyoField[], pairs: number): Prospect[] =>
      [fires!, quiet!].map((option) => ({ option, lost: false, certain: 0, futures: [later(pairs)] }));
    const told = judgeMatch(state, [fires!, quiet!], explore, null);
    expect(told.map(({ option, score }) => [option.result.chains, score])).toEqual([
      [0, (50_000 * 6) / 40],
      [3, 9000 - (40 - chainGarbage) * 200],
    ]);
  });

  it('is what is left of the field after it has cancelled all that was announced', () => {
    const state = read(empty, { incoming: chainGarbage, garbageIn: 5 });
    const explore = (_: readonly PuyoField[], pairs: number): Prospect[] =>
      [fires!, quiet!].map((option) => ({
        option,
        lost: false,
        certain: 0,
        futures: [{ fired: pairs === Infinity ? 9000 : 50_000, waited: 0 }],
      }));
    const [, other] = judgeMatch(state, [fires!, quiet!], explore, null);
    expect([other!.option, other!.score]).toEqual([fires, 9000]);
  });

  it('is searched before garbage falls from the field that it leads to', () => {
    const { explored } = judge(quiet!, read(stairs, { incoming: 12, garbageIn: 2 }), {});
    expect(explored[1]!.fields).toEqual([quiet!.chain.after]);
    expect(explored[0]!.fields).not.toEqual([quiet!.chain.after]);
  });

  it.each([
    ['so much falls after the first turn that nobody survives', [quiet!], 60, 0.1],
    ['a puyo less is left', [quiet!], 59, 0.5],
    ['one option meets part of it', [quiet!, fires!], 60 + chainGarbage - 1, 0.5],
    ['one option meets too little of it', [quiet!, fires!], 60 + chainGarbage, 0.1],
  ])('gets so much of the effort: %s', (_, offered, incoming, expected) => {
    const shares: number[] = [];
    const explore = (__: readonly PuyoField[], ___: number, share: number): Prospect[] => {
      shares.push(share);
      return offered.map((option) => ({
        option,
        lost: false,
        certain: 0,
        futures: [{ fired: 0, waited: 0 }],
      }));
    };
    judgeMatch(read(empty, { incoming, garbageIn: 9 }), offered, explore, null);
    expect(shares).toEqual([expected, 1 - expected]);
  });

  describe('by what it sends', () => {
    const stakesOf = (more: Partial<PuyoState>, answer: Answer | null) =>
      judge(fires!, read(empty, more), {}, {}, answer).stakes!;
    const high = Array<string>(11).fill('..O...');

    it('is its worth, its share of an answer, or above all else', () => {
      const against = (answer: number, cells = empty, incoming = 0) =>
        stakesOf({ opponent: opponent(cells, incoming) }, () => answer);
      expect(against(2 * chainGarbage)).toEqual({ now: chainWorth / 2, answer: 28, buries: false });
      expect(against(0)).toEqual({ now: chainWorth, answer: 0, buries: false });
      expect(against(7)).toEqual({ now: chainWorth, answer: 7, buries: false });
      expect(against(2 * chainGarbage + 10, empty, 5)).toMatchObject({ now: chainWorth / 2 });
      expect(against(chainGarbage - 6, high)).toEqual({ now: chainWorth + 20_000, answer: 8, buries: true });
      expect(against(chainGarbage - 5, high)).toEqual({ now: chainWorth, answer: 9, buries: false });
    });

    it('counts only what is left when the announced garbage has been cancelled', () => {
      const more = { opponent: opponent(empty), incoming: 4 };
      expect(stakesOf(more, () => 40)).toEqual({ now: chainWorth / 4, answer: 40, buries: false });
      expect(stakesOf({ ...more, incoming: chainGarbage }, () => 40)).toMatchObject({ answer: null });
    });

    it('counts garbage by the rate of the match, and an all clear', () => {
      const sent = (more: Partial<PuyoState>) => {
        const { now } = stakesOf({ opponent: opponent(empty), ...more }, () => 100);
        return Math.round((now / chainWorth) * 100);
      };
      expect(sent({})).toBe(chainGarbage);
      expect(sent({ rate: 50 })).toBe(20);
      expect(sent({ allClear: true })).toBe(chainGarbage + 30);
    });

    it('is its worth if nobody can know the answer', () => {
      expect(stakesOf({ opponent: opponent(empty) }, null)).toEqual({
        now: chainWorth,
        answer: null,
        buries: false,
      });
    });

    it('asks for the answer within the pairs that the chain takes', () => {
      const asked: number[] = [];
      stakesOf({ opponent: opponent(empty) }, (pairs) => (asked.push(pairs), 0));
      expect(asked).toEqual([1 + 3]);
    });
  });
});
