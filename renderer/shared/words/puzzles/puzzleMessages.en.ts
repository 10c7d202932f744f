import type { PuzzleMessages } from './puzzleMessages.ts';

const rowsOf = (count: number): string => (count === 1 ? 'one row' : `${count} rows`);
const piecesOf = (count: number): string => (count === 1 ? 'one piece' : `${count} pieces`);

export const puzzlesEn: PuzzleMessages = {
  category: { tsd: 'T-spin Double', donation: 'Donation', tst: 'T-spin Triple', four: 'Four rows' },
  goal: {
    tsd: 'a T-spin Double with the next T',
    tst: 'a T-spin Triple with the next T',
    four: 'four rows with the next I',
  },
  task: (pieces, goal) => `Place ${pieces.join(', then ')}, and make ready ${goal}.`,
  answers: {
    unique: () => 'one answer',
    few: (count) => `${count} answers`,
    many: (count) => `${count} answers`,
  },
  needsSlides: 'needs a slide',
  rating: (interest, difficulty) => `interest ${interest}, difficulty ${difficulty}, of 5`,
  prior: 'These two are estimates that were not fitted to people.',
  learned:
    'The interest was learned from your likes; the difficulty is an estimate that was not fitted to people.',
  verdict: {
    solved: 'Solved',
    onTrack: 'On track',
    outOfPieces: 'Out of pieces',
    unreachable: 'No way left',
    clearedLine: 'A row cleared too early',
    blocked: 'Blocked',
    illegal: 'Not possible',
  },
  reason: {
    ready: ({ finish }) => `The ${finish.location.type} can go in now.`,
    piecesLeft: ({ pieces }) => `It can still be done with ${pieces.join(', ')}.`,
    noEntrance: () => 'The slot is there, but its piece can’t get in.',
    onlyMini: () => 'The T gets in, but it would be a mini spin only.',
    noSpin: () => 'The T gets in without a spin: nothing hangs over the slot.',
    fewerRows: ({ rows }) => `All pieces are placed, and ${rowsOf(rows)} would be cleared at best.`,
    gaps: ({ cells }) =>
      cells.length === 1
        ? 'The T gets in, but one cell is missing in its rows.'
        : `The T gets in, but ${cells.length} cells are missing in its rows.`,
    noSlot: () => 'All pieces are placed, and there is no slot.',
    tooFewCells: ({ pieces }) => `Too much is missing in the rows for ${piecesOf(pieces)}.`,
    noWay: ({ pieces }) => `With ${pieces.join(', ')} no way leads there any more.`,
    rowsCleared: ({ rows }) => `It cleared ${rowsOf(rows.length)} that the slot needed.`,
    unsolvable: () => 'The puzzle itself has no answer.',
    wrongPiece: ({ expected, found }) => `The turn is ${expected}’s, not ${found}’s.`,
    tooMany: ({ pieces }) => `The puzzle has only ${piecesOf(pieces)}.`,
    occupied: () => 'There are blocks in the way, or the wall.',
    floating: () => 'It would hang in the air.',
    outOfReach: () => 'It can’t be brought there by keys.',
  },
  decidedBy: (placement) => `Placement ${placement} decided it.`,
};
