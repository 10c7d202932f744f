/** The steps of the course for T-spins: our own positions. What each step claims is checked by the engine in the tests. */
import type { Goal } from '../../../../engine/puzzle/types.ts';
import type { FinesseInput, Orientation, Piece, Placement, Spin } from '../../../../engine/tetris/types.ts';
import { mirrorRows } from '../../../../engine/tetris/notation/text.ts';
import { mirrorPiece } from '../../../../engine/tetris/rules/pieces.ts';

export const stepIds = [
  'spin',
  'corners',
  'turn',
  'slot',
  'single',
  'double',
  'overhang',
  'mini',
  'kick',
  'triple',
  'donation',
  'worth',
] as const;
export type StepId = (typeof stepIds)[number];

/** A placement by these keys, for one that has several ways; else by the fewest. The last key drops it. */
export interface Move extends Placement {
  keys?: readonly FinesseInput[];
}

/** Pieces to place on a board, in their order. The last one is to clear rows as the goal says. */
export interface Position {
  /** Text rows, top row first, 10 columns. */
  rows: readonly string[];
  queue: readonly Piece[];
  goal: Goal;
}

export interface Step {
  id: StepId;
  /** Played key by key; its last placement does what the goal says. */
  shown: Position & { placed: readonly Move[] };
  /** The corners around the T are marked where it lands. */
  marksCorners: boolean;
  plays: readonly Position[];
}

const goalOf = (piece: Piece, spin: Spin, rows: number): Goal => ({ piece, spin, rows });
const double = goalOf('T', 'full', 2);

function at(type: Piece, orientation: Orientation, x: number, y: number, spin: Spin = 'none'): Move {
  return { location: { type, orientation, x, y }, spin };
}

/** The same position seen in a mirror. */
function mirrored({ rows, queue, goal }: Position): Position {
  return { rows: mirrorRows(rows), queue: queue.map(mirrorPiece), goal };
}

const spin: Position = { rows: ['XXX..XX...', 'XXX...XXXX', 'XXXX.XXXXX'], queue: ['T'], goal: double };
const turn: Position = {
  rows: ['X......XXX', 'XXXXX..XXX', 'XXXX...XXX', 'XXXXX.XXXX'],
  queue: ['T'],
  goal: double,
};
const corners: Position = { ...spin, rows: ['XX.....X..', 'XXX..XXX.X', 'XXX...XXXX', 'XXXX.XXXXX'] };
const slot: Position = {
  rows: ['XX..X..X..', 'XXX.X..XXX', 'XXXXX...XX', 'XXXXXX.XXX'],
  queue: ['T'],
  goal: double,
};
const single: Position = {
  rows: ['XXX..XX...', 'XXX...XXXX', 'XXXX.XXX.X'],
  queue: ['T'],
  goal: goalOf('T', 'full', 1),
};
const overhang: Position = {
  rows: ['XXX.......', 'XXX...XXXX', 'XXXX.XXXXX'],
  queue: ['L', 'T'],
  goal: double,
};
const mini: Position = {
  rows: ['XXXXXXXX..', 'XXXXXXX...'],
  queue: ['T'],
  goal: goalOf('T', 'mini', 1),
};
const kick: Position = {
  rows: ['...XXXXXXX', '.XXXXXXXXX'],
  queue: ['T'],
  goal: goalOf('T', 'mini', 1),
};
const triple: Position = {
  rows: ['XXX.......', 'XX........', 'XX.XXXXXXX', 'XX..XXXXXX', 'XX.XXXXXXX'],
  queue: ['T'],
  goal: goalOf('T', 'full', 3),
};
const donation: Position = {
  rows: ['XXX..XX...', 'XXX...XX..', 'XXXX.XXX..', 'XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'],
  queue: ['O', 'T'],
  goal: double,
};
const worth: Position = {
  rows: ['XXX...XXX.', 'XXXX.XXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'],
  queue: ['I'],
  goal: goalOf('I', 'none', 4),
};

function step(id: StepId, shown: Position, placed: readonly Move[], plays: readonly Position[]): Step {
  return { id, shown: { ...shown, placed }, marksCorners: id === 'corners' || id === 'mini', plays };
}

/** Beside the roof down to the floor, and turned there, without a kick. */
const turnIn = ['ccw', 'floor', 'ccw'] as const;
const intoSlot: Move = { ...at('T', 'south', 4, 1, 'full'), keys: turnIn };

export const steps: readonly Step[] = [
  step('spin', spin, [intoSlot], [mirrored(spin)]),
  step('corners', corners, [intoSlot], [mirrored(corners)]),
  step(
    'turn',
    turn,
    [{ ...at('T', 'south', 5, 1, 'full'), keys: ['cw', 'right', 'floor', 'cw'] }],
    [turn, mirrored(turn)],
  ),
  step(
    'slot',
    slot,
    [{ ...at('T', 'south', 6, 1, 'full'), keys: ['ccw', 'right', 'right', 'floor', 'ccw'] }],
    [mirrored(slot)],
  ),
  step('single', single, [intoSlot], [mirrored(single)]),
  step('double', { ...spin, rows: ['.......X..', ...spin.rows] }, [intoSlot], [mirrored(corners), turn]),
  step(
    'overhang',
    overhang,
    [at('L', 'north', 6, 2), intoSlot],
    [mirrored(overhang), { ...overhang, queue: ['J', 'T'] }],
  ),
  step('mini', mini, [at('T', 'north', 8, 0, 'mini')], [mirrored(mini)]),
  step('kick', kick, [at('T', 'east', 0, 1, 'mini')], [mirrored(kick)]),
  step('triple', triple, [at('T', 'east', 2, 1, 'full')], [triple, mirrored(triple)]),
  step(
    'donation',
    donation,
    [at('O', 'north', 8, 3), { ...at('T', 'south', 4, 4, 'full'), keys: turnIn }],
    [mirrored(donation)],
  ),
  step('worth', worth, [at('I', 'east', 9, 2)], [mirrored(worth)]),
];
