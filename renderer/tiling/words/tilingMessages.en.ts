import type { KickRules } from '../../../engine/tetris/rules/kicks.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { ColouringFamily } from '../../../engine/tiling/reasons/colourings.ts';
import type { Hindrance } from '../../../engine/tiling/reasons/whyNot.ts';
import type { Mark } from '../filter.ts';

/** What is asked of the terrain: how it can be filled, or how rows with it can be cleared to the last. */
export type Asking = 'tilings' | 'clears';

/** The terrains that one can begin with. */
export type PresetName =
  'stack' | 'stairs' | 'block' | 'oneBag' | 'overhang' | 'threeBags' | 'middle' | 'wide';
import { en as clears } from './clearMessages.en.ts';
import { count } from '../../../electron/contract/words/count.ts';

const place = (column: number, row: number): string => `column ${column}, row ${row}`;
const at = ([x, y]: readonly [number, number]): string => `${place(x + 1, y + 1)} (from the bottom left)`;

const colourings: Record<ColouringFamily, string> = {
  checker: 'like a chessboard',
  cols: 'in upright stripes',
  rows: 'in lying stripes',
  'wide-checker': 'like a chessboard of 2 × 1 fields',
  diagonal: 'in slanting stripes, two cells wide',
  'o-parity': 'like a chessboard of 2 × 2 fields',
};

/** What the tiling page says. */
export const en = {
  title: 'Okiba tilings',
  asking: {
    heading: 'What to search for',
    tilings: 'Fill a shape',
    clears: 'Perfect clears',
  } satisfies Record<Asking | 'heading', string>,
  terrain: {
    heading: 'Shape',
    board: 'The shape. Drag over cells to mark or unmark them.',
    keys: 'Arrow keys and Space paint too. Ctrl+Z undoes, M mirrors, Ctrl with arrow keys moves everything.',
    brush: 'Paint',
    cover: 'To fill',
    there: 'Already there',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    mirror: 'Mirror',
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    columns: 'Columns',
    rows: 'Rows',
    more: 'more',
    less: 'fewer',
    example: 'Examples',
    examples: {
      stack: 'A stack of two bags',
      stairs: 'Stairs',
      block: 'Ten by four',
      oneBag: 'One bag',
      overhang: 'With a hole under it',
      threeBags: 'A hill of three bags',
      middle: 'Open in the middle',
      wide: 'Six by four open',
    } satisfies Record<PresetName, string>,
    cells: (cells: number) => `${count(cells, 'cell')} = ${count(cells / 4, 'piece')}`,
  },
  rule: {
    heading: 'Pieces',
    bags: 'From bags of seven',
    any: 'Any number of each',
    bagsLine: (pieces: number, bags: number) =>
      bags === 1
        ? `${count(pieces, 'piece')} of one bag`
        : `${pieces} pieces: ${count(bags - 1, 'whole bag')} and the rest from the next`,
    carried: 'Left over from the last bag',
    missing: 'Missing from the first bag',
    clears: 'Full rows clear while it is built',
  },
  turning: {
    heading: 'Pieces turn as in',
    names: {
      srs: 'most games (SRS)',
      'srs+': 'TETR.IO (SRS+)',
      jstris: 'Jstris',
      nes: 'NES (no kicks)',
      ars: 'TGM, Sega (ARS)',
    } satisfies Record<KickRules, string>,
  },
  paste: {
    heading: 'Paste',
    line: 'A fumen, a link with one, or rows of text. Ctrl+V works anywhere on this page.',
    use: 'Use it',
    marking: 'Cells to fill',
    markings: { all: 'All filled cells', gray: 'The gray ones', coloured: 'The coloured ones' },
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    unknown: 'No fumen and no rows of cells found. Rows use “#” and “.”; at most 40 × 40 cells fit.',
    wrongWidth: (row: number, found: number, columns: number) =>
      `Row ${row} has ${found} cells, the first row has ${columns}.`,
    wrongSign: (row: number, column: number, sign: string) =>
      `Row ${row}, column ${column}: “${sign}” isn’t a cell. Use “#”, “.” or a piece’s letter.`,
    /** In characters. */
    tooLong: (length: number, most: number) =>
      `That is too long: ${length.toLocaleString('en')} characters. At most ${most.toLocaleString('en')} can be a shape.`,
    damaged: (reason: string) => `That can’t be read: ${reason}.`,
    taken: 'Pasted.',
  },
  found: {
    heading: 'Ways to fill it',
    tilings: (number: string) => (number === '1' ? '1 way' : `${number} ways`),
    none: 'No way',
    empty: 'Paint a shape to see every way to fill it.',
    working: (seconds: string, percent: string, rate: string) =>
      `searching for ${seconds} s, about ${percent}% done, ${rate} a second`,
    done: (time: string) => `all found in ${time}`,
    stopped: (time: string) => `stopped after ${time}; there may be more`,
    stop: 'Stop',
    /** Not all are found. */
    broken: 'The search stopped early; there may be more.',
    failed: (why: string) => `The search failed: ${why}`,
    tryAgain: 'Try again',
    shown: (shown: string, all: string) => `${shown} of ${all} shown`,
    listed: (most: string) => `The first ${most} are listed; the others are counted.`,
    list: 'All ways. Arrow keys choose one.',
    number: (number: string) => `No. ${number}`,
  },
  filter: {
    pieces: 'Pieces',
    all: 'All',
    build: 'Building',
    buildAll: 'All',
    buildable: 'Can be built',
    drops: 'With hard drops only',
    judged: (judged: string, all: string) => `${judged} of ${all} checked`,
    sort: 'Order',
    sortFound: 'As found',
    sortPieces: 'By pieces',
    sortBuild: 'Easiest to build first',
    mark: (mark: Mark, piece: Piece, where: string) =>
      ({
        with: `this ${piece} at ${where}`,
        without: `not this ${piece} at ${where}`,
        here: `${piece} over ${where}`,
        notHere: `no ${piece} over ${where}`,
      })[mark.kind],
    place,
    remove: 'Remove',
    reset: 'Show all',
    nothing: 'Nothing matches these filters.',
  },
  detail: {
    pane: 'The chosen way',
    heading: (number: string) => `Way no. ${number}`,
    choose: 'Choose a way from the list to see how it is built.',
    pick: 'Click a piece to keep or exclude it.',
    waiting: 'Working out how to build it…',
    failed: 'I couldn’t work out how to build it.',
    never: 'It can’t be built: in every order, some piece can’t get to its place.',
    tooLarge: 'It is too large to work out how to build it.',
    drops: 'Can be built with hard drops only.',
    slides: 'Can be built, but some piece has to slide or spin in.',
    orders: (orders: string) => (orders === '1' ? 'One order only.' : `${orders} orders.`),
    order: 'One order',
    firstBag: 'First bag',
    noFirstBag: 'Without hold, no order uses up the first bag before the second begins.',
    share: (without: string, withHold: string) =>
      `Works for ${without}% of bag orders, ${withHold}% with hold.`,
    shareWaiting: 'Counting the bag orders it works for…',
    previous: 'Previous',
    next: 'Next',
  },
  copy: {
    one: 'Copy fumen',
    steps: 'Copy piece by piece',
    all: (number: string) => `Copy ${number} as fumen`,
    picture: 'Save picture',
    link: 'Copy link to this shape',
    done: 'Copied.',
    failed: 'It couldn’t be copied.',
  },
  clears,
  why: {
    cellCount: ({ cells }) =>
      `It has ${count(cells, 'cell')}, and pieces cover four each: ${cells % 4} too many or ${4 - (cells % 4)} too few.`,
    partSize: ({ cells, at: cell }) =>
      `The part at ${at(cell)} stands alone with ${count(cells, 'cell')}, which isn’t a multiple of four.`,
    isolatedCell: ({ at: cell }) => `No piece fits in the cell at ${at(cell)}.`,
    cutOff: ({ at: cell }) =>
      `Any piece in the cell at ${at(cell)} would cut off a group of cells that isn’t a multiple of four.`,
    forcedPart: ({ cells, at: cell }) =>
      `No piece can cross the edge of the part at ${at(cell)}, and it has ${count(cells, 'cell')}, not a multiple of four.`,
    colouring: ({ rejection: { family, difference, miss }, others }) =>
      `Colour it ${colourings[family]}: ${difference === 0 ? 'both colours have as many cells' : `one colour has ${difference} cells more`}. ` +
      `These pieces always miss that by ${miss} or more.` +
      (others.length > 0
        ? ` So do they when it is coloured ${others.map((one) => colourings[one.family]).join(' or ')}.`
        : ''),
    searched: ({ allowed, passing, any }) =>
      'I tried everything; nothing fits.' +
      (allowed === null ? '' : ` Of ${count(allowed, 'choice')} of pieces, colouring left ${passing}.`) +
      (any === null
        ? ''
        : any === 0n
          ? ' Other pieces wouldn’t fit either.'
          : ` With any pieces there would be ${any.toLocaleString('en')}.`),
  } satisfies { [K in Hindrance['kind']]: (hindrance: Extract<Hindrance, { kind: K }>) => string },
};

export type TilingMessages = typeof en;
