/**
 * The policy of trust: what may be done with a place or a reading, by how sure it is. These are the only numbers that a
 * confidence or an existence is held against. How well edges fit, how clear a single cell is, or how often something has
 * to be seen are other measures: their limits stand with what measures them.
 */

/**
 * Levels of confidence, in rising order. A place's (`Layout.confidence`) is the calibrated chance that the board stands
 * exactly there; a reading's (`Observation.confidence`) is its place's, less what is in doubt in the reading.
 */
export const trust = {
  /** One in six: a less likely place is not told, as it would rather be a page or a desktop than a game. */
  worthTelling: 0.16,
  /** One in four: nothing but the picture itself bears out a board in a still. */
  worthTellingOfStill: 0.25,
  /**
   * More often wrong than right, but a game that is found by itself may begin so: it has to be seen again in other
   * pictures. What stays below is no game, however often it is seen: nothing is told of it, whatever moves there.
   */
  worthASecondLook: 0.3,
  /** One legal change proves it; below, hardly anything speaks for it, and what lies about may look like a moving piece. */
  provenByOneChange: 0.4,
  /** A finding counts from here on, and the source that shows it is watched at once: more is learned by watching. */
  likelierThanNot: 0.5,
  /** Two of three and more: fewer equal findings have to confirm it. */
  likely: 0.7,
  /**
   * What is told of a game that is watched: below, misreadings weigh more than the right hints that are lost, by films
   * whose truth is known (`watching/board/proof/chanceWeights.md`).
   */
  worthShowing: 0.8,
  /** The most that a reading with a doubt in it claims: near to sure, as most of it is right, but never sure. */
  mostWithDoubt: 0.85,
  /**
   * Everything that is stated may be relied on, which is what the command line promises: the board is not measured again,
   * the first legal position on it is drawn on, and a piece need not have moved to be believed.
   */
  sureEnoughToDraw: 0.9,
} as const;

/** The least existence: the chance that a board is about there, all readings of the place together. In rising order. */
export const leastExistence = {
  /** Cross-validated by client, right boards are lost above it, and hardly any false one is told down to it. */
  toBeTold: 0.4,
  /** What is less clear at first sight is looked at from farther away as well. */
  toBeClear: 0.6,
} as const;

/** The chance that a close look is right, in rising order; how often it is so at each is in `locating/detecting/lookWeights.manifest.json`. */
export const lookChance = {
  /** What is less likely is no board, and keeps nobody from being certain of another one. */
  mayBeBoard: 0.3,
  /** More often right than a search that is in doubt. */
  likely: 0.6,
  /** Nothing is searched where the board holds what a game does. */
  certain: 0.93,
  /** Nor where it does not. */
  certainAlone: 0.98,
} as const;

/** A board in a still is told from here on. */
export const isTold = ({ existence, confidence }: Confident & { existence: number }): boolean =>
  existence >= leastExistence.toBeTold && confidence >= trust.worthTellingOfStill;

/** A place or a reading. */
interface Confident {
  confidence: number;
}

/** Two that differ by no more say as much. */
const margin = 0.05;

export const isSure = ({ confidence }: Confident): boolean => confidence >= trust.sureEnoughToDraw;

/** Of a place. */
export const isWorthASecondLook = ({ confidence }: Confident): boolean =>
  confidence >= trust.worthASecondLook;

/** Whether what was seen is likelier than a place that is in doubt. `chance`: 0..1. */
export const beatsDoubt = (chance: number, { confidence }: Confident): boolean =>
  confidence < trust.mostWithDoubt && chance > confidence;

/** A position that is followed, by the chance that it is right. */
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
