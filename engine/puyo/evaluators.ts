/** All that can judge places of Puyo, by the names that users choose by, with what each does. */
export const evaluators = {
  okiba: { about: 'looks ahead, and builds a long chain' },
  potential: { about: 'looks at one pair, and at the chain that could be fired next' },
  'thesis-2018': { about: 'fires the chains that are there, as in the thesis of 2018' },
} as const satisfies Record<string, { about: string }>;

export type Evaluator = keyof typeof evaluators;

export const defaultEvaluator = 'okiba' satisfies Evaluator;

export const evaluatorNames = Object.keys(evaluators) as Evaluator[];

/** Throws RangeError where there is no evaluator of this name. */
export function readEvaluator(name: string): Evaluator {
  const known = evaluatorNames.find((one) => one === name);
  if (!known) throw new RangeError(`there is no evaluator "${name}"; there are ${evaluatorNames.join(', ')}`);
  return known;
}
