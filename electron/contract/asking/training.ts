/** What the T-spin trainer has kept: what came of its puzzles, and how they were liked. */
import * as v from 'valibot';
import { categories, goalKinds } from '../../../engine/puzzle/types.ts';
import { orientations, pieces } from '../../../engine/tetris/types.ts';
import { count, countTo, rowsOf } from '../values.ts';

export const trainerModes = ['practice', 'curated', 'flash'] as const;
export type TrainerMode = (typeof trainerModes)[number];

const most = { moves: 4, coordinate: 64, milliseconds: 86_400_000, presses: 100_000 } as const;
const piece = v.picklist(pieces);
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-most.coordinate), v.maxValue(most.coordinate));
const location = v.strictObject({
  type: piece,
  orientation: v.picklist(orientations),
  x: coordinate,
  y: coordinate,
});

/** A puzzle with its intended answer: enough to make its features anew, whatever these will be. */
const keptPuzzle = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)),
  category: v.picklist(categories),
  board: rowsOf('.X'),
  queue: v.pipe(v.array(piece), v.minLength(1), v.maxLength(most.moves)),
  goal: v.strictObject({ kind: v.picklist(goalKinds) }),
  solutions: v.pipe(v.array(v.pipe(v.array(location), v.maxLength(most.moves))), v.maxLength(1)),
});

const attempt = v.strictObject({
  kind: v.literal('attempt'),
  puzzle: keptPuzzle,
  mode: v.picklist(trainerModes),
  /** Whether pieces were moved by keys, or candidates were tapped; both counts as taps. */
  input: v.picklist(['keys', 'taps']),
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
});

const rating = v.strictObject({ kind: v.literal('rating'), puzzle: keptPuzzle, like: v.boolean() });

export const trainingRecord = v.variant('kind', [attempt, rating]);
export type TrainingRecord = v.InferOutput<typeof trainingRecord>;

/** As lines of their files; `at`: milliseconds since 1970. */
export const keptAttempt = v.strictObject({ ...attempt.entries, at: count });
export const keptRating = v.strictObject({ ...rating.entries, at: count });
export type KeptAttempt = v.InferOutput<typeof keptAttempt>;
export type KeptRating = v.InferOutput<typeof keptRating>;

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
