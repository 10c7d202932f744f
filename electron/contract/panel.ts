/** What the panel shows. The main process makes all of it. */
import type { ClearOutlook } from '../../engine/protocol/solver/clearing.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../engine/puyo/types.ts';
import type { Piece, Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import type { Sureness } from '../../vision/trust.ts';
import type { Observation } from '../../vision/types.ts';
import type { HotkeyName, KeptName, Settings } from './settings.ts';

/**
 * searching = looking for a game; reading = board found, no legal state yet; ready = hint shown; unsure = withheld;
 * silent = the evaluator has nothing to say about this pair; quiet = hints come after a worse move only, and the last was none; puyo = a Puyo board of a size that there are no hints for;
 * stale = no picture has come of late, so nothing is known of the game as it is now;
 * paused = hints are switched off; menu, starting, gamePaused, over = nobody plays the watched game just now; covered = another window covers it.
 */
export type Status =
  | 'searching'
  | 'reading'
  | 'ready'
  | 'unsure'
  | 'silent'
  | 'quiet'
  | 'puyo'
  | 'paused'
  | 'menu'
  | 'starting'
  | 'gamePaused'
  | 'covered'
  | 'over'
  | 'lost'
  | 'stale';

/** A window or a screen that can be watched. */
export interface Source {
  id: string;
  name: string;
  kind: 'window' | 'screen';
}

/** One plain reason why something is missing, and what to do about it; shown as it is in both languages. */
export interface Trouble {
  kind:
    | 'noDisplay'
    | 'noSources'
    | 'sourceClosed'
    | 'sourceMinimised'
    | 'screenTaken'
    | 'captureFailed'
    | 'partRestarts'
    | 'engineFailed'
    | 'botReplaced'
    | 'hotkeysTaken'
    | 'settingsReset'
    | 'settingsRepaired'
    | 'settingsUnsaved'
    | 'nothingSaved';
  detail: string;
  /** What it is about: settings that are at their first value again, shortcuts that do nothing. */
  names?: readonly KeptName[];
}

/**
 * The right to see the screen: given; never asked for; refused, to be allowed in the system's settings; perhaps allowed
 * there, which holds after a new start; forbidden by whoever looks after the computer.
 */
export type Access = 'given' | 'unasked' | 'refused' | 'reopen' | 'forbidden';

/** What the user can do about it. */
export const accessSteps = ['ask', 'settings', 'reopen'] as const;
export type AccessStep = (typeof accessSteps)[number];

/** What came of a file of settings; `repaired`: what was in it in a form that can't be used. */
export type ImportedSettings =
  { ok: true; settings: Settings; repaired: readonly KeptName[] } | { ok: false };

/** #rrggbb of the pieces that were seen falling in the watched game. */
export type GameColours = Readonly<Partial<Record<Piece, string>>>;

/** All that the panel shows. Sent whole on every change. */
export interface PanelState {
  status: Status;
  source: Source | null;
  observation: Observation | null;
  state: { cells: string[]; position: TetrisState } | null;
  /** The number of the falling piece, counted since the game was found. */
  piece: number;
  /** For the falling piece; `inputs` are the keys from its present place. */
  suggestion: Suggestion | null;
  /** Whether the board can be cleared to the last; null where that isn't known, wanted or near. */
  clear: ClearOutlook | null;
  /** null where no Puyo game is followed. */
  puyo: PuyoView | null;
  settings: Settings;
  /** The watched game, and whether it has settings of its own; null: none that could have. */
  game: { title: string; hasOwn: boolean } | null;
  /** Which way its one turning key turns, as far as it was seen; null: not yet. */
  learnedTurn: 'cw' | 'ccw' | null;
  trouble: Trouble | null;
  /** The panel draws pieces in them. */
  pieceColours: GameColours;
  /** Frames per second read in the last second. */
  framesPerSecond: number;
  /** The place of the watched picture on the screen is known: hints are drawn there, otherwise shown in the panel only. */
  hasPlace: boolean;
  /** Two fields are seen side by side: the other one can be gone over to. */
  hasOtherField: boolean;
  /** Boards whose places are remembered. */
  remembered: number;
  /** Shortcuts that do nothing, as another program has them. */
  takenHotkeys: readonly HotkeyName[];
  /** The user has said that what is shown for this piece is wrong: nothing is drawn of it any more. */
  isDismissed: boolean;
  /** Another window covers the place on the game: nothing is drawn there. */
  isHintCovered: boolean;
  access: Access;
}

/** How sure what is read is, and how long things take at present, in milliseconds; null: there is nothing to report. */
export interface WatchDetails {
  sureness: Sureness;
  /** 0..1, as of an observation. */
  confidence: number;
  /** Since what is shown was last seen on the screen. */
  age: number | null;
  /** From a picture's arrival to its pixels, then to what is read in them: medians of the last second. */
  taking: number | null;
  reading: number | null;
  /** The last answer of the engine. */
  thinking: number | null;
}

/** What is known of a watched Puyo game, and what to do in it: as `state` and `suggestion` are for Tetris. */
export interface PuyoView {
  position: PuyoState;
  suggestion: PuyoSuggestion | null;
}

/** A still picture of what is watched. `width` and `height` are those of the full picture, in frame pixels. */
export interface StillView {
  url: string;
  width: number;
  height: number;
}
