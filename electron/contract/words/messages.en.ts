import { clearNames } from './glossary.ts';
import { practiceEn } from './practice/practiceMessages.en.ts';
import { puyoEn } from './puyoMessages.en.ts';
import { systemEn } from './systemMessages.en.ts';
import { gamesEn } from './games/gameMessages.en.ts';
import { detailsEn } from './watching/detailMessages.en.ts';
import { drawEn, watchingEn } from './watching/watchingMessages.en.ts';
import { hintEn } from './hint/hintMessages.en.ts';
import { settingsEn } from './settings/settingsMessages.en.ts';
import { statusEn } from './watching/statusMessages.en.ts';
import { welcomeEn } from './welcome/welcomeMessages.en.ts';
import type { OpenedPage } from '../pages.ts';
import type { Trouble } from '../panel.ts';
import type { Input, Piece, Reason } from '../../../engine/tetris/types.ts';
import type { Help } from '../help.ts';
import type { Doubt } from '../../../vision/types.ts';
import { count } from './count.ts';

/** A fact as written inside a sentence and at its end. */
export interface Phrase {
  joined: string;
  last: string;
}

const same = (text: string): Phrase => ({ joined: text, last: text });
function side(column: number, columnCount: number): string {
  if (column === 0) return 'the left side';
  return column === columnCount - 1 ? 'the right side' : `column ${column + 1}`;
}

const reason: Record<Reason['kind'], (value: number, columns: number) => Phrase> = {
  clearsRows: (rows) => same(`clears ${count(rows, 'row')}`),
  makesHoles: (holes) => same(`leaves ${count(holes, 'hole')} under it`),
  fewestHoles: () => same('no other place leaves fewer'),
  opensHoles: (holes) => same(`uncovers ${count(holes, 'hole')}`),
  fitsFlat: () => same('fits without a gap'),
  spins: (rows) => same(`clears ${count(rows, 'row')} with a ${clearNames.en.spin[rows]!}`),
  emptiesBoard: () => same('makes a perfect clear'),
  readiesFour: (column) => same(`sets up 4 rows for an I in column ${column + 1}`),
  buildsTSlot: (column) => same(`builds a T-spin slot at column ${column + 1}`),
  clearsNext: (rows) => same(`lets the next piece clear ${count(rows, 'row')}`),
  fillsLowest: () => same('fills the lowest point'),
  suitsNext: (piece) => same(`leaves a spot that fits the ${'IOTSZJL'[piece]} after it`),
  keepsFlat: () => same('keeps the top flat'),
  lowersStack: (rows) => same(`brings the stack down by ${count(rows, 'row')}`),
  keepsLow: (rows) => same(`keeps the stack at ${count(rows, 'row')}`),
  keepsWell: (column, all) => same(`keeps ${side(column, all)} open`),
  onlySafePlace: () => same('is the only place that keeps the game going'),
  savesHold: () => same('keeps the falling piece for later'),
  best: () => same('leaves the best board for what comes next'),
};

/** Everything that the product says. Each language is written for itself, not translated word by word. */
export const en = {
  status: statusEn,
  /** Instead of it, where another window covers the place. */
  placeCovered: 'Another window covers this spot, so nothing is drawn on your game. Move that window aside.',
  /** Instead of the line of 'ready', where the game's place on the screen is unknown. */
  shownHere: 'I can’t tell where this window is on the screen, so I show the place here, not on your game.',
  doubt: {
    'no playfield found': 'There is no board in the picture yet.',
    'more than one playfield': 'I see more than one board. Click inside yours in the picture.',
    'cells not readable': 'I can’t tell which cells are filled.',
    'stack not certain': 'I’m not sure yet what is on the board. I’m checking it against what moves.',
    'floor out of sight': 'The bottom of the board is cut off. Make the window taller, or scroll down to it.',
    'falling piece not readable': 'I can see the board, but not the falling piece.',
    'next piece not readable':
      'I can see the board, but not the next piece. Hints use the current piece only.',
    'hold piece not readable': 'I can’t read the hold piece. Hints don’t use hold for now.',
    'something covers the board': 'Something covers part of the board. Move it aside and I’ll go on.',
    'blocks hang in the air': 'Some blocks hang in the air. I have no hints for boards like that.',
    'looks like a menu or a finished game': 'This looks like a menu. I’ll wait.',
    'picture changed too much': 'The picture changed a lot. I’m reading it again.',
  } satisfies Record<Doubt, string>,
  /** What the button says that takes a message away. */
  putAway: 'Dismiss',
  trouble: {
    noDisplay: 'There is no screen to draw on. Start Okiba from a desktop.',
    noSources:
      'There is no window or screen to watch right now. Open your game, then choose it under “Change”.',
    sourceClosed: 'The window I was watching has closed. Open the game again, or choose another window.',
    sourceMinimised: 'The game’s window is minimised. Bring it back and I’ll go on.',
    screenTaken:
      'A full-screen program has taken over the screen, so I can’t see or draw anything. If it is your game, choose “borderless” or “windowed” in its display settings.',
    captureFailed: 'The picture of the screen stopped coming. Choose another window or screen.',
    partRestarts: 'A part of Okiba stopped and is starting again. Hints will come back on their own.',
    botReplaced: 'The other engine gave no proper answer. Okiba’s own engine gives the hints for now.',
    engineFailed: 'The hint couldn’t be worked out. I’ll try again with the next piece.',
    hotkeysTaken:
      'Another program uses these shortcuts, so they don’t work here. You can choose others in the settings.',
    settingsReset:
      'Your saved settings couldn’t be read, so Okiba started with new ones. The old file was kept:',
    settingsRepaired:
      'Some of your saved settings couldn’t be used. The others are unchanged, and the old file was kept. Reset:',
    settingsUnsaved:
      'Your settings can’t be saved right now. They last until you quit Okiba, and I’ll keep trying to save them.',
    nothingSaved:
      'Okiba can’t write to its folder, so nothing is saved. Your settings last until you quit, games are not recorded, and I’ll keep trying.',
  } satisfies Record<Trouble['kind'], string>,
  /** Several names, one after the other. */
  list: (names: readonly string[]) => names.join(', '),
  /** Says why a place is good; `value` and `columns` (of the board) are counts. */
  reason,
  /** Joins two facts or gives one; ends the sentence. */
  sentence: (facts: readonly Phrase[]) => {
    const text = facts.map(({ last }) => last).join(' and ');
    return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  },
  key: {
    left: 'Left',
    right: 'Right',
    cw: 'Turn right',
    ccw: 'Turn left',
    half: 'Turn 180°',
    softDrop: 'Down one row',
    hardDrop: 'Drop',
    hold: 'Hold',
  } satisfies Record<Input, string>,
  /** The touch buttons that replace keys. */
  touchKeys: 'Touch buttons',
  help: {
    off: { name: 'Off', line: 'Nothing is drawn on your game.' },
    afterWorse: {
      name: 'On mistakes',
      line: 'Quiet while you play well. After a mistake it shows place and keys.',
    },
    ghost: { name: 'Ghost', line: 'A thin outline on the game, and no words.' },
    place: { name: 'Place', line: 'Shows where the piece goes.' },
    keys: { name: 'Keys', line: 'Shows the place and the keys to press.' },
    all: { name: 'All', line: 'Also shows a second place and one to avoid.' },
  } satisfies Record<Help, { name: string; line: string }>,
  tabs: { watch: 'Watch', manual: 'By hand', settings: 'Settings' },
  watching: watchingEn,
  seen: {
    heading: 'What I see',
    board: 'The board as Okiba reads it',
    /** The board for those who listen: the height of each column, from the left, in a row. */
    heights: (heights: string) => `How high each column is, from the left: ${heights}.`,
    next: 'Next',
    hold: 'Hold',
    nothing: 'nothing',
    piece: (piece: Piece) => `${piece} piece`,
  },
  hint: hintEn,
  /** Ways to begin: pages that can be opened, and by hand; in the order in which they are offered. */
  start: {
    practice: 'Open the practice game',
    manual: 'Enter a board by hand',
    tiling: 'Fill a shape with pieces',
    trainer: 'T-spin trainer',
    review: 'Look back at your games',
  } satisfies Record<OpenedPage | 'manual', string>,
  /** The same, short, for beside a game that is seen. */
  rooms: { practice: 'Practice', trainer: 'Trainer', tiling: 'Tilings', review: 'Review' } satisfies Record<
    OpenedPage,
    string
  >,
  fairPlay: 'For practice and single play. Okiba never presses keys for you.',
  settings: settingsEn,
  draw: drawEn,
  details: detailsEn,
  manual: {
    heading: 'By hand',
    board: 'Your board. Click cells to fill or empty them.',
    pieces: 'Pieces',
    typePiece: 'Type the falling piece: I O S Z J L T. Keep typing for the next pieces.',
    current: 'Now',
    incoming: 'Incoming',
    incomingLine:
      'Garbage rows on the way from your opponent. They rise when you place a piece without clearing a row.',
    toHold: 'The next letter goes to hold',
    remove: (piece: Piece) => `Remove ${piece}`,
    accept: 'Place it',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    paste: 'Paste board',
    pasteLine:
      'A fumen, or rows from the top: “.” is empty, a letter is filled. Emoji, commas and JSON work too.',
    pasteUse: 'Use this board',
    pasteCancel: 'Cancel',
    thinking: 'Working it out…',
    toppedOut: 'The stack is at the top. Clear the board or undo.',
    notAvailable: 'Open this page in the Okiba app to get hints.',
    refused: (error: string) => `No hint for this position: ${error}`,
    keysLine: 'Space places it, Backspace takes it back, H fills hold.',
    textFumen: 'This fumen can’t be read: its code is damaged or incomplete.',
    textEmpty: 'There is no board in this text: it has no rows.',
    /** In characters. */
    textTooLong: (length: number, most: number) =>
      `The text is too long: ${length.toLocaleString('en')} characters. At most ${most.toLocaleString('en')} can be a board.`,
    textTooTall: (rows: number, most: number) => `The text has ${rows} rows; the board has ${most}.`,
    textWidth: (row: number, found: number, columns: number) =>
      `Row ${row} has ${count(found, 'cell')}; the board is ${columns} wide.`,
    textLetter: (row: number, column: number, letter: string) =>
      `Row ${row}, column ${column}: “${letter}” isn’t a cell. Use “.” or I O S Z J L T X G.`,
  },
  practice: practiceEn,
  puyo: puyoEn,
  system: systemEn,
  welcome: welcomeEn,
  games: gamesEn,
};

export type Messages = typeof en;
export type ManualMessages = Messages['manual'];
