/** Everything that the product says. Each language is written for itself, not translated word by word. */
import type { OpenedPage } from '../pages.ts';
import type { Trouble } from '../panel.ts';
import type { Input, Piece, Reason } from '../../../engine/tetris/types.ts';
import type { HintMessages } from './hint/hintMessages.ts';
import type { Help } from '../help.ts';
import type { Doubt } from '../../../vision/types.ts';
import type { PracticeMessages } from './practice/practiceMessages.ts';
import type { PuyoMessages } from './puyoMessages.ts';
import type { SettingsMessages } from './settings/settingsMessages.ts';
import type { SystemMessages } from './systemMessages.ts';
import type { GameMessages } from './games/gameMessages.ts';
import type { DetailMessages } from './watching/detailMessages.ts';
import type { DrawMessages, WatchingMessages } from './watching/watchingMessages.ts';
import type { StatusMessages } from './watching/statusMessages.ts';
import type { WelcomeMessages } from './welcome/welcomeMessages.ts';

/** A fact as written inside a sentence and at its end. */
export interface Phrase {
  joined: string;
  last: string;
}

export interface Messages {
  status: StatusMessages;
  /** Instead of the line of 'ready', where the game's place on the screen is unknown. */
  shownHere: string;
  /** Instead of it, where another window covers the place. */
  placeCovered: string;
  doubt: Record<Doubt, string>;
  /** What the button says that takes a message away. */
  putAway: string;
  trouble: Record<Trouble['kind'], string>;
  /** Several names, one after the other. */
  list: (names: readonly string[]) => string;
  /** Says why a place is good; `value` and `columns` (of the board) are counts. */
  reason: Record<Reason['kind'], (value: number, columns: number) => Phrase>;
  /** Joins two facts or gives one; ends the sentence. */
  sentence: (facts: readonly Phrase[]) => string;
  key: Record<Input, string>;
  /** The touch buttons that replace keys. */
  touchKeys: string;
  help: Record<Help, { name: string; line: string }>;
  tabs: { watch: string; manual: string; settings: string };
  watching: WatchingMessages;
  seen: {
    heading: string;
    board: string;
    /** The board for those who listen: the height of each column, from the left, in a row. */
    heights: (heights: string) => string;
    next: string;
    hold: string;
    nothing: string;
    piece: (piece: Piece) => string;
  };
  hint: HintMessages;
  /** Ways to begin: pages that can be opened, and by hand; in the order in which they are offered. */
  start: Readonly<Record<OpenedPage | 'manual', string>>;
  /** The same, short, for beside a game that is seen. */
  rooms: Readonly<Record<OpenedPage, string>>;
  fairPlay: string;
  draw: DrawMessages;
  details: DetailMessages;
  settings: SettingsMessages;
  manual: ManualMessages;
  practice: PracticeMessages;
  puyo: PuyoMessages;
  system: SystemMessages;
  welcome: WelcomeMessages;
  games: GameMessages;
}

export interface ManualMessages {
  heading: string;
  board: string;
  pieces: string;
  typePiece: string;
  current: string;
  incoming: string;
  incomingLine: string;
  toHold: string;
  remove: (piece: Piece) => string;
  accept: string;
  undo: string;
  redo: string;
  clear: string;
  paste: string;
  pasteLine: string;
  pasteUse: string;
  pasteCancel: string;
  thinking: string;
  toppedOut: string;
  notAvailable: string;
  refused: (error: string) => string;
  keysLine: string;
  textFumen: string;
  textEmpty: string;
  /** In characters. */
  textTooLong: (length: number, most: number) => string;
  textTooTall: (rows: number, most: number) => string;
  textWidth: (row: number, found: number, columns: number) => string;
  textLetter: (row: number, column: number, letter: string) => string;
}
