/** What is known to be read wrongly in the kept recordings: a fix takes its line away, a new line is a fault. */

type Misses = Readonly<Record<string, readonly string[]>>;

/** Boards on which a first piece falls alone are found up to half a cell aside. */
export const knownStillMisses: Misses = {
  bastet: ['picture 0: another board'],
  tint: ['picture 41: next I as none', 'picture 119: next O as none'],
  petris: ['picture 0: another board'],
  vitetris: ['picture 0: another board'],
};

/**
 * The boards of both are found half a cell aside while hardly anything lies there, and are lost once or twice when a
 * better measure takes their place: petris has no upper edge, and a text cursor stands beside its pieces.
 */
export const knownFilmMisses: Misses = {
  bastet: ['picture 36: no new piece told', 'picture 40: lost'],
  petris: [
    'picture 183: no new piece told',
    'picture 216: no new piece told',
    'picture 177: lost',
    'picture 211: lost',
  ],
};

/** Its start screen shows a full board that nobody plays. */
export const knownMenuMisses: readonly string[] = ['quadrapassel.webp: tetris'];

/** Where nobody plays a game and it is told otherwise, or somebody does. */
export const knownStateMisses: Misses = {};
