/** Games that were recorded, and what is known of them without reading them. */
import * as v from 'valibot';
import { directions } from '../../../engine/puyo/types.ts';
import { origins, type GameLine, type RecordedGame } from '../../../engine/review/record.ts';
import { orientations, pieces } from '../../../engine/tetris/types.ts';
import { follows } from '../follows.ts';
import { count, countTo, line, rowsOf } from '../values.ts';

const most = { side: 40, coordinate: 64, previews: 16, garbage: 10_000 } as const;
const piece = v.picklist(pieces);
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-most.coordinate), v.maxValue(most.coordinate));
const location = v.strictObject({
  type: piece,
  orientation: v.picklist(orientations),
  x: coordinate,
  y: coordinate,
});
const place = v.strictObject({ column: countTo(6), direction: v.picklist(directions) });
const pair = v.pipe(v.string(), v.regex(/^[RGBYP]{2}$/));

const header = v.strictObject({
  kind: v.literal('game'),
  game: v.picklist(['tetris', 'puyo']),
  origin: v.picklist(origins),
  title: line,
  startedAt: count,
  columns: countTo(most.side),
  rows: countTo(most.side),
});
const tetrisTurn = v.strictObject({
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
const puyoTurn = v.strictObject({
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
export const gameLine = follows<GameLine>()(v.variant('kind', [header, tetrisTurn, puyoTurn]));

/** Names the file of a game, and can't name any other. */
export const gameId = v.pipe(v.string(), v.regex(/^[a-z\d]{1,20}(-[a-z\d]{1,20}){0,8}$/));

/** What a list of games tells of one. */
export interface GameEntry {
  id: string;
  header: RecordedGame['header'];
  /** Pieces, or pairs, that were placed. */
  placed: number;
}
