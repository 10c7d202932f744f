/**
 * The policy of trust: what may be done with a place or a reading, by its confidence. These are the only numbers that
 * a confidence is compared with. The fit of edges, the clearness of a single cell, or the number of
 * repetitions are other measures, whose limits are beside their code.
 */

/**
 * Levels of confidence, in ascending order. A place's (`Layout.confidence`) is the calibrated chance that the board
 * is exactly there; a reading's (`Observation.confidence`) is its place's, reduced by the doubts in the reading.
 */
export const trust = {
  /**
   * One in four: a less likely place is not reported, as it is more likely a page or a desktop than a game; the picture
   * alone could not confirm it.
   */
  worthTelling: 0.25,
  /**
   * More often wrong than right, but a game that is found automatically may begin like this: it has to be seen again
   * in other pictures. A place below is never a game, however often it is seen: nothing is reported for it, whatever
   * moves there.
   */
  worthASecondLook: 0.3,
  /**
   * One legal change proves it; below, there is hardly any evidence for it, and surrounding things may look like a
   * moving piece.
   */
  provenByOneChange: 0.4,
  /** A result counts from here on, and the source that shows it is watched at once, as watching gives more evidence. */
  likelierThanNot: 0.5,
  /** Two of three and more: fewer equal results have to confirm it. */
  likely: 0.7,
  /**
   * The limit for reporting in a watched game: below, misreadings cost more than the right hints that are lost, by
   * films whose truth is known (`watching/board/proof/chanceWeights.md`).
   */
  worthShowing: 0.8,
  /** The most confidence of a reading with a doubt: almost sure, as most of it is right, but never sure. */
  mostWithDoubt: 0.85,
  /**
   * Everything that is reported is reliable, as documented for the command line: the board is not measured again,
   * hints are drawn on its first legal position, and a piece need not have moved to be accepted.
   */
  sureEnoughToDraw: 0.9,
} as const;

/**
 * The chance that a close look is right, in ascending order; the measured share at each level is in
 * `locating/detecting/lookWeights.manifest.json`.
 */
export const lookChance = {
  /** A less likely one is not a board, and does not prevent certainty about another one. */
  mayBeBoard: 0.3,
  /** No search is needed if the contents of all cells are clear. */
  certain: 0.93,
  /** No search is needed even if some are not. */
  certainAlone: 0.99,
} as const;

/** A board in a still is reported from here on. */
export const isTold = ({ confidence }: Confident): boolean => confidence >= trust.worthTelling;

/** A place or a reading. */
interface Confident {
  confidence: number;
}

/** Two that differ by no more count as equal. */
const margin = 0.05;

export const isSure = ({ confidence }: Confident): boolean => confidence >= trust.sureEnoughToDraw;

/** A place that is more often wrong than right against one that is reliable: nothing that moved there outweighs that. */
export const isFarSurer = (one: Confident, than: Confident): boolean =>
  isSure(one) && than.confidence < trust.likelierThanNot;

/** Of a place. */
export const isWorthASecondLook = ({ confidence }: Confident): boolean =>
  confidence >= trust.worthASecondLook;

/** Of what was read in a single picture: `chance` that it is a game's at all. */
export const isLikelyGame = (chance: number): boolean => chance >= trust.likelierThanNot;

/** Whether a tracked position is reported, by the chance that it is right. */
export const isWorthShowing = (chance: number): boolean => chance >= trust.worthShowing;

export type Sureness = 'sure' | 'likely' | 'rather' | 'unlikely';

/** In one word. */
export function surenessOf(one: Confident): Sureness {
  if (isSure(one)) return 'sure';
  if (one.confidence >= trust.likely) return 'likely';
  return one.confidence >= trust.likelierThanNot ? 'rather' : 'unlikely';
}

export const isAboutAsSure = (one: Confident, best: Confident): boolean =>
  one.confidence >= best.confidence - margin;
