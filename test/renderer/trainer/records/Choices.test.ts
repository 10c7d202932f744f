import { expect, it } from 'vitest';
import type { TrainingHistory } from '../../../../electron/contract/asking/training.ts';
import { Choices } from '../../../../renderer/trainer/records/Choices.svelte.ts';
import { curatedOrder } from '../../../../renderer/trainer/sets/sets.ts';
import { pastAttempt } from '../ladder/pastAttempt.ts';

const [easiest, second] = curatedOrder(3);
const solvedOne: TrainingHistory = {
  attempts: [pastAttempt({ mode: 'curated', moves: 3, number: easiest! })],
  ratings: [],
  rounds: [],
};

function choicesAt(number: number): Choices {
  const choices = new Choices();
  choices.change({ mode: 'curated', moves: 2, number });
  return choices;
}

it('carries no number over to another set: it continues where the player is there', () => {
  const choices = choicesAt(17);
  choices.choose({ moves: 3 }, solvedOne);
  expect(choices.now).toMatchObject({ moves: 3, number: second });
});

it('returns to the easiest one that is left from another mode', () => {
  const choices = new Choices();
  choices.change({ mode: 'practice', moves: 3, number: 17 });
  choices.choose({ mode: 'curated' }, solvedOne);
  expect(choices.now.number).toBe(second);
});

it('keeps a number within its set, and takes one that is chosen', () => {
  const choices = choicesAt(17);
  choices.choose({}, solvedOne);
  expect(choices.now.number).toBe(17);
  choices.choose({ number: 4 }, solvedOne);
  expect(choices.now.number).toBe(4);
});

it('is passed to whoever remembers it', () => {
  const told: string[] = [];
  new Choices(undefined, ({ mode }) => told.push(mode)).change({ mode: 'storm' });
  expect(told).toEqual(['storm']);
});
