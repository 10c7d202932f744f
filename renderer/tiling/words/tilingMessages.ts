/** What the tiling page says. Each language is written for itself. */
import type { KickRules } from '../../../engine/tetris/rules/kicks.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { Hindrance } from '../../../engine/tiling/reasons/whyNot.ts';
import type { ClearMessages } from './clearMessages.ts';
import type { Mark } from '../filter.ts';

/** What is asked of the terrain: how it can be filled, or how rows with it can be cleared to the last. */
export type Asking = 'tilings' | 'clears';

/** The terrains that one can begin with. */
export type PresetName =
  'stack' | 'stairs' | 'block' | 'oneBag' | 'overhang' | 'threeBags' | 'middle' | 'wide';

export interface TilingMessages {
  title: string;
  asking: Record<Asking | 'heading', string>;
  terrain: {
    heading: string;
    board: string;
    keys: string;
    brush: string;
    cover: string;
    there: string;
    undo: string;
    redo: string;
    clear: string;
    mirror: string;
    left: string;
    right: string;
    up: string;
    down: string;
    columns: string;
    rows: string;
    more: string;
    less: string;
    example: string;
    examples: Record<PresetName, string>;
    cells: (cells: number) => string;
  };
  rule: {
    heading: string;
    bags: string;
    any: string;
    bagsLine: (pieces: number, bags: number) => string;
    carried: string;
    missing: string;
    clears: string;
  };
  turning: { heading: string; names: Record<KickRules, string> };
  paste: {
    heading: string;
    line: string;
    use: string;
    marking: string;
    markings: Record<'all' | 'gray' | 'coloured', string>;
    page: (page: number, pages: number) => string;
    unknown: string;
    wrongWidth: (row: number, found: number, columns: number) => string;
    wrongSign: (row: number, column: number, sign: string) => string;
    damaged: (reason: string) => string;
    /** In characters. */
    tooLong: (length: number, most: number) => string;
    taken: string;
  };
  found: {
    heading: string;
    tilings: (count: string) => string;
    none: string;
    empty: string;
    working: (seconds: string, percent: string, rate: string) => string;
    done: (time: string) => string;
    stopped: (time: string) => string;
    stop: string;
    /** Not all are found. */
    broken: string;
    failed: (why: string) => string;
    tryAgain: string;
    shown: (shown: string, all: string) => string;
    listed: (most: string) => string;
    list: string;
    number: (number: string) => string;
  };
  filter: {
    pieces: string;
    all: string;
    build: string;
    buildAll: string;
    buildable: string;
    drops: string;
    judged: (judged: string, all: string) => string;
    sort: string;
    sortFound: string;
    sortPieces: string;
    sortBuild: string;
    mark: (mark: Mark, piece: Piece, place: string) => string;
    place: (column: number, row: number) => string;
    remove: string;
    reset: string;
    nothing: string;
  };
  detail: {
    pane: string;
    heading: (number: string) => string;
    choose: string;
    pick: string;
    waiting: string;
    failed: string;
    never: string;
    tooLarge: string;
    drops: string;
    slides: string;
    orders: (orders: string) => string;
    order: string;
    firstBag: string;
    noFirstBag: string;
    share: (without: string, withHold: string) => string;
    shareWaiting: string;
    previous: string;
    next: string;
  };
  copy: {
    one: string;
    steps: string;
    all: (count: string) => string;
    picture: string;
    link: string;
    done: string;
    failed: string;
  };
  clears: ClearMessages;
  why: { [K in Hindrance['kind']]: (hindrance: Extract<Hindrance, { kind: K }>) => string };
}
