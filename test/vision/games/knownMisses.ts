/** What is known to be read wrongly in the kept recordings: a fix takes its line away, a new line is a fault. */

type Misses = Readonly<Record<string, readonly string[]>>;

/** Boards on which a first piece falls alone are found up to half a cell aside; Quadrapassel's by its frame once. */
export const knownStillMisses: Misses = {
  quadrapassel: ['picture 131: next I as O, sure'],
  'quadrapassel-shaded': ['picture 44: another board'],
  vitetris: ['picture 0: another board'],
  bastet: ['picture 0: another board'],
  tint: ['picture 1: another board', 'picture 41: next I as none', 'picture 119: next O as none'],
  petris: ['picture 0: another board'],
};

/** Petris has no upper edge, and a text cursor stands beside its pieces: its board is found half a cell aside. */
export const knownFilmMisses: Misses = {
  petris: [
    ...[38, 53, 92, 102, 109, 146, 183, 216].map((picture) => `picture ${picture}: no new piece told`),
    'picture 24: lost',
    'picture 88: pause',
    '0 rows vanish, 1 are told',
    ...[58, 61, 65, 69, 74, 76, 82].map((picture) => `picture ${picture}: other cells`),
  ],
};

/** Its start screen shows a full board that nobody plays. */
export const knownMenuMisses: readonly string[] = ['quadrapassel.webp: tetris'];
