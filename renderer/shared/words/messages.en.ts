import type { Messages, Phrase } from './messages.ts';
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

const same = (text: string): Phrase => ({ joined: text, last: text });
const count = (value: number, one: string) => `${value} ${one}${value === 1 ? '' : 's'}`;

function side(column: number, columnCount: number): string {
  if (column === 0) return 'the left side';
  return column === columnCount - 1 ? 'the right side' : `column ${column + 1}`;
}

export const en: Messages = {
  status: statusEn,
  placeCovered: 'Another window lies over the place, so nothing is drawn on your game. Move it aside.',
  shownHere: 'I don’t know where this window stands, so the place is shown here, not on your game.',
  doubt: {
    'no playfield found': 'There is no board in the picture yet.',
    'more than one playfield': 'I see more than one board. Click inside yours in the picture.',
    'cells not readable': 'I can’t tell which cells are filled.',
    'stack not certain': 'I’m not certain what lies on the board yet: what moves there doesn’t bear it out.',
    'floor out of sight':
      'The board’s floor lies below the edge of the picture. Make the window taller, or scroll to it.',
    'falling piece not readable': 'I can see the board, but not the falling piece.',
    'next piece not readable':
      'I can see the board, but not the next piece. Hints use the current piece only.',
    'hold piece not readable': 'I can’t read the held piece. Hints leave hold out.',
    'something covers the board': 'Something covers part of the board. Move it aside and I’ll go on.',
    'looks like a menu or a finished game': 'This looks like a menu. I’ll wait.',
    'picture changed too much': 'The picture changed a lot. I’m reading it again.',
  },
  putAway: 'Put this message away',
  trouble: {
    noDisplay: 'There is no screen to draw on. Start Okiba from a desktop.',
    noSources: 'No window or screen can be watched right now. Open your game, then choose it under “Change”.',
    sourceClosed: 'The window that I watched was closed. Open the game again, or choose another window.',
    sourceMinimised: 'The game’s window is minimised. Bring it back and I’ll go on.',
    screenTaken:
      'A program has the whole screen for itself, where I can neither see nor draw. If it is your game, choose “borderless” or “windowed” in its display settings.',
    captureFailed: 'The picture of the screen stopped coming. Choose another window or screen.',
    partRestarts: 'A part of Okiba has stopped and is being started again. Hints come back by themselves.',
    botReplaced: 'The other engine didn’t answer as it should. Okiba’s own engine gives the hints meanwhile.',
    engineFailed: 'The hint couldn’t be worked out. I’ll try again with the next piece.',
    hotkeysTaken:
      'Another program has these shortcuts, so they do nothing here. You can choose others in the settings.',
    settingsReset:
      'The saved settings couldn’t be read, so Okiba started with fresh ones. The old file is kept:',
    settingsRepaired:
      'Part of the saved settings couldn’t be used. The rest is as you left it, and the old file is kept. As at the first start again:',
    settingsUnsaved:
      'Your settings can’t be saved right now. They hold until Okiba ends, and I’ll keep trying to save them.',
    nothingSaved:
      'Okiba runs without saving: its folder can’t be written. Your settings hold until it ends, games are not recorded, and I’ll keep trying.',
  },
  list: (names) => names.join(', '),
  reason: {
    clearsRows: (rows) => same(`clears ${count(rows, 'row')}`),
    makesHoles: (holes) => same(`leaves ${count(holes, 'hole')} under it`),
    fewestHoles: () => same('no other place leaves fewer'),
    opensHoles: (holes) => same(`opens ${count(holes, 'covered hole')}`),
    fitsFlat: () => same('fits without a gap'),
    spins: (rows) => same(`is a T-spin over ${count(rows, 'row')}`),
    emptiesBoard: () => same('empties the whole board'),
    readiesFour: (column) => same(`readies 4 rows for an I in column ${column + 1}`),
    buildsTSlot: (column) => same(`builds a slot for a T-spin at column ${column + 1}`),
    clearsNext: (rows) => same(`lets the piece after it clear ${count(rows, 'row')}`),
    fillsLowest: () => same('fills the lowest point'),
    suitsNext: (piece) => same(`leaves a place where the ${'IOTSZJL'[piece]} after it fits`),
    keepsFlat: () => same('keeps the top flat'),
    lowersStack: (rows) => same(`brings the stack down by ${count(rows, 'row')}`),
    keepsLow: (rows) => same(`keeps the stack at ${count(rows, 'row')}`),
    keepsWell: (column, all) => same(`keeps ${side(column, all)} open`),
    onlySafePlace: () => same('is the only place that keeps the game going'),
    savesHold: () => same('keeps the falling piece for later'),
    best: () => same('leaves the best board for what comes next'),
  },
  sentence: (facts) => {
    const text = facts.map(({ last }) => last).join(' and ');
    return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  },
  key: {
    left: 'Left',
    right: 'Right',
    cw: 'Turn right',
    ccw: 'Turn left',
    half: 'Turn half round',
    softDrop: 'Down one row',
    hardDrop: 'Drop',
    hold: 'Hold',
  },
  help: {
    off: { name: 'Off', line: 'Nothing is drawn on your game.' },
    afterWorse: {
      name: 'After a slip',
      line: 'Silent while you play as well as I would; then place and keys.',
    },
    ghost: { name: 'Ghost', line: 'A thin outline on the game, and no words.' },
    place: { name: 'Place', line: 'Shows where the piece goes.' },
    keys: { name: 'Keys', line: 'Shows the place and the keys to press.' },
    all: { name: 'All', line: 'Also shows a second place and one to avoid.' },
  },
  tabs: { watch: 'Watch', manual: 'By hand', settings: 'Settings' },
  watching: watchingEn,
  seen: {
    heading: 'What I see',
    board: 'The board as Okiba reads it',
    heights: (heights) => `Rows filled up to, column by column from the left: ${heights}.`,
    next: 'Next',
    hold: 'Hold',
    nothing: 'nothing',
    piece: (piece) => `${piece} piece`,
  },
  hint: hintEn,
  start: {
    practice: 'Open the practice game',
    manual: 'Enter a board by hand',
    tiling: 'Cover a terrain with pieces',
    trainer: 'T-spin trainer',
    review: 'Look back at your games',
  },
  rooms: { practice: 'Practice', trainer: 'Trainer', tiling: 'Tilings', review: 'Review' },
  fairPlay: 'For practice and single play. Okiba never presses keys for you.',
  settings: settingsEn,
  draw: drawEn,
  details: detailsEn,
  manual: {
    heading: 'By hand',
    board: 'Your board. Click cells to fill or empty them.',
    pieces: 'Pieces',
    typePiece: 'Type the falling piece: I O S Z J L T. More letters are the next pieces.',
    current: 'Now',
    incoming: 'Incoming',
    incomingLine: 'Rows that your opponent has announced. They rise when a piece comes down without a clear.',
    toHold: 'The next letter goes to hold',
    remove: (piece) => `Take ${piece} out`,
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
    notAvailable: 'Hints need the app itself. This page runs outside it.',
    refused: (error) => `No hint for this position: ${error}`,
    keysLine: 'Space places it, Backspace takes it back, H fills hold.',
    textFumen: 'This fumen can’t be read: its code is damaged or incomplete.',
    textEmpty: 'There is nothing to use: the text has no rows.',
    textTooLong: (length, most) =>
      `The text is too long: ${length.toLocaleString('en')} characters. At most ${most.toLocaleString('en')} can be a board.`,
    textTooTall: (rows, most) => `The text has ${rows} rows; the board has ${most}.`,
    textWidth: (row, found, columns) =>
      `Row ${row} has ${count(found, 'cell')}; the board is ${columns} wide.`,
    textLetter: (row, column, letter) =>
      `Row ${row}, column ${column}: “${letter}” isn’t a cell. Use “.” or I O S Z J L T X G.`,
  },
  practice: practiceEn,
  puyo: puyoEn,
  system: systemEn,
  welcome: welcomeEn,
  games: gamesEn,
};
