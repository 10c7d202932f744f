import { expect, it } from 'vitest';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import {
  counted,
  noSlips,
  outcomeOf,
  type SlipCounts,
} from '../../../../engine/tetris/advice/learnedSlips.ts';
import { type Hands, novices } from '../../../bench/tetris/novice/hands.ts';
import { type Aim, playPiece } from '../../../bench/tetris/novice/novice.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { newGame, stateOf } from '../../../../engine/tetris/rules/play.ts';
import { type Board, type Location, type TetrisState } from '../../../../engine/tetris/types.ts';
import { randomNumbers } from '../randomBoards.ts';

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

it('observed slips are recovered from how a simulated beginner who slips often follows hints', () => {
  const hands: Hands = { ...novices.high, reactionMs: 100, keyMs: 20 };
  const random = randomNumbers(8);
  let counts: SlipCounts = noSlips;
  for (let seed = 1; seed <= 250; seed++) {
    const game = { ...newGame(seed, { previews: 1 }), canHold: false };
    const state = stateOf(game)!;
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
