/** What pages may send: every request and report is checked against these before anything is done with it. */
import * as v from 'valibot';
import { evaluators as puyoEvaluators } from '../../engine/puyo/advice/suggest.ts';
import { misdropLevels } from '../../engine/tetris/advice/misdrop.ts';
import { skills } from '../../engine/tetris/moves/skill.ts';
import { evaluators } from '../../engine/tetris/advice/suggest.ts';
import { orientations, pieces } from '../../engine/tetris/types.ts';
import { directions, puyoKinds } from '../../engine/puyo/types.ts';
import { fractions } from '../../vision/space.ts';
import { doubts, eventKinds } from '../../vision/types.ts';
import type { Reports, Requests } from './ipc.ts';

type Schemas<Shapes> = { [C in keyof Shapes]: v.GenericSchema<unknown, Shapes[C]> };

const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const line = v.pipe(v.string(), v.maxLength(400));
const fractionPoint = v.pipe(v.strictObject({ x: fraction, y: fraction }), v.transform(fractions));
const rect = v.strictObject({ x: finite, y: finite, width: finite, height: finite });
const fractionRect = v.pipe(rect, v.transform(fractions));
export const size = v.strictObject({ width: count, height: count });
const piece = v.picklist(pieces);
const cell = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());
const rowsOfCells = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(64));

export const settings = v.strictObject({
  helpLevel: v.picklist([0, 1, 2, 3]),
  language: v.picklist(['ja', 'en']),
  evaluator: v.pipe(
    v.string(),
    v.check((name) => evaluators.includes(name), 'no such evaluator'),
  ),
  puyoEvaluator: v.picklist(puyoEvaluators),
  patterns: v.boolean(),
  skill: v.picklist(skills),
  misdrops: v.picklist(misdropLevels),
  warns: v.boolean(),
  bot: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
  sourceId: v.nullable(v.pipe(v.string(), v.maxLength(200))),
});

const settingsChange = v.strictObject({
  helpLevel: v.exactOptional(settings.entries.helpLevel),
  language: v.exactOptional(settings.entries.language),
  evaluator: v.exactOptional(settings.entries.evaluator),
  puyoEvaluator: v.exactOptional(settings.entries.puyoEvaluator),
  patterns: v.exactOptional(settings.entries.patterns),
  skill: v.exactOptional(settings.entries.skill),
  misdrops: v.exactOptional(settings.entries.misdrops),
  warns: v.exactOptional(settings.entries.warns),
  bot: v.exactOptional(settings.entries.bot),
  sourceId: v.exactOptional(settings.entries.sourceId),
});

/** No game has a board of more columns or rows. */
const most = { columns: 20, rows: 40 };
const outline = v.strictObject({
  game: v.picklist(['tetris', 'puyo']),
  board: v.strictObject({
    x: finite,
    y: finite,
    width: v.pipe(v.number(), v.finite(), v.minValue(8)),
    height: v.pipe(v.number(), v.finite(), v.minValue(8)),
  }),
  columns: v.pipe(count, v.minValue(4), v.maxValue(most.columns)),
  rows: v.pipe(count, v.minValue(4), v.maxValue(most.rows)),
});

export const layout = v.strictObject({
  game: v.picklist(['tetris', 'puyo']),
  board: rect,
  columns: count,
  rows: count,
  next: v.array(rect),
  hold: v.nullable(rect),
  confidence: fraction,
});

const reading = {
  seq: count,
  board: rect,
  columns: count,
  rows: count,
  cells: rowsOfCells,
  ghost: v.nullable(v.array(cell)),
  confidence: fraction,
  doubts: v.array(v.picklist(doubts)),
};
const colour = v.picklist(puyoKinds.filter((kind) => kind !== 'O'));
const pair = { axis: colour, child: colour };

const observation = v.variant('game', [
  v.object({
    ...reading,
    game: v.literal('tetris'),
    current: v.nullable(v.strictObject({ piece, cells: v.array(cell) })),
    hold: v.nullable(piece),
    next: v.array(piece),
    cut: v.exactOptional(v.array(cell)),
  }),
  v.object({
    ...reading,
    game: v.literal('puyo'),
    current: v.nullable(v.strictObject({ ...pair, cells: v.array(cell) })),
    hold: v.null(),
    next: v.array(v.strictObject(pair)),
  }),
  v.object({
    seq: count,
    game: v.null(),
    confidence: v.literal(0),
    doubts: v.array(v.picklist(doubts)),
  }),
]);

const tetris = v.object({
  game: v.literal('tetris'),
  board: v.strictObject({ columns: count, rows: count, masks: v.instance(Uint16Array) }),
  queue: v.array(piece),
  hold: v.nullable(piece),
  canHold: v.boolean(),
  combo: v.number(),
  backToBack: v.boolean(),
  incoming: count,
  active: v.exactOptional(
    v.strictObject({ type: piece, orientation: v.picklist(orientations), x: finite, y: finite }),
  ),
});

/** What each side of a match has. */
const side = {
  field: v.strictObject({ columns: count, rows: count, cells: rowsOfCells }),
  pairs: v.array(v.strictObject(pair)),
  incoming: count,
};

const puyo = v.object({
  ...side,
  game: v.literal('puyo'),
  allClear: v.boolean(),
  opponent: v.exactOptional(v.strictObject(side)),
  score: v.nullable(count),
  active: v.exactOptional(v.strictObject({ x: finite, y: finite, direction: v.picklist(directions) })),
});

const counted = ['clear', 'garbage'] as const;
const uncounted = eventKinds.filter((kind) => kind !== 'clear' && kind !== 'garbage');
const event = v.variant('kind', [
  v.strictObject({ kind: v.picklist(counted), count }),
  v.strictObject({ kind: v.picklist(uncounted) }),
]);

const sighting = v.strictObject({
  seq: count,
  capturedAt: finite,
  full: size,
  layout: v.nullable(layout),
  observation,
  state: v.nullable(v.variant('game', [tetris, puyo])),
  events: v.array(event),
  piece: count,
});

const picture = v.pipe(v.string(), v.startsWith('data:image/jpeg;base64,'), v.maxLength(400_000));

export const requests: Schemas<{ [C in keyof Requests]: Requests[C]['ask'] }> = {
  'state:get': v.null(),
  'sources:list': v.null(),
  'sources:choose': v.strictObject({ id: settings.entries.sourceId }),
  'settings:change': settingsChange,
  'manual:suggest': v.strictObject({
    cells: rowsOfCells,
    queue: v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.maxLength(64)),
    hold: v.nullable(v.pipe(v.string(), v.maxLength(8))),
  }),
  'puyo:suggest': v.strictObject({
    cells: rowsOfCells,
    pairs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.maxLength(64)),
    allClear: v.boolean(),
    incoming: v.exactOptional(count),
  }),
  'practice:open': v.null(),
  'tiling:open': v.null(),
  'board:click': fractionPoint,
  'board:picture': v.null(),
  'board:draw': outline,
  'layouts:forget': v.null(),
  'case:save': v.null(),
};

export const reports: Schemas<Reports> = {
  'capture:sighting': sighting,
  'capture:thumbnail': v.strictObject({ url: picture, board: v.nullable(fractionRect) }),
  'capture:ended': v.strictObject({ sourceId: line, reason: line }),
  'capture:probed': v.strictObject({ id: count, layout: v.nullable(layout), error: v.nullable(line) }),
  'capture:pace': v.strictObject({ framesPerSecond: finite }),
  'capture:still': v.strictObject({
    id: count,
    picture: v.nullable(v.strictObject({ ...size.entries, bytes: v.instance(Uint8Array) })),
    sighting: v.nullable(sighting),
    error: v.nullable(line),
  }),
  'overlay:drawn': v.strictObject({ seq: count, at: finite }),
};

/** The message itself where it has the form of its channel; throws one line that names the place otherwise. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, channel: string, message: unknown): T {
  const result = v.safeParse(schema, message);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${channel}: ${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}
