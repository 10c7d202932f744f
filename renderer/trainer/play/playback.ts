/** An answer as it is played: one picture for each key. */
import type { Task } from '../../../engine/puzzle/types.ts';
import { findInputs } from '../../../engine/tetris/moves/inputs.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Input, Location, Placement } from '../../../engine/tetris/types.ts';
import { placeAt, pressKey, startRun, type Run } from './run.ts';

export interface Picture {
  run: Run;
  /** Number of the piece that moves, from 0. */
  piece: number;
  /** All keys of that piece, and how many of them are pressed. */
  keys: readonly Input[];
  pressed: number;
}

/** All pictures, the first before any key. */
export function picturesOf(task: Task, placed: readonly Location[]): Picture[] {
  return picturesFrom(
    startRun(task),
    placed.map((location) => ({ location, spin: 'none' })),
  );
}

/** From there on; the run has a piece for each of these. */
export function picturesFrom(start: Run, placements: readonly Placement[]): Picture[] {
  const pictures: Picture[] = [];
  let run = start;
  for (const { location, spin } of placements) {
    const piece = run.placed.length;
    const keys = keysTo(run, { location, spin });
    pictures.push({ run, piece, keys, pressed: 0 });
    for (const [at, key] of keys.slice(0, -1).entries()) {
      run = pressKey(run, key);
      pictures.push({ run, piece, keys, pressed: at + 1 });
    }
    run = placeAt(run, location, spin);
    pictures.push({ run, piece, keys, pressed: keys.length });
  }
  return pictures;
}

function keysTo({ game }: Run, { location, spin }: Placement): readonly Input[] {
  const options = spin === 'none' ? {} : { spin };
  return (game.active && findInputs(game.board, game.active, cellsOf(location), options)) ?? ['hardDrop'];
}

/** The same key pressed several times. */
export interface Presses {
  key: Input;
  times: number;
  /** Presses up to and with these. */
  until: number;
}

export function pressesOf(keys: readonly Input[]): Presses[] {
  const presses: Presses[] = [];
  for (const [at, key] of keys.entries()) {
    const last = presses.at(-1);
    if (last?.key === key) presses[presses.length - 1] = { key, times: last.times + 1, until: at + 1 };
    else presses.push({ key, times: 1, until: at + 1 });
  }
  return presses;
}
