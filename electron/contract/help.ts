/** How much help there is in watched games: one choice, from none to all. */
import type { Settings } from './settings.ts';

/** afterWorse: place and keys, but only for a piece after a worse move; ghost: a thin outline of the place, without a word. */
export const helpChoices = ['off', 'afterWorse', 'ghost', 'place', 'keys', 'all'] as const;
export type HelpChoice = (typeof helpChoices)[number];

type Helping = Pick<Settings, 'helpLevel' | 'hintsCome' | 'ghost'>;

const table: Readonly<Record<HelpChoice, Helping>> = {
  off: { helpLevel: 0, hintsCome: 'always', ghost: false },
  afterWorse: { helpLevel: 2, hintsCome: 'afterWorse', ghost: false },
  ghost: { helpLevel: 1, hintsCome: 'always', ghost: true },
  place: { helpLevel: 1, hintsCome: 'always', ghost: false },
  keys: { helpLevel: 2, hintsCome: 'always', ghost: false },
  all: { helpLevel: 3, hintsCome: 'always', ghost: false },
};

export const helpSettings = (choice: HelpChoice): Helping => table[choice];

/** One step more of it, or less; none beyond the last. */
export function helpBeside(settings: Helping, step: 1 | -1): Helping {
  const next = helpChoices[helpChoices.indexOf(helpChosen(settings)) + step];
  return table[next ?? helpChosen(settings)];
}

/** What is chosen where these hold. */
export function helpChosen({ helpLevel, hintsCome, ghost }: Helping): HelpChoice {
  if (helpLevel === 0) return 'off';
  if (hintsCome === 'afterWorse') return 'afterWorse';
  return ghost ? 'ghost' : (['place', 'keys', 'all'] as const)[helpLevel - 1]!;
}
