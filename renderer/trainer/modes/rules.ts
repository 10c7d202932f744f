/** What holds in each mode. Times are in seconds. */
import type { RoundMode, TrainerMode } from '../../../electron/contract/asking/training.ts';
import { skillTest, trainingPlan } from '../../../engine/puzzle/sets/figures.ts';

/** The steps of the hint ladder: none, the slot, the piece, the next place. */
export type HintStep = 0 | 1 | 2 | 3;

export interface ModeRules {
  /** What can be chosen beside the mode itself. */
  choices: 'kind' | 'moves' | 'none';
  /** How far the hint ladder goes. */
  mostHint: HintStep;
  showsAnswer: boolean;
  /** After a puzzle is solved it is asked how it was. */
  asksForTaste: boolean;
}

const alone: ModeRules = { choices: 'none', mostHint: 0, showsAnswer: false, asksForTaste: false };
const guided: ModeRules = { choices: 'none', mostHint: 3, showsAnswer: true, asksForTaste: true };

export const rulesOf: Readonly<Record<TrainerMode, ModeRules>> = {
  practice: { ...guided, choices: 'kind' },
  curated: { choices: 'moves', mostHint: 2, showsAnswer: false, asksForTaste: true },
  flash: { ...alone, choices: 'kind' },
  slot: alone,
  daily: { ...guided, showsAnswer: false },
  repeat: guided,
  games: guided,
  given: guided,
  streak: alone,
  storm: alone,
  test: alone,
  plan: alone,
};

export interface RoundRules {
  /** null: no end of puzzles. */
  puzzles: number | null;
  /** For each puzzle; null: as long as one likes. */
  secondsEach: number | null;
  /** For all of it; null: as long as one likes. */
  seconds: number | null;
  /** A wrong answer: the puzzle can be tried again, is left for the next one, or ends the round. */
  afterMistake: 'again' | 'next' | 'end';
  /** Taken from the time that is left. */
  mistakeCosts: number;
  /** A puzzle that was not solved in time is followed by its answer. */
  showsAnswers: boolean;
}

const noClock = { puzzles: null, secondsEach: null, seconds: null, mistakeCosts: 0, showsAnswers: false };

export const roundRules: Readonly<Record<RoundMode, RoundRules>> = {
  streak: { ...noClock, afterMistake: 'end' },
  storm: { ...noClock, seconds: 180, afterMistake: 'next', mistakeCosts: 10 },
  test: {
    ...noClock,
    puzzles: skillTest.puzzles,
    secondsEach: skillTest.seconds,
    afterMistake: 'again',
  },
  plan: {
    ...noClock,
    puzzles: trainingPlan.puzzles,
    secondsEach: trainingPlan.seconds,
    afterMistake: 'again',
    showsAnswers: true,
  },
};

/** The groups of the menu, in its order. */
export const modeGroups = ['everyDay', 'learn', 'challenge', 'own'] as const;
export type ModeGroup = (typeof modeGroups)[number];

/** Where the menu offers each mode, in its order. */
const groupOf = {
  daily: 'everyDay',
  repeat: 'everyDay',
  slot: 'learn',
  practice: 'learn',
  flash: 'learn',
  curated: 'learn',
  streak: 'challenge',
  storm: 'challenge',
  test: 'challenge',
  plan: 'challenge',
  games: 'own',
  given: 'own',
} as const satisfies Record<TrainerMode, ModeGroup>;

export function modesIn(group: ModeGroup): readonly TrainerMode[] {
  return (Object.keys(groupOf) as TrainerMode[]).filter((mode) => groupOf[mode] === group);
}

export function isRound(mode: TrainerMode): mode is RoundMode {
  return mode in roundRules;
}
