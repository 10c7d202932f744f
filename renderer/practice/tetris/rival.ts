/** The other player at falling pieces, in five strengths: by what it knows, how far it looks, how fast and how surely it plays. */
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { stateOf } from '../../../engine/tetris/rules/play.ts';
import type { Input, Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import { Duel, type Exchange } from '../versus/Duel.ts';
import { type Strength, type Seat, chosen, Rival } from '../versus/Rival.ts';
import { keyDown, keyUp, outcomeOf, type Clock } from './clock.ts';
import { announce } from './garbage.ts';

export type AskRival = (state: TetrisState, options: SuggestOptions) => Promise<Suggestion>;

/** From weak to strong. */
const tetrisStrengths: readonly Strength<SuggestOptions>[] = [
  { options: { evaluator: 'thesis-2021' }, pace: 3200, slips: 0.12 },
  { options: { evaluator: 'tetris', width: 4, previews: 0 }, pace: 3000, slips: 0.12 },
  { options: { evaluator: 'tetris', width: 8, previews: 1 }, pace: 2100, slips: 0.04 },
  { options: { evaluator: 'tetris', milliseconds: 30 }, pace: 1300, slips: 0 },
  { options: { evaluator: 'tspin', milliseconds: 100 }, pace: 950, slips: 0 },
];

/** Rows by the same table for both; what is on its way is met by attacks of one's own. */
const exchange: Exchange<Clock> = {
  sentBy: ({ sent }) => sent,
  receive: announce,
  hasLost: (clock) => outcomeOf(clock) === 'over',
  win: (clock) => ({ ...clock, hasWon: true }),
};

/** A match from this beginning: both have the same pieces. `strength` from 1 on. */
export function tetrisDuel(start: Clock, strength: number, seed: number, ask: AskRival): Duel<Clock, Input> {
  return new Duel(new Rival(seatOf(tetrisStrengths[strength - 1]!, seed, ask), start), exchange);
}

/** It isn't pressed by gravity: its keys bring every piece down in time. */
function seatOf(strength: Strength<SuggestOptions>, seed: number, ask: AskRival): Seat<Clock, Input> {
  const random = randomStream(seed);
  return {
    pace: strength.pace,
    turnOf: ({ game }) => (game.over ? null : game.locked),
    think: async (clock) => {
      const state = stateOf(clock.game, clock.incoming.length)!;
      const { candidates } = await ask(state, strength.options);
      return chosen(candidates, strength, random)?.inputs ?? ['hardDrop'];
    },
    press: (clock, key) => keyUp(keyDown(clock, key), key),
    pass: (clock, ms) => ({ ...clock, elapsed: clock.elapsed + ms }),
  };
}
