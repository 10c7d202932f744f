/** What the capture page says it has seen, checked. The types are vision's and the engine's own: the schemas follow them. */
import * as v from 'valibot';
import { directions, puyoKinds, ruleSets } from '../../engine/puyo/types.ts';
import { orientations, pieces } from '../../engine/tetris/types.ts';
import { doubts, eventKinds, type Layout, type Sighting } from '../../vision/types.ts';
import type { Outline } from '../../vision/watching/drawnOutline.ts';
import { follows } from './follows.ts';
import { count, finite, fraction, rect, rowsOfCells, size } from './values.ts';

const game = v.picklist(['tetris', 'puyo']);
const piece = v.picklist(pieces);
const cell = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());
const colour = v.picklist(puyoKinds.filter((kind) => kind !== 'O'));
const masks: v.GenericSchema<unknown, Uint16Array> = v.instance(Uint16Array);
const pair = { axis: colour, child: colour };

/** No game has a board of more columns or rows. */
const most = { columns: 20, rows: 40 };
/** In pixels of the full picture. */
const leastSide = v.pipe(v.number(), v.finite(), v.minValue(8));

/** A board as the user has drawn it. */
export const outline = follows<Outline>()(
  v.strictObject({
    game,
    board: v.strictObject({ x: finite, y: finite, width: leastSide, height: leastSide }),
    columns: v.pipe(count, v.minValue(4), v.maxValue(most.columns)),
    rows: v.pipe(count, v.minValue(4), v.maxValue(most.rows)),
  }),
);

export const layout = follows<Layout>()(
  v.strictObject({
    game,
    board: rect,
    columns: count,
    rows: count,
    next: v.array(rect),
    hold: v.nullable(rect),
    confidence: fraction,
  }),
);

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
    entering: v.exactOptional(v.strictObject({ cell, colour })),
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
  board: v.strictObject({ columns: count, rows: count, masks }),
  queue: v.array(piece),
  hold: v.nullable(piece),
  canHold: v.boolean(),
  combo: v.number(),
  backToBack: v.boolean(),
  incoming: count,
  bag: v.exactOptional(v.array(piece)),
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
  rules: v.exactOptional(v.picklist(ruleSets)),
  allClear: v.boolean(),
  garbageIn: v.exactOptional(count),
  rate: v.exactOptional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
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

export const sighting = follows<Sighting>()(
  v.strictObject({
    seq: count,
    capturedAt: finite,
    full: size,
    layout: v.nullable(layout),
    observation,
    state: v.nullable(v.variant('game', [tetris, puyo])),
    events: v.array(event),
    piece: count,
  }),
);
