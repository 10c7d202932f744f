/** What is known to be read wrongly in the kept recordings: a fix takes its line away, a new line is a fault. */

type Misses = Readonly<Record<string, readonly string[]>>;

/** Boards on which a first piece falls alone are found up to half a cell aside. */
export const knownStillMisses: Misses = {
  bastet: ['picture 0: another board'],
  tint: ['picture 41: next I as none', 'picture 119: next O as none'],
  petris: ['picture 0: another board'],
};

export const knownFilmMisses: Misses = {};

/** Where nobody plays a game and it is told otherwise, or somebody does. */
export const knownStateMisses: Misses = {};
