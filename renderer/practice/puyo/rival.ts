/** The other player at Puyo, in five strengths: by what it knows, how far it looks, how fast and how surely it plays. */
import type { SuggestOptions } from '../../../engine/puyo/advice/suggest.ts';
import { randomFrom } from '../../../engine/puyo/random.ts';
import type { PuyoState, Suggestion } from '../../../engine/puyo/types.ts';
import { Duel, type Exchange } from '../versus/Duel.ts';
import { type Strength, type Seat, chosen, Rival } from '../versus/Rival.ts';
import { advance, keyDown, keyUp, outcomeOf, type Key, type PuyoClock } from './clock.ts';
import { stateOf } from './round.ts';

export type AskRival = (state: PuyoState, options: SuggestOptions) => Promise<Suggestion>;

/** From weak to strong. What looks at one place alone builds its own field full sooner or later: the weakest one does. */
const puyoStrengths: readonly Strength<SuggestOptions>[] = [
  { options: { evaluator: 'potential', count: 5 }, pace: 3000, slips: 0.5 },
  { options: { evaluator: 'okiba', nodes: 30, versus: true, count: 5 }, pace: 2400, slips: 0.15 },
  { options: { evaluator: 'okiba', nodes: 100, versus: true, count: 5 }, pace: 1700, slips: 0.05 },
  { options: { evaluator: 'okiba', nodes: 1000, versus: true, count: 1 }, pace: 1200, slips: 0 },
  { options: { evaluator: 'okiba', milliseconds: 150, versus: true, count: 1 }, pace: 700, slips: 0 },
];

const exchange: Exchange<PuyoClock> = {
  sentBy: ({ sent }) => sent,
  receive: (clock, garbage) => ({ ...clock, incoming: clock.incoming + garbage }),
  hasLost: (clock) => outcomeOf(clock) === 'over',
  win: (clock) => ({ ...clock, hasWon: true }),
};

/** A match from this beginning: both have the same pairs. `strength` from 1 on. */
export function puyoDuel(
  start: PuyoClock,
  strength: number,
  seed: number,
  ask: AskRival,
): Duel<PuyoClock, Key> {
  return new Duel(new Rival(seatOf(puyoStrengths[strength - 1]!, seed, ask), start), exchange);
}

function seatOf(strength: Strength<SuggestOptions>, seed: number, ask: AskRival): Seat<PuyoClock, Key> {
  const random = randomFrom(seed);
  return {
    pace: strength.pace,
    turnOf: ({ phase, round }) => (phase.kind === 'steer' ? round : null),
    think: async ({ round, incoming }) => {
      const { candidates } = await ask(stateOf(round, incoming), strength.options);
      const keys = chosen(candidates, strength, random)?.inputs ?? [];
      return [...keys.filter((key) => key !== 'hardDrop'), 'down'];
    },
    press: (clock, key) => {
      const pressed = keyDown(clock, key);
      return key === 'down' ? pressed : keyUp(pressed, key);
    },
    pass: advance,
  };
}
