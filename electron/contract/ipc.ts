/** Every message between the main process and its pages, by channel, with its direction. Types only. */
import type { Evaluator as PuyoEvaluator } from '../../engine/puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../engine/puyo/types.ts';
import type { MisdropLevel } from '../../engine/tetris/advice/misdrop.ts';
import type { Skill } from '../../engine/tetris/moves/skill.ts';
import type { Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import type { PuyoAnswer, PuyoPosition } from './puyoPosition.ts';
import type { OverlayScene } from '../../renderer/shared/hint/scene.ts';
import type { Fractions, FramePixels, Rect } from '../../vision/space.ts';
import type { Layout, Observation, Point, Sighting } from '../../vision/types.ts';
import type { Outline } from '../../vision/watching/drawnOutline.ts';
import type { Remembered } from '../../vision/watching/searching/Recollection.ts';

/**
 * searching = looking for a game; reading = board found, no legal state yet; ready = hint shown; unsure = withheld;
 * silent = the evaluator has nothing to say about this pair; puyo = a Puyo board of a size that there are no hints for.
 */
export type Status = 'searching' | 'reading' | 'ready' | 'unsure' | 'silent' | 'puyo' | 'paused' | 'lost';

/** 0 off, 1 the place, 2 the place and its keys, 3 also a second place and what to avoid. */
export type HelpLevel = 0 | 1 | 2 | 3;

export type Language = 'ja' | 'en';

/** A window or a screen that can be watched. */
export interface Source {
  id: string;
  name: string;
  kind: 'window' | 'screen';
}

export interface Settings {
  helpLevel: HelpLevel;
  language: Language;
  evaluator: string;
  puyoEvaluator: PuyoEvaluator;
  /** Patterns and letters on pieces, for those who don't tell colours apart. */
  patterns: boolean;
  /** What the player's hands can do: hints keep to it. */
  skill: Skill;
  /** How often they slip: places that forgive it are preferred. */
  misdrops: MisdropLevel;
  /** The most help includes a place to avoid. */
  warns: boolean;
  /** Command of another bot that answers instead of our engine; null: ours. */
  bot: string | null;
  /** Source chosen by hand; null = find a game by itself. */
  sourceId: string | null;
}

/** One plain reason why something is missing, and what to do about it; shown as it is in both languages. */
export interface Trouble {
  kind:
    | 'noDisplay'
    | 'noSources'
    | 'noPermission'
    | 'sourceClosed'
    | 'sourceMinimised'
    | 'captureFailed'
    | 'engineFailed'
    | 'botReplaced'
    | 'settingsReset';
  detail: string;
}

/** All that the panel shows. Sent whole on every change. */
export interface PanelState {
  status: Status;
  source: Source | null;
  observation: Observation | null;
  state: { cells: string[]; position: TetrisState } | null;
  /** The number of the falling piece, counted since the game was found. */
  piece: number;
  /** For the falling piece; `inputs` are the keys from where it stands now. */
  suggestion: Suggestion | null;
  /** null where no Puyo game is followed. */
  puyo: PuyoView | null;
  settings: Settings;
  trouble: Trouble | null;
  /** Frames per second read in the last second. */
  framesPerSecond: number;
  /** Boards whose places are remembered. */
  remembered: number;
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

/** A position typed by hand: `rows` strings top first, piece letters and '.', and the pieces to come. */
export interface ManualPosition {
  cells: string[];
  queue: string[];
  hold: string | null;
}

export type ManualAnswer = { ok: true; suggestion: Suggestion } | { ok: false; error: string };

/** Panel, practice -> main: `invoke` (with an answer). */
export interface Requests {
  'state:get': { ask: null; answer: PanelState };
  'sources:list': { ask: null; answer: Source[] };
  'sources:choose': { ask: { id: string | null }; answer: null };
  'settings:change': { ask: Partial<Settings>; answer: Settings };
  'manual:suggest': { ask: ManualPosition; answer: ManualAnswer };
  /** A position of Puyo, typed by hand or from the practice game. */
  'puyo:suggest': { ask: PuyoPosition; answer: PuyoAnswer };
  'practice:open': { ask: null; answer: null };
  'tiling:open': { ask: null; answer: null };
  /** One click inside the board on the thumbnail: the fallback of locating. */
  'board:click': { ask: Point<Fractions>; answer: null };
  /** A picture to draw the board's outline on; rejects where nothing is watched. */
  'board:picture': { ask: null; answer: StillView };
  /** The board's outline as the user has drawn it: the last resort of locating. */
  'board:draw': { ask: Outline; answer: null };
  /** Forgets all remembered layouts. */
  'layouts:forget': { ask: null; answer: null };
  /** Keeps the picture and what was read in it as files; answers the folder. */
  'case:save': { ask: null; answer: { folder: string } };
}

/** Main -> pages: `send` (no answer). */
export interface Notices {
  'panel:state': PanelState;
  /** A small picture of the game (of all that is watched while none is found) and the board in it. */
  'panel:thumbnail': { url: string; board: Rect<Fractions> | null };
  /** A case was saved, by the shortcut or by the panel. */
  'panel:saved': { folder: string };
  'overlay:scene': OverlayScene | null;
  /** `remembered`: layouts that were right for this source before. */
  'capture:start': { source: Source; exclude: Rect<FramePixels>[]; remembered: Remembered[] };
  'capture:stop': null;
  /** In the thumbnail. */
  'capture:click': Point<Fractions>;
  /** In pixels of the full picture. */
  'capture:draw': Outline;
  /** A whole picture: to look at, or as it is with the `hidden` rectangles painted over. */
  'capture:still': { id: number; kind: 'view' | 'case'; hidden: Rect<FramePixels>[] };
  /** Looks at one picture of a source, beside what is being watched. */
  'capture:probe': { id: number; source: Source; exclude: Rect<FramePixels>[] };
  /** Rectangles of our own windows, to be left out of the search. */
  'capture:exclude': Rect<FramePixels>[];
  /** What the mouse pointer covers in the watched picture; null: nothing. */
  'capture:pointer': Rect<FramePixels> | null;
}

/** Capture page, overlay -> main: `send` (no answer). */
export interface Reports {
  'capture:sighting': Sighting;
  'capture:thumbnail': { url: string; board: Rect<Fractions> | null };
  'capture:ended': { sourceId: string; reason: string };
  /** Answers 'capture:probe': the surest board of the picture. `error` where the source gave no picture. */
  'capture:probed': { id: number; layout: Layout | null; error: string | null };
  /** Once a second while something is watched: frames read, those left out because nothing had changed included. */
  'capture:pace': { framesPerSecond: number };
  /** Answers 'capture:still': a JPEG or a PNG, and what was read in it. */
  'capture:still': {
    id: number;
    picture: { bytes: Uint8Array; width: number; height: number } | null;
    sighting: Sighting | null;
    error: string | null;
  };
  'overlay:drawn': { seq: number; at: number };
}

/** What the preload puts on `window.okiba`. */
export interface Bridge {
  request<C extends keyof Requests>(channel: C, ask: Requests[C]['ask']): Promise<Requests[C]['answer']>;
  on<C extends keyof Notices>(channel: C, listener: (notice: Notices[C]) => void): () => void;
  report<C extends keyof Reports>(channel: C, report: Reports[C]): void;
}

declare global {
  interface Window {
    okiba: Bridge;
  }
}
