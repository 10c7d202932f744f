import { describe, expect, it } from 'vitest';
import {
  puyoPlayerNames,
  puyoPlayers,
  recordPuyoBy,
  recordPuyoGame,
} from '../../../../build/fit/review/puyoPlayers.ts';
import { findOptions } from '../../../../engine/puyo/options.ts';
import { judgePair, lossOfMatch } from '../../../../engine/review/puyo/judgePair.ts';
import type { PairPlace, PuyoTurn } from '../../../../engine/review/record.ts';
import { reviewTurns, summarise } from '../../../../engine/review/review.ts';

function turn(cells: string[], pairs: string[], placed: PairPlace, incoming = 0): PuyoTurn {
  return { kind: 'pair', at: 0, cells, pairs, allClear: false, incoming, placed, hint: null };
}

/** A chain of three that a red on column 1 fires. */
const ready = ['.GB...', '.RGB..', '.RGB..', '.RGB..'];
const kindsOf = (judged: ReturnType<typeof judgePair>): string[] => judged.mistakes.map(({ kind }) => kind);

describe('a judged pair', () => {
  it('loses nothing at the best place', () => {
    const { best } = judgePair(turn(ready, ['RY', 'GG', 'BP'], { column: 6, direction: 'up' }));
    const again = judgePair(turn(ready, ['RY', 'GG', 'BP'], best.placed));
    expect(again).toMatchObject({ rating: 'best', loss: 0, mistakes: [], best: { placed: best.placed } });
  });

  it('is blamed for firing too early, with what was to come', () => {
    const cells = ['RRR...', 'GGBB..'];
    const judged = judgePair(turn(cells, ['RY', 'GB', 'BY'], { column: 4, direction: 'up' }));
    expect(judged.mistakes[0]).toEqual({ kind: 'firesEarly', value: expect.any(Number) as number });
    expect(judged.mistakes[0]!.value).toBeGreaterThan(2);
    expect(judged.facts[0]).toMatchObject({ kind: 'fires', steps: 1 });
    expect(judged.loss).toBeGreaterThan(1000);
  });

  it('is blamed for a chain that it misses, and for the garbage that it lets fall', () => {
    const judged = judgePair(turn(ready, ['RY'], { column: 6, direction: 'up' }, 30));
    expect(judged.best.placed.column).toBe(1);
    expect(judged.mistakes[0]).toEqual({ kind: 'missesChain', value: 3 });
    expect(kindsOf(judged)).toContain('letsGarbageFall');
  });

  it('is the worst of all if it ends the game without need', () => {
    const tall = Array.from({ length: 11 }, (_, row) => (row % 2 ? '..R...' : '..G...'));
    const judged = judgePair(turn(tall, ['BY', 'GG'], { column: 3, direction: 'up' }));
    expect(judged).toMatchObject({ rating: 'blunder', loss: lossOfMatch, quality: 0 });
    expect(judged.mistakes[0]!.kind).toBe('losesGame');
  });

  it('of two equal puyos is the same in either order', () => {
    const one = judgePair(turn(ready, ['YY', 'GG'], { column: 5, direction: 'right' }));
    const other = judgePair(turn(ready, ['YY', 'GG'], { column: 6, direction: 'left' }));
    expect([one.loss, one.rating]).toEqual([other.loss, other.rating]);
  });
});

it('names planted misfires of forty pairs among the three that cost most', () => {
  const planted = [17, 29];
  const engine = puyoPlayers.engine();
  const game = recordPuyoBy(
    (state, placed) => {
      const popping = findOptions(state).filter(({ result }) => result.chains > 0 && !result.lost);
      const shortest = popping.sort((a, b) => a.result.chains - b.result.chains)[0];
      return planted.includes(placed) && shortest ? shortest.placement : engine(state);
    },
    'planted',
    5,
    36,
  );
  const judged = [...reviewTurns(game)];
  const fired = planted.filter((at) => judged[at]!.facts.some(({ kind }) => kind === 'fires'));
  expect(fired.length).toBeGreaterThan(0);
  expect(summarise(game, judged).costliest).toEqual(expect.arrayContaining(fired));
  for (const at of fired) expect(judged[at]!.mistakes[0]!.kind).toBe('firesEarly');
});

it('puts players in their order, by accuracy', () => {
  const accuracies = puyoPlayerNames.map((name) => {
    const game = recordPuyoGame(name, 41, 30);
    return summarise(game, [...reviewTurns(game)]).accuracy!;
  });
  expect(accuracies).toEqual(accuracies.toSorted((a, b) => a - b));
  expect(accuracies.at(-1)! - accuracies[0]!).toBeGreaterThan(30);
});
