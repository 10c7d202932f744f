import { describe, expect, it } from 'vitest';
import {
  beats,
  bestsAmong,
  kindOf,
  type FinishedGame,
} from '../../../../electron/contract/practice/finished.ts';

const game: FinishedGame = {
  game: 'tetris',
  mode: 'rows40',
  chain: 0,
  bot: 0,
  outcome: 'reached',
  helped: false,
  score: 1000,
  cleared: 40,
  placed: 100,
  milliseconds: 90_000,
};

describe('a finished game', () => {
  it('beats another by what its mode is about', () => {
    expect(beats({ ...game, milliseconds: 80_000 }, game)).toBe(true);
    expect(beats({ ...game, milliseconds: 95_000, score: 9999 }, game)).toBe(false);
    const survived: FinishedGame = { ...game, mode: 'survive', outcome: 'over' };
    expect(beats({ ...survived, milliseconds: 95_000 }, survived)).toBe(true);
    const scored: FinishedGame = { ...game, mode: 'minutes2', outcome: 'time' };
    expect(beats({ ...scored, score: 1001 }, scored)).toBe(true);
    expect(beats(scored, scored)).toBe(false);
  });

  it('does not count if its goal was not reached, nor in training', () => {
    expect(beats({ ...game, outcome: 'over', milliseconds: 1 }, undefined)).toBe(false);
    expect(beats({ ...game, mode: 'free' }, undefined)).toBe(false);
  });

  it('is compared with those of its kind alone', () => {
    const helped = { ...game, helped: true, milliseconds: 50_000 };
    const faster = { ...game, milliseconds: 70_000 };
    const bests = bestsAmong([game, helped, faster, game]);
    expect(bests.get(kindOf(game))).toBe(faster);
    expect(bests.get(kindOf(helped))).toBe(helped);
  });
});
