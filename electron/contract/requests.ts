/** What pages may ask of the main process (`invoke`): who may, what is asked, what is answered. */
import * as v from 'valibot';
import { made, type Made, type MadeOf, type OutputOf, type RequestForm } from './channels/channel.ts';
import { finishedGame, practiceChange, startingPosition, type PracticeHistory } from './asking/practice.ts';
import {
  knownHistory,
  linesToImport,
  trainingRecord,
  type HistoryPart,
  type Imported,
  type PlayedGames,
  type Progress,
} from './asking/training.ts';
import {
  gameId,
  gamesToList,
  gameSummary,
  importedFile,
  type GameHabits,
  type GamesPage,
  type ImportedGame,
} from './asking/games.ts';
import type { RecordedGame } from '../../engine/review/record.ts';
import { openedPages, pages, statePages, type OpenedPage, type PageKind } from './pages.ts';
import {
  accessSteps,
  type ImportedSettings,
  type PanelState,
  type Source,
  type StillView,
  type WatchDetails,
} from './panel.ts';
import { manualPosition, puyoPosition, type ManualAnswer, type PuyoAnswer } from './asking/positions.ts';
import { settingSchemas, settingsChange, type Settings } from './settings.ts';
import { boardCommand } from './sightings.ts';
import { count, fractionPoint } from './channels/values.ts';

/** 'practice:open' and the like: for each page that is opened when somebody asks for it. */
type OpenRequests = {
  [Page in OpenedPage as `${Page}:open`]: {
    from: readonly PageKind[];
    ask: v.NullSchema<undefined>;
    answer: Made<null>;
  };
};
const openRequests = Object.fromEntries(
  openedPages.map((page) => [
    `${page}:open`,
    { from: pages[page].openedBy, ask: v.null(), answer: made<null>() },
  ]),
) as unknown as OpenRequests;

const declared = {
  'state:get': { from: statePages, ask: v.null(), answer: made<PanelState>() },
  'sources:list': { from: ['panel'], ask: v.null(), answer: made<Source[]>() },
  /** The same without asking the user, where a listing would. */
  'sources:known': { from: ['panel'], ask: v.null(), answer: made<Source[]>() },
  /** Small pictures of them, as data URLs by id; none where taking them would ask the user. */
  'sources:pictures': { from: ['panel'], ask: v.null(), answer: made<Record<string, string>>() },
  'sources:choose': {
    from: ['panel'],
    ask: v.strictObject({ id: settingSchemas.sourceId }),
    answer: made<null>(),
  },
  /** Those in which the game that isn't found may be, the likeliest first. */
  'sources:candidates': { from: ['panel'], ask: v.null(), answer: made<Source[]>() },
  /** The source to watch, and a place inside its board, in its picture. */
  'sources:point': {
    from: ['panel'],
    ask: v.strictObject({ id: v.nonNullable(settingSchemas.sourceId), at: fractionPoint }),
    answer: made<null>(),
  },
  'settings:change': { from: ['panel'], ask: settingsChange, answer: made<Settings>() },
  /** A step towards the right to see the screen. */
  'access:take': { from: ['panel'], ask: v.picklist(accessSteps), answer: made<null>() },
  /** While true, shortcuts do nothing, so that the page hears the keys. */
  'hotkeys:rest': { from: ['panel'], ask: v.boolean(), answer: made<null>() },
  /** All settings as at a first start; what is remembered of games stays. */
  'settings:reset': { from: ['panel'], ask: v.null(), answer: made<Settings>() },
  /** Whether the watched game has settings of its own from now on. */
  'settings:own': { from: ['panel'], ask: v.boolean(), answer: made<Settings>() },
  /** The settings, of all games and of each, as a text to keep. */
  'settings:export': { from: ['panel'], ask: v.null(), answer: made<string>() },
  /** Such a text: what can be used of it holds from now on. */
  'settings:import': {
    from: ['panel'],
    ask: v.strictObject({ text: v.pipe(v.string(), v.maxLength(4_000_000)) }),
    answer: made<ImportedSettings>(),
  },
  'manual:suggest': { from: ['panel'], ask: manualPosition, answer: made<ManualAnswer>() },
  /** A position of Puyo, typed by hand. */
  'puyo:suggest': { from: ['panel'], ask: puyoPosition, answer: made<PuyoAnswer>() },
  /** Of the practice games alone: their page may change no other setting. */
  'practice:change': { from: ['practice', 'trainer'], ask: practiceChange, answer: made<null>() },
  /** A practice game has ended: kept. */
  'practice:finished': { from: ['practice'], ask: finishedGame, answer: made<PracticeHistory>() },
  /** The game that has just ended, move by move: played here, or watched. */
  'games:latest': { from: ['practice', 'panel'], ask: v.null(), answer: made<null>() },
  /** What was missed in the latest games, as puzzles. */
  'practice:missed': { from: ['practice'], ask: v.null(), answer: made<null>() },
  /** A training game that goes on from the position of a puzzle or of a recorded game. */
  'practice:playOn': { from: ['trainer', 'review'], ask: startingPosition, answer: made<null>() },
  'practice:history': { from: ['practice'], ask: v.null(), answer: made<PracticeHistory>() },
  /** What came of a puzzle, or how it was liked: kept. */
  'trainer:record': { from: ['trainer'], ask: trainingRecord, answer: made<Progress>() },
  'trainer:progress': { from: ['trainer'], ask: v.null(), answer: made<Progress>() },
  /** What was kept, a part at a time. */
  'trainer:history': { from: ['trainer'], ask: knownHistory, answer: made<HistoryPart>() },
  /** The latest recorded games, to look through for what was missed: some of them, from a number on. */
  'trainer:games': {
    from: ['trainer'],
    ask: v.strictObject({ from: count }),
    answer: made<PlayedGames>(),
  },
  /** All that is kept, as JSON Lines. */
  'trainer:export': { from: ['trainer'], ask: v.null(), answer: made<string>() },
  /** Such lines from elsewhere: what is not there yet is kept. */
  'trainer:import': { from: ['trainer'], ask: linesToImport, answer: made<Imported>() },
  /** Some of the recorded games, the latest first; what is new is looked for with the first ones. */
  'review:games': { from: ['review'], ask: gamesToList, answer: made<GamesPage>() },
  /** What is done wrong again and again in them, and how well each week was played. */
  'review:habits': { from: ['review'], ask: v.null(), answer: made<GameHabits>() },
  /** null where it is gone. */
  'review:game': {
    from: ['review'],
    ask: v.strictObject({ id: gameId }),
    answer: made<RecordedGame | null>(),
  },
  'review:remove': { from: ['review'], ask: v.strictObject({ id: gameId }), answer: made<null>() },
  'review:import': { from: ['review'], ask: importedFile, answer: made<ImportedGame>() },
  /** What came of a review: kept beside the game. */
  'review:keep': {
    from: ['review'],
    ask: v.strictObject({ id: gameId, summary: gameSummary }),
    answer: made<null>(),
  },
  ...openRequests,
  /** What the user says of the board; a click is in fractions of the thumbnail. */
  'board:command': { from: ['panel'], ask: boardCommand, answer: made<null>() },
  /** How sure the reading is, and how long it takes. */
  'watch:details': { from: ['panel'], ask: v.null(), answer: made<WatchDetails>() },
  /** A picture to draw the board's outline on; rejects where nothing is watched. */
  'board:picture': { from: ['panel'], ask: v.null(), answer: made<StillView>() },
  /** While true, the edge of the board is drawn on the game, so that it can be checked. */
  'board:outline': { from: ['panel'], ask: v.boolean(), answer: made<null>() },
  /** Forgets all remembered layouts. */
  'layouts:forget': { from: ['panel'], ask: v.null(), answer: made<null>() },
  /** Keeps the picture and what was read in it as files; answers the folder. */
  'case:save': { from: ['panel'], ask: v.null(), answer: made<{ folder: string }>() },
} satisfies Record<string, RequestForm>;

export type Requests = {
  [C in keyof typeof declared]: {
    ask: OutputOf<(typeof declared)[C]['ask']>;
    answer: MadeOf<(typeof declared)[C]['answer']>;
  };
};

export const requests: {
  readonly [C in keyof Requests]: RequestForm<Requests[C]['ask'], Requests[C]['answer']>;
} = declared;
