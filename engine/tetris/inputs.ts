import { type Board, type Cell, type Input, type Location, type Piece, type Spin } from './types.ts';
import { orientations } from './types.ts';
import { type KickRules, kicksOf } from './kicks.ts';
import { storedRows } from './board.ts';
import { shapes, turnsOf } from './pieces.ts';
import { spinAfterTurn } from './spin.ts';

export interface InputOptions {
  /** The keys that turn in this game; both where absent. */
  turns?: readonly ('cw' | 'ccw' | 'half')[];
  /** false: only plain turns, as in games without kicks. */
  kicks?: boolean;
  kickRules?: KickRules;
  /** false: without soft drops and so without tucks. */
  softDrop?: boolean;
  /** The spin class that the last key must bring about; any where absent. */
  spin?: Spin;
}

/** A position on the way, in one number: turns, column, row. */
type Code = number;

const quarters = { cw: 1, half: 2, ccw: 3 } as const;

/** All that a walk over key presses needs to know of a board and a piece. */
interface Walk {
  board: Board;
  piece: Piece;
  keys: readonly Input[];
  options: InputOptions;
}

/** Where a key press leads, and by which test of the kick table where it was a turn. */
interface Step {
  turns: number;
  x: number;
  y: number;
  test: number;
}

function encode(turns: number, x: number, y: number): Code {
  return (turns << 9) | (x << 5) | y;
}

function fits({ board, piece }: Walk, turns: number, x: number, y: number): boolean {
  for (const [dx, dy] of shapes[piece][turns]!) {
    const [column, row] = [x + dx, y + dy];
    if (column < 0 || column >= board.columns || row < 0 || row >= storedRows) return false;
    if (board.masks[row]! & (1 << column)) return false;
  }
  return true;
}

function turn(walk: Walk, code: Code, key: keyof typeof quarters): Step | null {
  const from = code >> 9;
  const turns = (from + quarters[key]) & 3;
  const kicks = kicksOf(walk.piece, from, turns, walk.options.kickRules);
  const tests = walk.options.kicks === false ? Math.min(1, kicks.length) : kicks.length;
  for (let test = 0; test < tests; test++) {
    const x = ((code >> 5) & 15) + kicks[test]![0];
    const y = (code & 31) + kicks[test]![1];
    if (fits(walk, turns, x, y)) return { turns, x, y, test };
  }
  return null;
}

function shift(walk: Walk, code: Code, dx: number, dy: number): Step | null {
  const step = { turns: code >> 9, x: ((code >> 5) & 15) + dx, y: (code & 31) + dy, test: -1 };
  return fits(walk, step.turns, step.x, step.y) ? step : null;
}

function press(walk: Walk, code: Code, key: Input): Step | null {
  if (key === 'left') return shift(walk, code, -1, 0);
  if (key === 'right') return shift(walk, code, 1, 0);
  if (key === 'softDrop') return shift(walk, code, 0, -1);
  return turn(walk, code, key as keyof typeof quarters);
}

/** The row where a straight drop from here ends. */
function dropRow(walk: Walk, turns: number, x: number, y: number): number {
  while (fits(walk, turns, x, y - 1)) y--;
  return y;
}

/** Turns first, then moves, then soft drops: among the shortest ways the one that people press. */
function keysOf({ turns = ['cw', 'ccw'], softDrop = true }: InputOptions): Input[] {
  return [...turns, 'left', 'right', ...(softDrop ? (['softDrop'] as const) : [])];
}

/** The cells of a placement as one number, to compare sets of cells. */
function cellsKey(cells: readonly Cell[]): string {
  return cells
    .map(([x, y]) => y * 16 + x)
    .sort((a, b) => a - b)
    .join();
}

function restKey(walk: Walk, { turns, x, y }: Step): string {
  const row = dropRow(walk, turns, x, y);
  return cellsKey(shapes[walk.piece][turns]!.map(([dx, dy]) => [x + dx, row + dy]));
}

function spinOf(walk: Walk, step: Step): Spin {
  if (step.test < 0 || fits(walk, step.turns, step.x, step.y - 1)) return 'none';
  const { piece: type, board } = walk;
  const orientation = orientations[step.turns]!;
  return spinAfterTurn(board, { type, orientation, x: step.x, y: step.y }, step.test);
}

/** Breadth first over key presses; `onStep` sees each press once and may stop the walk by answering true. */
function walkKeys(walk: Walk, from: Location, onStep: (step: Step, path: () => Input[]) => boolean): void {
  const start = { turns: turnsOf(from.orientation), x: from.x, y: from.y, test: -1 };
  if (!fits(walk, start.turns, start.x, start.y) || onStep(start, () => [])) return;
  const first = encode(start.turns, start.x, start.y);
  const cameBy = new Map<Code, { from: Code; key: Input } | null>([[first, null]]);
  const pathTo = (code: Code): Input[] => {
    const keys: Input[] = [];
    for (let step = cameBy.get(code); step; step = cameBy.get(step.from)) keys.unshift(step.key);
    return keys;
  };
  const queue: Code[] = [first];
  for (const code of queue)
    for (const key of walk.keys) {
      const step = press(walk, code, key);
      if (!step) continue;
      if (onStep(step, () => [...pathTo(code), key])) return;
      const next = encode(step.turns, step.x, step.y);
      if (cameBy.has(next)) continue;
      cameBy.set(next, { from: code, key });
      queue.push(next);
    }
}

/**
 * The fewest keys that bring the piece from where it stands into the target cells, ending in `hardDrop`; a soft drop
 * is one row. null where no keys lead there.
 */
export function findInputs(
  board: Board,
  from: Location,
  target: readonly Cell[],
  options: InputOptions = {},
): Input[] | null {
  const walk: Walk = { board, piece: from.type, keys: keysOf(options), options };
  const wanted = cellsKey(target);
  let found: Input[] | null = null;
  walkKeys(walk, from, (step, path) => {
    if (restKey(walk, step) !== wanted) return false;
    if (options.spin && spinOf(walk, step) !== options.spin) return false;
    found = [...path(), 'hardDrop'];
    return true;
  });
  return found;
}

/** The fewest keys to every place that can be reached, by `cellsKey` of its cells: one walk for all candidates. */
export function findAllInputs(
  board: Board,
  from: Location,
  options: InputOptions = {},
): (cells: readonly Cell[]) => Input[] | null {
  const walk: Walk = { board, piece: from.type, keys: keysOf(options), options };
  const ways = new Map<string, Input[]>();
  walkKeys(walk, from, (step, path) => {
    const key = restKey(walk, step);
    if (!ways.has(key)) ways.set(key, [...path(), 'hardDrop']);
    return false;
  });
  return (cells) => ways.get(cellsKey(cells)) ?? null;
}
