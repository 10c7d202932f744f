import { type Board, type Cell, type FinesseInput, type Location, type Piece, type Spin } from '../types.ts';
import { orientations } from '../types.ts';
import { type KickRules, type Turned, startUnder, turnFrom } from '../rules/kicks.ts';
import { isFilled as isFilledAt, storedRows } from '../rules/board.ts';
import { shapes, turnsOf } from '../rules/pieces.ts';
import { spinAfterTurn } from '../rules/spin.ts';

/** What the keys of a game and the hands of its player can do. */
export interface KeyRules {
  /** The keys that turn in this game; both quarter turns where absent. */
  turns?: readonly ('cw' | 'ccw' | 'half')[];
  /** false: only plain turns, as in games without kicks. */
  kicks?: boolean;
  kickRules?: KickRules;
  /** false: without soft drops and so without tucks. */
  softDrop?: boolean;
  /** false: no turns any more after the first soft drop. */
  turnsBelow?: boolean;
  /** true: arrows can be held, and then go on to the wall or to the floor; each counts as one key. */
  held?: boolean;
}

/** All that a walk over key presses needs to know of a board and a piece. */
export interface Walk {
  board: Board;
  piece: Piece;
  rules: KeyRules;
}

/** Where a key leads, and by which test of the kick table where it was a turn (else -1). */
export type Step = Turned;

const quarters = { cw: 1, half: 2, ccw: 3 } as const;
const shifts: Partial<Record<FinesseInput, readonly [dx: number, dy: number, held: boolean]>> = {
  left: [-1, 0, false],
  right: [1, 0, false],
  softDrop: [0, -1, false],
  leftWall: [-1, 0, true],
  rightWall: [1, 0, true],
  floor: [0, -1, true],
};

export function startOf({ orientation, x, y }: Location): Step {
  return { turns: turnsOf(orientation), x, y, test: -1 };
}

function fits({ board, piece }: Walk, turns: number, x: number, y: number): boolean {
  for (const [dx, dy] of shapes[piece][turns]!) {
    const [column, row] = [x + dx, y + dy];
    if (column < 0 || column >= board.columns || row < 0 || row >= storedRows) return false;
    if (board.masks[row]! & (1 << column)) return false;
  }
  return true;
}

function turn(walk: Walk, from: Step, key: keyof typeof quarters): Step | null {
  const { kickRules = 'srs', kicks = true } = walk.rules;
  const isFilled = (x: number, y: number): boolean => isFilledAt(walk.board, x, y);
  return turnFrom(walk.piece, from, quarters[key], kickRules, isFilled, kicks ? Infinity : 1);
}

function shift(walk: Walk, { turns, x, y }: Step, dx: number, dy: number, held: boolean): Step | null {
  let steps = 0;
  while ((held || steps === 0) && fits(walk, turns, x + dx * (steps + 1), y + dy * (steps + 1))) steps++;
  return steps > 0 ? { turns, x: x + dx * steps, y: y + dy * steps, test: -1 } : null;
}

/** Where a key other than hardDrop and hold leads; null where it does nothing. */
export function press(walk: Walk, from: Step, key: FinesseInput): Step | null {
  const move = shifts[key];
  return move ? shift(walk, from, ...move) : turn(walk, from, key as keyof typeof quarters);
}

/** The row where a hard drop from here ends. */
export function dropRow(walk: Walk, { turns, x, y }: Step): number {
  while (fits(walk, turns, x, y - 1)) y--;
  return y;
}

/** A set of cells as text, whatever their order. */
export function cellsKey(cells: readonly Cell[]): string {
  return cells
    .map(([x, y]) => y * 16 + x)
    .sort((a, b) => a - b)
    .join();
}

/** `cellsKey` of where a hard drop from here ends. */
export function restKey(walk: Walk, step: Step): string {
  const row = dropRow(walk, step);
  return cellsKey(shapes[walk.piece][step.turns]!.map(([dx, dy]) => [step.x + dx, row + dy]));
}

/** The spin class of locking right after this step. */
export function spinOf(walk: Walk, step: Step): Spin {
  if (walk.piece !== 'T' || step.test < 0 || fits(walk, step.turns, step.x, step.y - 1)) return 'none';
  const orientation = orientations[step.turns]!;
  return spinAfterTurn(walk.board, { type: 'T', orientation, x: step.x, y: step.y }, step.test);
}

/** Turns first, then moves, then soft drops: among the shortest ways the one that people press. */
function keysOf({ turns = ['cw', 'ccw'], softDrop = true, held = false }: KeyRules): FinesseInput[] {
  const sideways = held
    ? (['left', 'right', 'leftWall', 'rightWall'] as const)
    : (['left', 'right'] as const);
  const down = held ? (['floor', 'softDrop'] as const) : (['softDrop'] as const);
  return [...turns, ...sideways, ...(softDrop ? down : [])];
}

const isDown = (key: FinesseInput) => key === 'softDrop' || key === 'floor';
const isTurn = (key: FinesseInput) => key in quarters;

/** A position on the way in one number; `sunk` once a soft drop was used, where that matters. */
function encode({ turns, x, y }: Step, sunk: boolean): number {
  return (Number(sunk) << 11) | (turns << 9) | (x << 5) | y;
}

interface Visit {
  step: Step;
  sunk: boolean;
  from: Visit | null;
  key: FinesseInput | null;
}

function pathTo(visit: Visit): FinesseInput[] {
  const keys: FinesseInput[] = [];
  for (let at: Visit | null = visit; at?.key; at = at.from) keys.unshift(at.key);
  return keys;
}

/** Breadth first over key presses; `onStep` sees each press once and may stop the walk by answering true. */
export function walkKeys(
  walk: Walk,
  from: Location,
  onStep: (step: Step, path: () => FinesseInput[]) => boolean,
): void {
  const start: Visit = {
    step: startOf(startUnder(walk.rules.kickRules ?? 'srs', from)),
    sunk: false,
    from: null,
    key: null,
  };
  if (!fits(walk, start.step.turns, from.x, from.y) || onStep(start.step, () => [])) return;
  const keys = keysOf(walk.rules);
  const minds = walk.rules.turnsBelow === false;
  const seen = new Set([encode(start.step, false)]);
  const queue = [start];
  for (const visit of queue)
    for (const key of keys) {
      if (visit.sunk && isTurn(key)) continue;
      const step = press(walk, visit.step, key);
      if (!step) continue;
      const next: Visit = { step, sunk: minds && (visit.sunk || isDown(key)), from: visit, key };
      if (onStep(step, () => pathTo(next))) return;
      const code = encode(step, next.sunk);
      if (seen.has(code)) continue;
      seen.add(code);
      queue.push(next);
    }
}
