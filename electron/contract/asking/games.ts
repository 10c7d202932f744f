/** Games that were recorded, and what is known of them without reading them. */
import * as v from 'valibot';
import { directions } from '../../../engine/puyo/types.ts';
import { ratings } from '../../../engine/review/rating.ts';
import { origins, type GameLine, type RecordedGame } from '../../../engine/review/record.ts';
import type { Recurring } from '../../../engine/review/recurring.ts';
import type { Week } from '../../../engine/review/weeks.ts';
import type { GameSummary } from '../../../engine/review/review.ts';
import { puyoMistakeKinds } from '../../../engine/review/puyo/puyoMistakes.ts';
import { mistakeKinds } from '../../../engine/review/tetris/mistakes.ts';
import { orientations, pieces } from '../../../engine/tetris/types.ts';
import { follows } from '../channels/follows.ts';
import { count, countTo, line, rowsOf } from '../channels/values.ts';

// Of what a newer version kept, fields that are unknown here are passed over; the files keep them.
const most = { side: 40, coordinate: 64, previews: 16, garbage: 10_000 } as const;
const piece = v.picklist(pieces);
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-most.coordinate), v.maxValue(most.coordinate));
const location = v.object({
  type: piece,
  orientation: v.picklist(orientations),
  x: coordinate,
  y: coordinate,
});
const place = v.object({ column: countTo(6), direction: v.picklist(directions) });
const pair = v.pipe(v.string(), v.regex(/^[RGBYP]{2}$/));

/** The head of a recorded game. */
export const gameHeader = v.object({
  kind: v.literal('game'),
  game: v.picklist(['tetris', 'puyo']),
  origin: v.picklist(origins),
  title: line,
  startedAt: count,
  columns: countTo(most.side),
  rows: countTo(most.side),
});
const tetrisTurn = v.object({
  kind: v.literal('piece'),
  at: count,
  cells: rowsOf('.X'),
  queue: v.pipe(v.array(piece), v.minLength(1), v.maxLength(most.previews)),
  hold: v.nullable(piece),
  canHold: v.boolean(),
  combo: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(most.garbage)),
  backToBack: v.boolean(),
  incoming: countTo(most.garbage),
  placed: location,
  hint: v.nullable(location),
});
const puyoTurn = v.object({
  kind: v.literal('pair'),
  at: count,
  cells: rowsOf('.RGBYPO'),
  pairs: v.pipe(v.array(pair), v.minLength(1), v.maxLength(most.previews)),
  allClear: v.boolean(),
  incoming: countTo(most.garbage),
  placed: place,
  hint: v.nullable(place),
});

/** A line of the file of a game. */
export const gameLine = follows<GameLine>()(v.variant('kind', [gameHeader, tetrisTurn, puyoTurn]));

/** Names the file of a game, and can't name any other. */
export const gameId = v.pipe(v.string(), v.regex(/^[a-z\d]{1,20}(-[a-z\d]{1,20}){0,8}$/));

const counts = v.object(
  Object.fromEntries(ratings.map((rating) => [rating, count])) as Record<
    (typeof ratings)[number],
    typeof count
  >,
);

const faults = [...mistakeKinds, ...puyoMistakeKinds];

/** What a review said of a game as a whole. */
export const gameSummary = follows<GameSummary>()(
  v.object({
    accuracy: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    counts,
    costliest: v.pipe(v.array(count), v.maxLength(3)),
    habits: v.pipe(
      v.array(v.object({ kind: v.picklist(faults), piece: v.nullable(piece), times: count })),
      v.maxLength(faults.length * pieces.length),
    ),
  }),
);

/** As a line of its file; of another version of the ratings it is worked out anew. */
export const keptSummary = v.object({ id: gameId, version: count, summary: gameSummary });
export type KeptSummary = v.InferOutput<typeof keptSummary>;

/** A file that somebody opens: as text, with its name. */
export const importedFile = v.strictObject({ name: line, text: v.pipe(v.string(), v.maxLength(8_000_000)) });

/** The first of the games that are in the list now, and in one line why another one isn't; or why there is none. */
export type ImportedGame = { ok: true; id: string; left: string | null } | { ok: false; error: string };

/** Some of a list of games. */
export const gamesToList = v.strictObject({ from: count, count: countTo(500) });

/** Of the recorded games, the latest first, those from the number `from` on. */
export interface GamesPage {
  /** Of all games. */
  total: number;
  /** Older ones that were deleted, as no more are kept. */
  dropped: number;
  from: number;
  entries: GameEntry[];
}

/** What is done wrong again and again in so many days, and how well was played in the weeks before. */
export interface GameHabits {
  days: number;
  recurring: Recurring[];
  weeks: Week[];
}

/** What a list of games shows of one. */
export interface GameEntry {
  id: string;
  header: RecordedGame['header'];
  /** Pieces, or pairs, that were placed. */
  placed: number;
  /** null where it wasn't reviewed yet. */
  summary: GameSummary | null;
}
