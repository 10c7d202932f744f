import { expect, it } from 'vitest';
import { place, startRound, stateOf, type Round } from '../../../../../renderer/practice/puyo/round.ts';
import { slipIn } from '../../../../../renderer/practice/puyo/helping/slip.ts';
import { suggest } from '../../../../../engine/puyo/advice/suggest.ts';
import { parseField } from '../../../../../engine/puyo/rules/field.ts';

/** Three red lie ready: the red pair makes a chain that clears everything, or is put somewhere else. */
const round: Round = {
  ...startRound(1),
  field: parseField(['GGG...', 'RRRG..']).field,
  deal: () => ({ axis: 'R', child: 'R' }),
};
const suggestion = suggest(stateOf(round), { evaluator: 'potential', count: 30 });
const [best] = suggestion.candidates;
const worst = suggestion.candidates.at(-1)!;

it('shows the best place beside one that lost much', () => {
  const slip = slipIn(suggestion, round, place(round, worst.placement));
  expect(slip).toMatchObject({ own: { placement: worst.placement }, better: { placement: best!.placement } });
});

it('shows nothing for the best place, nor for one that looks the same', () => {
  expect(slipIn(suggestion, round, place(round, best!.placement))).toBeNull();
});

it('shows nothing if the place was not judged', () => {
  const known = { ...suggestion, candidates: [best!] };
  expect(slipIn(known, round, place(round, worst.placement))).toBeNull();
});
