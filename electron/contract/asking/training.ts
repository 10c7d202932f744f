/** What the T-spin trainer has kept: what came of its puzzles, and how they were liked. */
import * as v from 'valibot';
import { type Category, categories, goalKinds } from '../../../engine/puzzle/types.ts';
import type { PlayedMoment } from '../../../engine/puzzle/missed.ts';
import type { Origin } from '../../../engine/review/record.ts';
import { orientations, pieces } from '../../../engine/tetris/types.ts';
import { count, countTo, finite, rowsOf } from '../channels/values.ts';

export const trainerModes = [
  'practice',
  'curated',
  'flash',
  'slot',
  'daily',
  'repeat',
  'streak',
  'storm',
  'test',
  'plan',
  'games',
  'given',
] as const;
export type TrainerMode = (typeof trainerModes)[number];

/** Modes that come to an end. */
const roundModes = ['streak', 'storm', 'test', 'plan'] as const;
export type RoundMode = (typeof roundModes)[number];

const inputKinds = ['keys', 'pad', 'taps'] as const;
export type InputKind = (typeof inputKinds)[number];

const most = {
  moves: 4,
  coordinate: 64,
  milliseconds: 86_400_000,
  presses: 100_000,
  number: 1_000_000_000,
  results: 10_000,
} as const;
const piece = v.picklist(pieces);
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-most.coordinate), v.maxValue(most.coordinate));
const location = v.object({
  type: piece,
  orientation: v.picklist(orientations),
  x: coordinate,
  y: coordinate,
});

// Of what a newer version kept, fields that are unknown here are passed over; the files keep them.

/** A puzzle with its intended answer: enough to make its features anew, whatever these will be. */
const keptPuzzle = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)),
  category: v.picklist(categories),
  board: rowsOf('.X'),
  /** Empty where a slot was to be found. */
  queue: v.pipe(v.array(piece), v.maxLength(most.moves)),
  goal: v.object({ kind: v.picklist(goalKinds) }),
  solutions: v.pipe(v.array(v.pipe(v.array(location), v.maxLength(most.moves))), v.maxLength(1)),
});

export type KeptPuzzle = v.InferOutput<typeof keptPuzzle>;

const attempt = v.object({
  kind: v.literal('attempt'),
  puzzle: keptPuzzle,
  mode: v.picklist(trainerModes),
  /** What moved the pieces: keys, a game pad, or a tap on a candidate. One tap makes it taps, else one button a pad. */
  input: v.picklist(inputKinds),
  solved: v.boolean(),
  /** Until it was solved or left, without the time in which a guide played. */
  milliseconds: countTo(most.milliseconds),
  /** Times that all pieces were placed, or no way was left. */
  tries: countTo(most.presses),
  undos: countTo(most.presses),
  /** Steps of the hint ladder that were seen. */
  hints: countTo(3),
  /** The answer was shown before it was solved. */
  shown: v.boolean(),
  /** Its number in the mode's set, from 0; of the daily one the day, counted from 1970. */
  number: v.optional(v.nullable(countTo(most.number)), null),
  /** See `familyOf` (engine/puzzle). */
  family: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-zA-Z\d-]{1,40}$/))), null),
  /** Estimated, from 1 to 5. */
  difficulty: v.optional(v.nullable(v.pipe(finite, v.minValue(1), v.maxValue(5))), null),
});

const rating = v.object({ kind: v.literal('rating'), puzzle: keptPuzzle, like: v.boolean() });

/** A round that came to its end. */
const round = v.object({
  kind: v.literal('round'),
  mode: v.picklist(roundModes),
  /** Which of its puzzles were solved, in their order. */
  results: v.pipe(v.array(v.boolean()), v.maxLength(most.results)),
  milliseconds: countTo(most.milliseconds),
});

export const trainingRecord = v.variant('kind', [attempt, rating, round]);
export type TrainingRecord = v.InferOutput<typeof trainingRecord>;
export type AttemptRecord = v.InferOutput<typeof attempt>;
export type RoundRecord = v.InferOutput<typeof round>;

/** As lines of their files; `at`: milliseconds since 1970. */
export const keptAttempt = v.object({ ...attempt.entries, at: count });
export const keptRating = v.object({ ...rating.entries, at: count });
export type KeptAttempt = v.InferOutput<typeof keptAttempt>;
export const keptRound = v.object({ ...round.entries, at: count });
export type KeptRating = v.InferOutput<typeof keptRating>;
export type KeptRound = v.InferOutput<typeof keptRound>;
/** A line of what is exported: of any of the three files. */
export const keptLine = v.variant('kind', [keptAttempt, keptRating, keptRound]);
export type KeptLine = v.InferOutput<typeof keptLine>;

/** An attempt without the puzzle's board and answer. */
export type PastAttempt = Omit<KeptAttempt, 'kind' | 'puzzle' | 'undos'> & {
  id: string;
  category: Category;
  moves: number;
};

/** All that was kept, oldest first. */
export interface TrainingHistory {
  attempts: PastAttempt[];
  ratings: KeptRating[];
  rounds: KeptRound[];
}

/** How many of each kind a page has already. */
export const knownHistory = v.strictObject({ attempts: count, ratings: count, rounds: count });
export type KnownHistory = v.InferOutput<typeof knownHistory>;

/** What follows after what a page has already, as much as is sent at a time. */
export interface HistoryPart extends TrainingHistory {
  isLast: boolean;
}

/** More characters are no record of puzzles that anybody has solved. */
const mostImported = 100_000_000;
export const linesToImport = v.strictObject({ lines: v.pipe(v.string(), v.maxLength(mostImported)) });

/** A recorded game, as far as puzzles come of it. */
export interface PlayedGame {
  origin: Origin;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Until the last piece was locked. */
  milliseconds: number;
  moments: PlayedMoment[];
}

/** Some of the latest games, the last one first. */
export interface PlayedGames {
  games: PlayedGame[];
  /** From which number on there may be others; null: these were the last. */
  next: number | null;
}

/** What came of lines from elsewhere. */
export interface Imported {
  added: number;
  /** There already. */
  known: number;
  /** Numbers of lines, from 1, that can't be read; the first ones. */
  damaged: number[];
  damagedCount: number;
}

/** Days are those of the system's clock. */
export interface Progress {
  solvedToday: number;
  /** Days in a row with a puzzle solved, up to today or yesterday. */
  daysInARow: number;
  solved: number;
  /** Puzzles that were tried, solved or not. */
  tried: number;
  rated: number;
  /** Why nothing can be kept at present, or what was damaged; null: all is well. */
  trouble: { kind: 'unsaved' | 'damaged'; detail: string } | null;
}
