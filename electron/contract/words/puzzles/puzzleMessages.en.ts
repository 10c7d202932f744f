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
  task: (pieces, goal) => `Place ${pieces.join(', then ')} to set up ${goal}.`,
  answers: {
    unique: () => 'one answer',
    few: (count) => `${count} answers`,
    many: (count) => `${count} answers`,
  },
  needsSlides: 'needs a slide',
  rating: (interest, difficulty) => `interest ${interest} of 5, difficulty ${difficulty} of 5`,
  prior: 'Both are estimates, not measured with players.',
  learned: 'Interest was learned from your likes; difficulty is an estimate, not measured with players.',
  verdict: {
    solved: 'Solved',
    onTrack: 'On track',
    outOfPieces: 'Out of pieces',
    unreachable: 'No longer possible',
    clearedLine: 'A row cleared too early',
    blocked: 'Blocked',
    illegal: 'Not possible',
  },
  reason: {
    ready: ({ finish }) => `The ${finish.location.type} can go in now.`,
    piecesLeft: ({ pieces }) => `You can still do it with ${pieces.join(', ')}.`,
    noEntrance: () => 'The slot is there, but its piece can’t get in.',
    onlyMini: () => 'The T gets in, but only as a T-spin Mini.',
    noSpin: () => 'The T gets in without a spin: nothing hangs over the slot.',
    fewerRows: ({ rows }) => `All pieces are placed, but at best ${rowsOf(rows)} would clear.`,
    gaps: ({ cells }) =>
      cells.length === 1
        ? 'The T gets in, but one cell is missing in its rows.'
        : `The T gets in, but ${cells.length} cells are missing in its rows.`,
    noSlot: () => 'All pieces are placed, but there is no slot.',
    tooFewCells: ({ pieces }) => `Too much is missing in the rows for ${piecesOf(pieces)}.`,
    noWay: ({ pieces }) => `It can’t be done with ${pieces.join(', ')} any more.`,
    rowsCleared: ({ rows }) => `It cleared ${rowsOf(rows.length)} that the slot needed.`,
    unsolvable: () => 'This puzzle has no answer.',
    wrongPiece: ({ expected, found }) => `It’s the ${expected}’s turn, not the ${found}’s.`,
    tooMany: ({ pieces }) => `The puzzle has only ${piecesOf(pieces)}.`,
    occupied: () => 'Blocks or the wall are in the way.',
    floating: () => 'It would hang in the air.',
    outOfReach: () => 'The keys can’t take it there.',
  },
  decidedBy: (placement) => `Placement ${placement} decided it.`,
};
