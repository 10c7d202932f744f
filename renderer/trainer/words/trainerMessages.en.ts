import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import type { PuzzleSize } from '../../../engine/puzzle/sets/taste.ts';
import type { Origin } from '../../../engine/review/record.ts';
import type { PieceKind } from '../../../engine/puzzle/families.ts';
import type { Level } from '../../../engine/puzzle/sets/figures.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { MarkKind } from '../play/marks.ts';
import type { Aim } from '../ladder/choosing.ts';
import type { ModeGroup } from '../modes/rules.ts';
import type { Pane } from '../panes.ts';
import { count } from '../../../electron/contract/words/count.ts';

/** What the trainer's page says; of puzzles themselves see shared/words/puzzles. */
export const en = {
  title: 'Okiba T-spin trainer',
  modesHeading: 'How to practise',
  modes: {
    daily: { name: 'Puzzle of the day', line: 'The same for everybody, a new one every day.' },
    repeat: { name: 'Repeat', line: 'Patterns you have met, just before you forget them.' },
    slot: { name: 'Find the slot', line: 'A T‑spin is ready. Tap the place where the T goes in.' },
    practice: { name: 'Practice', line: 'Try as often as you like; the answer can be shown.' },
    flash: { name: 'Flash', line: 'Look, then place the pieces from memory.' },
    curated: { name: 'Selected', line: 'Only puzzles that look interesting. No answers: find it yourself.' },
    streak: { name: 'Streak', line: 'Harder and harder, until your first mistake.' },
    storm: { name: 'Storm', line: 'As many as you can in three minutes. A mistake costs ten seconds.' },
    test: { name: 'Skill test', line: '15 puzzles, 30 seconds each: easy, medium, hard.' },
    plan: { name: 'Training plan', line: '75 puzzles of 20 seconds each, then a game.' },
    games: {
      name: 'From your games',
      line: 'T‑spins and four-row clears that you could have made.',
    },
    given: { name: 'Shared puzzle', line: 'A puzzle that somebody shared with you.' },
  } satisfies Record<TrainerMode, { name: string; line: string }>,
  groups: { everyDay: 'Every day', learn: 'Learn', challenge: 'Challenge', own: 'Your own' } satisfies Record<
    ModeGroup,
    string
  >,
  panes: {
    lesson: 'Lesson',
    menu: 'All ways to practise',
    progress: 'Progress',
    keys: 'Keys',
    play: 'Back to the puzzle',
  } satisfies Record<Pane, string>,
  status: {
    done: 'Done for today',
    open: 'Waiting for you',
    due: (families: number) =>
      families === 0 ? 'Nothing due' : families === 1 ? '1 pattern due' : `${families} patterns due`,
    best: (solved: number) => `Best: ${solved}`,
    solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
    last: (solved: number, all: number) => `Last time: ${solved} of ${all}`,
    waiting: (puzzles: number) => (puzzles === 1 ? '1 puzzle' : `${puzzles} puzzles`),
  },
  /** Player and puzzles on one scale. */
  ladder: {
    mixed: 'All kinds',
    heading: 'Difficulty',
    aims: { easier: 'Easier', now: 'My level', harder: 'Harder' } satisfies Record<Aim, string>,
    weakest: 'Weakest patterns first',
    /** `isSure`: it rests on enough puzzles. */
    rating: (rating: number, isSure: boolean) =>
      isSure ? `Your rating: ${rating}` : `Your rating: about ${rating}`,
    puzzle: (rating: number) => `This puzzle: ${rating}`,
    lastPuzzle: (rating: number) => `The last puzzle: ${rating}`,
    /** `points`: with their sign. */
    change: (before: number, after: number, points: string) =>
      `Your rating: ${before} → ${after} (${points})`,
    known: 'You have met this puzzle before, so your rating doesn’t change.',
  },
  /** Patterns: which piece becomes the roof, or which one is first where there is one already. */
  themes: {
    heading: 'Patterns, the weakest first',
    pattern: 'Pattern',
    practise: 'Practise the weakest',
    roof: (category: string, piece: string) => `${category}: ${piece} makes the roof`,
    fill: (category: string, piece: string) => `${category}: ${piece} fills the rows`,
    pieces: { I: 'I', JL: 'J or L', SZ: 'S or Z', O: 'O', T: 'T' } satisfies Record<PieceKind, string>,
  },
  /** Puzzles that need a piece to be slid in. */
  slides: 'With slides',
  number: (number: number, all: number) => `No. ${number} of ${all}`,
  numberSolved: (number: number) => `No. ${number}, solved`,
  slot: {
    task: 'Where can the T turn in and clear two rows?',
    /** What keys do to the cursor. */
    keys: { softDrop: 'Down', cw: 'Up', hardDrop: 'Choose this cell' },
    board: (height: number) => `Board. The stack is ${height} rows high. A T‑spin is ready.`,
    missed: 'Not there. Look for a hole three wide with one more cell below its middle, and a roof above.',
    found: 'That’s it. The T turns in under the roof and clears two rows.',
    shown: 'Here it is. The T turns in under the roof and clears two rows.',
  },
  round: {
    start: 'Start',
    again: 'Play again',
    play: 'Now play a game',
    left: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    timeLeft: 'Time left',
    /** `all`: null where there is no end of them. */
    place: (place: number, all: number | null) =>
      all === null ? `Puzzle ${place}` : `Puzzle ${place} of ${all}`,
    results: 'Results so far',
    over: 'Finished',
    solved: (solved: number, tried: number) => `${solved} of ${tried} solved`,
    solvedAlone: (solved: number) => (solved === 1 ? '1 solved' : `${solved} solved`),
    best: (best: number) => `Your best: ${best}`,
    newBest: 'A new best!',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } satisfies Record<Level, string>,
    before: (solved: number, all: number) => `Last time: ${solved} of ${all}`,
    afterPlan: 'In the study behind this plan, beginners made four times as many T‑spins afterwards.',
    missed: 'Time’s up.',
  },
  charts: {
    nothing: 'Nothing yet. Solve a puzzle, and your first day appears here.',
    share: 'Solved',
    time: 'Usual time',
    rating: 'Rating',
    tried: 'Tried',
    ratingNote:
      'You and the puzzles share one scale: of puzzles with your own rating, you solve about half at the first try. A puzzle’s rating starts as an estimate, not measured with players; your results correct it. Only your first try at a puzzle without a clock counts. Times are for keys and gamepad.',
    kindRating: 'Difficulty',
    /** T-spins in games could not be counted, for this reason. */
    notCounted: (why: string) => `The T‑spins in your games couldn’t be counted: ${why}`,
    spins: 'T‑spins a minute, in games',
    origins: { watched: 'watched', practice: 'practice', imported: 'from files' } satisfies Record<
      Origin,
      string
    >,
    taste: 'Your taste',
    sizes: { one: 'One piece', more: 'Several pieces' } satisfies Record<PuzzleSize, string>,
    tasteUsed: (ratings: number) => `learned from ${ratings} ratings, and used to choose puzzles`,
    tasteNoBetter: (ratings: number) => `${ratings} ratings, but the general estimate still does as well`,
    tasteTooFew: (ratings: number) =>
      `${ratings} ratings so far; it takes about 15 of each kind to learn from`,
  },
  files: {
    heading: 'Your records',
    save: 'Save to a file',
    load: 'Load from a file',
    added: (added: number, known: number) => `${added} added, ${known} were already here.`,
    damaged: (count: number, lines: string) => `${count} damaged lines were left out: line ${lines}.`,
    refused: 'The file couldn’t be read.',
  },
  keySettings: {
    line: 'The practice games use the same keys.',
    pad: 'A gamepad works too: the cross moves and drops, the lower and right button turn, the left one takes back, the upper one gives a hint, Start goes on.',
  },
  /** To the practice game, with the present stack. */
  playOn: 'Play on from here',
  share: {
    heading: 'Share this puzzle',
    result: 'Copy my result',
    /** Of the puzzle of the day; `hints`: so many steps of them were seen. */
    dayResult: (date: string, seconds: string, tries: number, hints: number) =>
      `Okiba puzzle of ${date}: solved in ${seconds} s, ${tries <= 1 ? 'first try' : `${tries} tries`}, ${hints === 0 ? 'no hints' : count(hints, 'hint')}`,
    fumen: 'Copy fumen',
    link: 'Copy link',
    picture: 'Save picture',
    film: 'Save as GIF',
    copied: 'Copied.',
    notCopied: 'It couldn’t be copied.',
    paste:
      'Paste a fumen or a puzzle link anywhere on this page (Ctrl+V). Its quiz comment lists the pieces, ending with the T or I of the goal.',
    noTask:
      'This fumen isn’t a puzzle: it needs a quiz comment that lists the pieces, ending with the T or I of the goal.',
    noAnswer: 'This puzzle has no answer, so it is not shown.',
    wrong: (why: string) => `This puzzle can’t be shown: ${why}`,
  },
  /** No puzzle could be made or found, for this reason. */
  failed: (why: string) => `The puzzle couldn’t be made: ${why}`,
  /** A placement could not be judged, nor a hint found. */
  notRead: (why: string) => `Your records couldn’t be read: ${why}`,
  notJudged: (why: string) => `Your answer couldn’t be checked: ${why}`,
  tryAgain: 'Try again',
  looking: 'Looking through your last games …',
  padLost: 'The gamepad was disconnected. You can go on with the keyboard.',
  nothingDue: 'Nothing to repeat right now. What you practise today comes back in a few days.',
  noGames: 'None yet. When you miss a T‑spin or a four-row clear in a game, the position is kept here.',
  categoryHeading: 'Kind of puzzle',
  movesHeading: 'Pieces to place',
  movesName: (moves: number) => (moves === 1 ? '1 piece' : `${moves} pieces`),
  queue: 'Pieces, in this order',
  /** The board for those who can't see it: height of the stack in rows, and what falls. */
  board: (height: number, piece: Piece | null) =>
    `Board. The stack is ${height} rows high. ${piece ? `${piece} is falling.` : 'All pieces are placed.'}`,
  making: 'Making a puzzle …',
  noMore: 'There are no more puzzles of this kind. Choose another kind.',
  solvedIn: (seconds: string) => `${seconds} s`,
  verdictHeading: 'How you’re doing',
  /** What the hatched cells on the board are. */
  marks: {
    missing: 'The hatched cells are still missing.',
    entrance: 'The hatched cells are where it should go in.',
    spoiled: 'It was still possible before the hatched piece.',
  } satisfies Record<MarkKind, string>,
  /** The goal's own piece, which is placed last. */
  finish: { now: (piece: Piece) => `Now bring the ${piece} in`, done: 'The rows are gone. Well played!' },
  hint: {
    slot: (piece: Piece) => `The dashed shape is the slot: the ${piece} goes in there at the end.`,
    roof: (piece: Piece) => `The ${piece} hangs over the slot. It becomes the roof.`,
    roofStands: 'The roof is there already. The pieces fill the rows around the slot.',
    well: 'Keep the well open. The pieces fill the rows beside it.',
    next: (piece: Piece) => `The outline shows where the ${piece} goes now.`,
    lost: 'It can’t be done from here. Take a piece back first.',
  },
  candidates: (count: number) =>
    count === 1
      ? 'One place covers this cell.'
      : `${count} places cover this cell. Tap it again to see the next one.`,
  noCandidate: 'Tap a cell of the board to see where the piece can go.',
  flash: {
    seeing: 'Look at it …',
    covered: 'Now from memory.',
    answer: 'The answer',
    seeFor: 'Show the puzzle for',
    answerFor: 'Show the answer for',
    seconds: (seconds: number) => `${seconds} s`,
  },
  playback: {
    heading: 'The answer, key by key',
    piece: (piece: Piece, number: number) => `Piece ${number}: ${piece}`,
    finish: (piece: Piece) => `Now the ${piece} can go in.`,
  },
  actions: {
    undo: 'Take back',
    reset: 'Start over',
    rewind: 'Back to where it was possible',
    missedWay: 'Show the way you missed',
    hint: 'Hint',
    answer: 'Show the answer',
    turn: 'Show how it goes in',
    close: 'Try it myself',
    next: 'Next puzzle',
    skip: 'Skip',
    like: 'Good one, next',
    soSo: 'So-so, next',
    place: 'Place it there',
    showSlot: 'Show it',
  },
  progress: {
    heading: 'Progress',
    today: (solved: number) => `Solved today: ${solved}`,
    days: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    total: (solved: number, tried: number) => `${solved} of ${tried} in all`,
  },
  /** Of what is remembered between two visits. */
  repaired: 'Some of your choices here were damaged and have been reset. The damaged file was kept.',
  trouble: {
    unsaved: (detail: string) => `Your progress can’t be saved right now: ${detail}`,
    damaged: (detail: string) => `Some of your saved progress was damaged and was set aside: ${detail}`,
  },
};

export type TrainerMessages = typeof en;
