/** What the capture page says it has seen, checked. The types are vision's and the engine's own: the schemas follow them. */
import * as v from 'valibot';
import { directions, puyoKinds, ruleSets } from '../../engine/puyo/types.ts';
import { storedRows } from '../../engine/tetris/rules/board.ts';
import { orientations, pieces } from '../../engine/tetris/types.ts';
import {
  doubts,
  eventKinds,
  phases,
  type GameState,
  type Grid,
  type Layout,
  type Sighting,
  type Size,
} from '../../vision/types.ts';
import type { Fractions, Point } from '../../vision/space.ts';
import type { BoardCommand } from '../../vision/watching/boardCommand.ts';
import { follows } from './channels/follows.ts';
import { count, countTo, finite, fraction, fractionPoint, rowsOf, size } from './channels/values.ts';

const game = v.picklist(['tetris', 'puyo']);
const piece = v.picklist(pieces);
const colour = v.picklist(puyoKinds.filter((kind) => kind !== 'O'));
const masks: v.GenericSchema<unknown, Uint16Array> = v.instance(Uint16Array);
const pair = { axis: colour, child: colour };

/** No game has a board of more columns or rows, shows more pieces, or announces more garbage. */
const most = { columns: 20, rows: 40, previews: 16, garbage: 10_000, events: 64 };
/** Rows above a board in which a piece may still be. */
const rowsAbove = 4;
/** A board may reach beyond the picture by so many cells: it is measured, not counted. */
const beside = 1;
/** Clocks are set; a picture from later than this, in milliseconds, is none. */
const mostAhead = 10_000;

const columns = v.pipe(countTo(most.columns), v.minValue(4));
const rows = v.pipe(countTo(most.rows), v.minValue(4));
const previews = <T>(shown: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(shown), v.maxLength(most.previews));
const cell = v.pipe(v.tuple([countTo(most.columns - 1), countTo(most.rows + rowsAbove - 1)]), v.readonly());
/** Of one piece. */
const cells = v.pipe(v.array(cell), v.maxLength(4));
/** More than a field has cells. */
const mostAfloat = 200;

/** In pixels of the full picture. */
const leastSide = v.pipe(v.number(), v.finite(), v.minValue(8));

const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
const box = v.strictObject({ x: finite, y: finite, width: positive, height: positive });
const grid = { board: box, columns, rows };

/** A board as the user has drawn it. */
const outline = v.strictObject({
  ...grid,
  game,
  board: v.strictObject({ x: finite, y: finite, width: leastSide, height: leastSide }),
});

export const layout = follows<Layout>()(
  v.strictObject({
    ...grid,
    game,
    next: previews(box),
    hold: v.nullable(box),
    confidence: fraction,
  }),
);

/** A grid of letters, top row first, `above` rows more than are visible. */
interface Lettered {
  columns: number;
  rows: number;
  cells: string[];
}
const isFilled = (above: number) => (board: Lettered) =>
  board.cells.length === board.rows + above && board.cells.every((row) => row.length === board.columns);
const notFilled = 'its cells are not as many as it has';

const puyoCells = rowsOf(`.${puyoKinds.join('')}`);

/** What the user says of a cell. */
const correction = v.strictObject({ cell, kind: v.picklist([...'.X', ...puyoKinds]) });

/** What the user says of the board, clicks in fractions of the thumbnail. */
export const boardCommand = follows<BoardCommand<Point<Fractions>>>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('click'), at: fractionPoint }),
    v.strictObject({ kind: v.literal('swap') }),
    v.strictObject({ kind: v.literal('draw'), outline }),
    v.strictObject({ kind: v.literal('correct'), correction }),
  ]),
);

/** As #rrggbb. */
const shade = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

const reading = {
  ...grid,
  seq: count,
  ghost: v.nullable(cells),
  confidence: fraction,
  corrected: v.exactOptional(v.pipe(v.array(cell), v.maxLength(most.columns * most.rows))),
  doubts: v.pipe(v.array(v.picklist(doubts)), v.maxLength(doubts.length)),
};

const observation = v.variant('game', [
  v.object({
    ...reading,
    game: v.literal('tetris'),
    cells: rowsOf('.IOTSZJLXG'),
    current: v.nullable(v.strictObject({ piece, cells })),
    hold: v.nullable(piece),
    next: previews(piece),
    cut: v.exactOptional(cells),
    hint: v.exactOptional(cells),
    colours: v.exactOptional(v.strictObject({ piece: shade, ground: shade })),
  }),
  v.object({
    ...reading,
    game: v.literal('puyo'),
    cells: puyoCells,
    current: v.nullable(v.strictObject({ ...pair, cells })),
    entering: v.exactOptional(v.strictObject({ cell, colour })),
    afloat: v.exactOptional(v.pipe(v.array(cell), v.maxLength(mostAfloat))),
    hold: v.null(),
    next: previews(v.strictObject(pair)),
  }),
  v.object({
    seq: count,
    game: v.null(),
    confidence: v.literal(0),
    doubts: reading.doubts,
  }),
]);

/** A piece's place, which may be outside the board by its own size. */
const standing = {
  x: v.pipe(v.number(), v.integer(), v.minValue(-4), v.maxValue(most.columns + 4)),
  y: v.pipe(v.number(), v.integer(), v.minValue(-4), v.maxValue(most.rows + rowsAbove)),
};

/** As the engine keeps one. */
const tetrisBoard = v.pipe(
  v.strictObject({ columns: v.pipe(countTo(16), v.minValue(4)), rows: countTo(storedRows), masks }),
  v.check(({ masks }) => masks.length === storedRows, 'its masks are not as many as it stores'),
  v.check(({ columns, masks }) => masks.every((mask) => mask < 2 ** columns), 'a mask is wider than it is'),
);

const tetris = v.object({
  game: v.literal('tetris'),
  board: tetrisBoard,
  queue: v.pipe(previews(piece), v.minLength(1)),
  hold: v.nullable(piece),
  canHold: v.boolean(),
  combo: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(most.garbage)),
  backToBack: v.boolean(),
  incoming: countTo(most.garbage),
  bag: v.exactOptional(previews(piece)),
  active: v.exactOptional(
    v.strictObject({ type: piece, orientation: v.picklist(orientations), ...standing }),
  ),
});

/** What each side of a match has. */
const side = {
  field: v.pipe(v.strictObject({ columns, rows, cells: puyoCells }), v.check(isFilled(1), notFilled)),
  pairs: previews(v.strictObject(pair)),
  incoming: countTo(most.garbage),
};

const puyo = v.object({
  ...side,
  game: v.literal('puyo'),
  rules: v.exactOptional(v.picklist(ruleSets)),
  allClear: v.boolean(),
  garbageIn: v.exactOptional(count),
  rate: v.exactOptional(positive),
  opponent: v.exactOptional(v.strictObject(side)),
  score: v.nullable(count),
  active: v.exactOptional(v.strictObject({ ...standing, direction: v.picklist(directions) })),
});

/** A legal and complete position of either game. */
export const gameState = follows<GameState>()(v.variant('game', [tetris, puyo]));

const counted = ['clear', 'garbage'] as const;
const uncounted = eventKinds.filter((kind) => kind !== 'clear' && kind !== 'garbage');
const event = v.variant('kind', [
  v.strictObject({ kind: v.picklist(counted), count: countTo(most.garbage) }),
  v.strictObject({ kind: v.picklist(uncounted) }),
]);

/** Whether the board is in the picture, up to errors of measuring. */
function isIn({ width, height }: Size, { board, columns, rows }: Grid): boolean {
  const [across, down] = [(board.width / columns) * beside, (board.height / rows) * beside];
  const isAcross = board.x >= -across && board.x + board.width <= width + across;
  return isAcross && board.y >= -down && board.y + board.height <= height + down;
}

export const sighting = follows<Sighting>()(
  v.pipe(
    v.strictObject({
      seq: count,
      capturedAt: v.pipe(
        finite,
        v.check((at) => at <= Date.now() + mostAhead, 'is in the future'),
      ),
      full: size,
      layout: v.nullable(layout),
      observation,
      state: v.nullable(gameState),
      events: v.pipe(v.array(event), v.maxLength(most.events)),
      piece: count,
      phase: v.nullable(v.picklist(phases)),
      other: v.exactOptional(box),
    }),
    v.check(({ seq, observation }) => observation.seq === seq, 'observation: of another picture'),
    v.check(({ full, layout }) => !layout || isIn(full, layout), 'layout: beside the picture'),
    v.check(
      ({ full, observation: seen }) => seen.game === null || isIn(full, seen),
      'observation: beside the picture',
    ),
    v.check(({ observation: seen }) => seen.game === null || isFilled(0)(seen), `observation: ${notFilled}`),
  ),
);
