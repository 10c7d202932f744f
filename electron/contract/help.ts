/** How much help there is: one choice, from none to all, for watched games and for the practice games. */

/** afterWorse: place and keys, but only for a piece after a worse move; ghost: a thin outline of the place, without a word. */
export const helpChoices = ['off', 'afterWorse', 'ghost', 'place', 'keys', 'all'] as const;
export type Help = (typeof helpChoices)[number];

const levels = { off: 0, afterWorse: 2, ghost: 1, place: 1, keys: 2, all: 3 } as const satisfies Record<
  Help,
  number
>;

/** What is shown: 0 nothing, 1 the place, 2 also its keys, 3 also a second place and one to avoid. */
export const helpLevel = (help: Help): 0 | 1 | 2 | 3 => levels[help];

/** One step more of it, or less; none beyond the last. */
export const helpBeside = (help: Help, step: 1 | -1): Help =>
  helpChoices[helpChoices.indexOf(help) + step] ?? help;
