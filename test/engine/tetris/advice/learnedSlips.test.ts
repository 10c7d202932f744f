import { describe, expect, it } from 'vitest';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { misdropRates } from '../../../../engine/tetris/advice/misdrop.ts';
import {
  counted,
  learnedRates,
  noSlips,
  outcomeOf,
  type SlipCounts,
} from '../../../../engine/tetris/advice/learnedSlips.ts';
import { type Hands, novices } from '../../../bench/tetris/novice/hands.ts';
import { type Aim, playPiece } from '../../../bench/tetris/novice/novice.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { newGame, stateOf as positionOf } from '../../../../engine/tetris/rules/play.ts';
import { type Board, type Location, type TetrisState } from '../../../../engine/tetris/types.ts';
import { randomNumbers } from '../randomBoards.ts';
import { stateOf } from '../states.ts';

const flat = stateOf(parseBoard(['XXXXXXXXX.'], 20), 'TO');
const t = (orientation: Location['orientation'], x: number, y: number): Location => ({
  type: 'T',
  orientation,
  x,
  y,
});

describe('the observed slips', () => {
  it.each([
    ['the place itself', t('north', 4, 1), t('north', 4, 1), 'followed'],
    ['one column beside it', t('north', 4, 1), t('north', 5, 1), 'column'],
    ['its last turn missing', t('south', 4, 2), t('east', 4, 2), 'turn'],
    ['two columns beside it', t('north', 4, 1), t('north', 6, 1), null],
    ['another piece', t('north', 4, 1), { type: 'O', orientation: 'north', x: 4, y: 1 } as const, null],
  ] as const)('%s', (_name, hint, placed, outcome) => {
    expect(outcomeOf(flat, hint, placed)).toBe(outcome);
  });
});

describe('rates', () => {
  it('start at the prior, and end at what was seen', () => {
    expect(learnedRates(misdropRates.low, noSlips).column).toBeCloseTo(misdropRates.low.column, 9);
    expect(learnedRates(misdropRates.low, noSlips).turn).toBeCloseTo(misdropRates.low.turn, 9);
    const seen = { followed: 8000, column: 1500, turn: 500 };
    const { column, turn } = learnedRates(misdropRates.low, seen);
    expect(column).toBeCloseTo(0.15, 2);
    expect(turn).toBeCloseTo(0.05, 2);
  });

  it('count each piece once, and forget old ones', () => {
    let counts: SlipCounts = noSlips;
    for (let piece = 0; piece < 100; piece++) counts = counted(counts, piece % 10 ? 'followed' : 'column');
    expect(counts).toEqual({ followed: 90, column: 10, turn: 0 });
    for (let piece = 0; piece < 3000; piece++) counts = counted(counts, 'followed');
    expect(counts.column).toBeLessThan(0.1);
    expect(counts.followed).toBeLessThanOrEqual(400);
    expect(counted(counts, null)).toBe(counts);
  });
});

/** Where the one piece that was added lies. */
function placedOn(before: TetrisState, after: Board, piece: Location['type']): Location | null {
  const start = findSpawn(before.board, piece)!;
  const lies = findPlacements(before.board, start, { reach: 'slides' }).find(({ location }) => {
    const masks = before.board.masks.slice();
    for (const [x, y] of cellsOf(location)) masks[y]! |= 1 << x;
    return masks.join() === after.masks.join();
  });
  return lies?.location ?? null;
}

it('are recovered from how a simulated beginner who slips often follows hints', () => {
  const hands: Hands = { ...novices.high, reactionMs: 100, keyMs: 20 };
  const random = randomNumbers(8);
  let counts: SlipCounts = noSlips;
  for (let seed = 1; seed <= 250; seed++) {
    const game = { ...newGame(seed, { previews: 1 }), canHold: false };
    const state = positionOf(game)!;
    let hint: Location | null = null;
    const guide = (asked: TetrisState): Aim | null => {
      const [best] = suggest(asked, { evaluator: 'bcts', count: 1 }).candidates;
      hint ??= best!.placement.location;
      return best ?? null;
    };
    const after = playPiece({ game, fallMs: 1000 }, guide, hands, random).game.board;
    const placed = placedOn(state, after, state.queue[0]!);
    if (hint && placed) counts = counted(counts, outcomeOf(state, hint, placed));
  }
  const total = counts.followed + counts.column + counts.turn;
  expect(total).toBeGreaterThan(200);
  expect(counts.column / total).toBeGreaterThan(0.05);
  expect(counts.column / total).toBeLessThan(0.14);
});
