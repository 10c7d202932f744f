/** A position as it is played, key by key: what is seen before and after each. Equal keys in a row are one frame. */
import { findFinesse } from '../../../../engine/tetris/moves/inputs.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { FinesseInput, Input, Location, Placement } from '../../../../engine/tetris/types.ts';
import { withCells } from '../../../shared/board/rows.ts';
import { placeAt, pressKey, startRun, type Run } from '../../play/run.ts';
import type { Move, Step } from '../course/steps.ts';

export interface Frame {
  /** Text board, top row first. */
  rows: readonly string[];
  /** The piece that moves. */
  current: Location | null;
  /** What was pressed last, and how often; null: nothing. */
  key: { input: Input; times: number } | null;
  /** The piece that has just landed, before its rows go. */
  landed: Placement | null;
  /** Rows that are full, 0 at the bottom. */
  full: readonly number[];
}

const highest = 10;

/** So many rows as the room above a low stack needs; a puzzle's board has more. */
export function onBoard(rows: readonly string[]): string[] {
  return [...Array.from({ length: Math.max(0, highest - rows.length) }, () => '.'.repeat(10)), ...rows];
}

export function framesOf({ rows, queue, placed }: Step['shown']): Frame[] {
  const frames: Frame[] = [];
  let run = startRun({ board: onBoard(rows), queue: [...queue] });
  for (const placement of placed) {
    frames.push(...framesOfPiece(run, placement));
    run = placeAt(run, placement.location, placement.spin);
  }
  return [...frames, { rows: run.rows, current: null, key: null, landed: null, full: [] }];
}

function framesOfPiece(start: Run, move: Move): Frame[] {
  let run = start;
  const frames = [frameOf(run, null)];
  for (const key of keysTo(run, move)) {
    const input = inputs[key] ?? (key as Input);
    const pressed = key in inputs ? held(run, input) : { run: pressKey(run, input), times: 1 };
    ({ run } = pressed);
    frames.push(frameOf(run, { input, times: pressed.times }));
  }
  return [...frames, landing(run, move)];
}

/** Keys that are held until nothing moves any more. */
const inputs: Partial<Record<FinesseInput, Input>> = {
  leftWall: 'left',
  rightWall: 'right',
  floor: 'softDrop',
};

function held(start: Run, input: Input): { run: Run; times: number } {
  let [run, times] = [start, 0];
  for (let next = pressKey(run, input); next !== run; next = pressKey(run, input)) {
    run = next;
    times++;
  }
  return { run, times };
}

/** All but the drop. Throws where none lead there. */
function keysTo({ game }: Run, { location, spin, keys }: Move): readonly FinesseInput[] {
  if (keys) return keys;
  const options = spin === 'none' ? {} : { spin };
  const found = game.active && findFinesse(game.board, game.active, cellsOf(location), options);
  if (!found) throw new Error('no keys lead there');
  return found.slice(0, -1);
}

function frameOf({ rows, game }: Run, key: Frame['key']): Frame {
  return { rows, current: game.active, key, landed: null, full: [] };
}

function landing(run: Run, placement: Placement): Frame {
  const { location } = placement;
  const rows = withCells(run.rows, cellsOf(location), location.type);
  const full = rows.flatMap((row, at) => (row.includes('.') ? [] : [rows.length - 1 - at]));
  return { rows, current: null, key: { input: 'hardDrop', times: 1 }, landed: placement, full };
}
