/** What there is to say of an evaluator without running it. */
interface About {
  /** What it strives for, in one line. */
  about: string;
  /** It follows what may come, and holds; the others judge one placement at a time. */
  looksAhead: boolean;
  /** People may choose it in the settings; the others are there to compare with. */
  isOffered: boolean;
  /** What hands it reckons with where nothing else is said. */
  usualSkill: 'drops' | 'spins';
}

/** All that can judge places of Tetris, by the names that users choose by. */
export const evaluators = {
  okiba: { about: 'keeps the game going', looksAhead: true, isOffered: true, usualSkill: 'drops' },
  survive: { about: 'another name of okiba', looksAhead: true, isOffered: false, usualSkill: 'drops' },
  tetris: { about: 'clears four rows at once', looksAhead: true, isOffered: true, usualSkill: 'drops' },
  tspin: { about: 'attacks with T-spins', looksAhead: true, isOffered: true, usualSkill: 'spins' },
  'thesis-2021': {
    about: 'keeps the stack low, as in the thesis of 2021',
    looksAhead: false,
    isOffered: true,
    usualSkill: 'drops',
  },
  dellacherie: { about: 'Dellacherie’s weights', looksAhead: false, isOffered: false, usualSkill: 'drops' },
  bcts: { about: 'the weights of BCTS', looksAhead: false, isOffered: false, usualSkill: 'drops' },
} as const satisfies Record<string, About>;

export type Evaluator = keyof typeof evaluators;

type With<Trait extends keyof About, Value> = {
  [Name in Evaluator]: (typeof evaluators)[Name][Trait] extends Value ? Name : never;
}[Evaluator];

export type LookAheadEvaluator = With<'looksAhead', true>;
export type OnePieceEvaluator = With<'looksAhead', false>;
export type OfferedEvaluator = With<'isOffered', true>;

export const defaultEvaluator = 'okiba' satisfies Evaluator;

export const evaluatorNames = Object.keys(evaluators) as Evaluator[];

export const offeredEvaluators = evaluatorNames.filter(
  (name): name is OfferedEvaluator => evaluators[name].isOffered,
);

export const isEvaluator = (name: string): name is Evaluator => Object.hasOwn(evaluators, name);

/** Throws RangeError where there is no evaluator of this name. */
export function readEvaluator(name: string): Evaluator {
  if (isEvaluator(name)) return name;
  throw new RangeError(`there is no evaluator "${name}"; there are ${evaluatorNames.join(', ')}`);
}

export function looksAhead(evaluator: Evaluator): evaluator is LookAheadEvaluator {
  return evaluators[evaluator].looksAhead;
}
