import type { PhaseName } from '../../../../engine/review/phases.ts';
import type { Rating } from '../../../../engine/review/rating.ts';
import type { Origin, Turn } from '../../../../engine/review/record.ts';
import type { PuyoMistakeKind } from '../../../../engine/review/puyo/puyoMistakes.ts';
import type { MistakeKind } from '../../../../engine/review/tetris/mistakes.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';
import { count } from '../count.ts';

/** A piece of Tetris or a pair of Puyo. */
type Kind = Turn['kind'];

const columns = (from: number, to: number): string =>
  from === to ? `column ${from}` : `columns ${from}–${to}`;
const list = new Intl.ListFormat('en');
/** What the review page says. */
export const en = {
  /** Of a move that is tried once more. */
  trying: {
    heading: 'Find a better move',
    /** A move after the one that was tried: the second one, and so on. */
    onward: (kind: Kind, number: number) => `Play on: ${kind} ${number}`,
    open: 'Find a better move',
    /** All mistakes of the game, one after the other. */
    all: (mistakes: number) => `Try ${count(mistakes, 'mistake')} again`,
    count: (number: number, of: number) => `${number} of ${of}`,
    task: (piece: Piece) => `The ${piece} is yours again. Move and drop it, or click where it should go.`,
    taskPair: 'The pair is yours again. Move and drop it, or click where it should go.',
    /** A place was tapped, and is shown. */
    tapped: 'Here? Click the same cell again to place it another way.',
    asked: 'Checking…',
    verdict: {
      found: 'Well done! There is no better place.',
      shown: 'This is the best place.',
      better: 'Better than in the game, but there is an even better place.',
      same: 'That is where it went in the game. Look for another place.',
      worse: 'That is no better than in the game.',
      weaker: 'There is a better place. Look again.',
    },
    best: (place: string) => `Best: ${place}.`,
    plan: 'How it could go on',
    planStep: (kind: Kind, number: number, of: number) => `How it could go on: ${kind} ${number} of ${of}`,
    planBack: { piece: 'Back one piece', pair: 'Back one pair' } satisfies Record<Kind, string>,
    planNext: { piece: 'Forward one piece', pair: 'Forward one pair' } satisfies Record<Kind, string>,
    place: 'Put it here',
    again: 'Try again',
    show: 'Show me',
    next: 'Next mistake',
    /** After the move that was tried. */
    goOn: { piece: 'Place the next piece', pair: 'Place the next pair' } satisfies Record<Kind, string>,
    end: 'Stop',
    keys: [
      { keys: '⌫', does: 'start over' },
      { keys: 'H', does: 'show the best place' },
      { keys: 'Enter', does: 'next mistake' },
      { keys: 'G', does: 'play on' },
      { keys: 'Esc', does: 'stop' },
    ],
  },
  /** How accurate each week's games were; `ago`: weeks between it and now. */
  weeks: {
    heading: 'Accuracy week by week',
    week: (ago: number) => (ago === 0 ? 'last 7 days' : ago === 1 ? '1 week ago' : `${ago} weeks ago`),
    percent: (percent: string) => `${percent}%`,
    games: (games: number) => count(games, 'game'),
  },
  /** Training that goes on from the position that is looked at, with the same pieces. */
  playOn: 'Play on from here',
  openPractice: 'Open the practice game',
  title: 'Okiba review',
  games: 'Your games',
  noGames: 'No games yet. Play the practice game, and it shows up here.',
  /** Said beside it where there is a screen to watch. */
  watchedToo: 'So does any game that you play while Okiba watches.',
  /** So many of the oldest games were deleted, as no more are kept. */
  dropped: (games: number) =>
    `${games === 1 ? 'The oldest game was' : `The oldest ${games} games were`} deleted. You can choose in the settings how many to keep.`,
  origin: { watched: 'watched', practice: 'practice', imported: 'opened from a file' } satisfies Record<
    Origin,
    string
  >,
  placed: (moves: number) => count(moves, 'move'),
  accuracy: (percent: string) => `${percent}% accuracy`,
  notRated: 'not rated yet',
  remove: (title: string) => `Delete ${title}`,
  removeAsk: 'Delete it',
  keep: 'Keep it',
  open: 'Open a game',
  openLine: 'A recorded game, a fumen, a bot’s log, or a replay of TETR.IO (.ttr, .ttrm) or Jstris.',
  /** Of the text field for codes. */
  paste: 'Paste fumen or replay',
  notListed: (why: string) => `Your games couldn’t be loaded: ${why}`,
  /** A game was not rated, or no puzzle cut. */
  failed: (why: string) => `The review failed: ${why}`,
  tryAgain: 'Try again',
  rating: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<Rating, string>,
  ratingsHeading: 'Moves by rating',
  /** A move by its number, from 1. */
  move: (number: number, of: number) => `Move ${number} of ${of}`,
  place: (piece: Piece, from: number, to: number) => `${piece} to ${columns(from, to)}`,
  placeAfterHold: (piece: Piece, from: number, to: number) => `hold, then ${piece} to ${columns(from, to)}`,
  played: (place: string) => `You played ${place}.`,
  better: (place: string) => `Better: ${place}.`,
  noBetter: 'There was no better place.',
  hinted: { same: 'Just as the hint said.', other: 'The hint showed another place.' },
  /** A fault, by what was counted; null: of many moves. A sentence without its end. */
  mistake: {
    endsGame: () => 'ends the game',
    missesFour: () => 'misses four rows at once',
    makesHoles: (value) => (value === null ? 'leaves holes' : `leaves ${count(value, 'hole')}`),
    coversHoles: () => 'covers a hole',
    leavesWells: (value) => (value === null ? 'leaves deep wells' : `leaves ${value} deep wells`),
    missesClear: (value) => (value === null ? 'clears fewer rows' : `clears ${count(value, 'row')} fewer`),
    buildsHigh: (value) => (value === null ? 'builds high' : `builds ${count(value, 'row')} higher`),
    missesHold: () => 'doesn’t use hold',
    holdsInVain: () => 'uses hold for nothing',
    roughens: (value) => (value === null ? 'leaves a high step' : `leaves a step of ${count(value, 'row')}`),
    losesGame: () => 'ends the game',
    missesChain: (value) => (value === null ? 'misses a chain' : `misses a ${value}-chain that was there`),
    firesEarly: (value) =>
      value === null ? 'fires too early' : `fires too early, when about a ${value}-chain was possible`,
    breaksChain: (value) => (value === null ? 'breaks a chain' : `breaks a ${value}-chain that was ready`),
    letsGarbageFall: (value) =>
      value === null ? 'lets garbage fall' : `lets ${count(value, 'garbage puyo')} fall`,
    raisesSpawn: (value) =>
      value === null ? 'fills column 3' : `fills column 3, where pairs come in, to ${count(value, 'row')}`,
    promisesLess: (value) =>
      value === null ? 'leads to a shorter chain' : `makes the chain about ${value} shorter`,
  } satisfies Record<MistakeKind | PuyoMistakeKind, (value: number | null) => string>,
  faults: (faults: readonly string[]) => `It ${list.format(faults)}.`,
  costliest: 'Your costliest moves',
  noCostliest: 'No mistakes. Well played!',
  graph: 'How good the board was, move by move',
  /** Of Puyo: what the field promises. */
  promiseGraph: 'How long a chain was in sight, move by move',
  phases: { opening: 'Opening', middle: 'Middle', danger: 'Danger' } satisfies Record<PhaseName, string>,
  graphAt: (number: number, quality: number) => `Move ${number}: ${quality} of 100`,
  habits: (days: number) => `Your habits in the last ${days} days`,
  /** `piece`: null where it was done with any. */
  habit: (fault: string, piece: Piece | null, times: number) =>
    `${fault[0]!.toUpperCase()}${fault.slice(1)}${piece === null ? '' : ` with the ${piece}`}: ${times} times`,
  /** In as many days before those. */
  habitBefore: (times: number) => `(before that: ${times})`,
  progress: { running: (done: number, of: number) => `Rated ${done} of ${of} moves`, stop: 'Stop' },
  board: (number: number) => `The board at move ${number}`,
  actions: {
    first: 'First move',
    back: 'Previous move',
    next: 'Next move',
    last: 'Last move',
    mistakeBefore: 'Previous mistake',
    mistakeAfter: 'Next mistake',
  },
  exports: {
    heading: 'Export',
    fumen: 'Copy as fumen',
    link: 'Copy puyop link from here',
    json: 'Save as a file',
    gif: 'Save as GIF',
    puzzle: 'Make a puzzle from this',
    copyPuzzles: 'Copy for “okiba puzzles”',
    solve: 'Solve it in the trainer',
    solveIt: 'Copied. Paste it in the trainer.',
    copied: 'Copied.',
    notCopied: 'It couldn’t be copied.',
  },
  /** A link was copied that places so many pairs from this one on. */
  linkCopied: (pairs: number) => `Copied: ${count(pairs, 'pair')} from here on.`,
  puzzles: (found: number) =>
    found === 0 ? 'No T-spin or four-row clear can be set up from here.' : `${count(found, 'puzzle')} found.`,
  keys: [
    { keys: '← →', does: 'move by move' },
    { keys: 'Page ↑ ↓', does: 'mistakes' },
    { keys: '1 2 3', does: 'the costliest' },
    { keys: 'Home End', does: 'first, last' },
  ],
};

export type ReviewMessages = typeof en;
