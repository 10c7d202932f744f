import { expect, it } from 'vitest';
import { misdropRates } from '../../../../engine/tetris/advice/misdrop.ts';
import { LearningHints } from './LearningHints.ts';
import type { Hands } from './hands.ts';
import { simulateNovice } from './simulate.ts';

const game = { pieces: 60, previews: 1, hold: false, randomizer: '7bag' } as const;

/** What hints think of hands after some games. */
function learnedFrom(slips: Hands['slips'], games: number): Hands['slips'] {
  const learning = new LearningHints({ evaluator: 'okiba', width: 1 }, misdropRates.low);
  const hands: Hands = { reactionMs: 300, keyMs: 100, slips };
  for (let seed = 1; seed <= games; seed++)
    simulateNovice({ guide: (state) => learning.aim(state), hands, ...game, seed });
  return learning.rates;
}

it('hints learn of hands that slip often, and of those that never do', () => {
  const [clumsy, sure] = [learnedFrom({ column: 0.3, turn: 0 }, 4), learnedFrom({ column: 0, turn: 0 }, 4)];
  expect(clumsy.column).toBeGreaterThan(0.15);
  expect(sure.column).toBeLessThan(misdropRates.low.column / 2);
});
