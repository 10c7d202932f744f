/** Plays a game that reports its state as a beginner does: thinks, turns the piece, moves it over its columns, drops it. */
import type { Cell, Input, Location, TetrisState } from '../../../../engine/tetris/types.ts';
import { findOptions } from '../../../../engine/tetris/advice/options.ts';
import { carefully, mostly } from '../../../../test/bench/tetris/novice/guides.ts';
import type { Guide } from '../../../../test/bench/tetris/novice/novice.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';
import { emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { identify } from '../../../../engine/tetris/rules/pieces.ts';
import type { Truth } from '../../../../test/e2e/league/WebGame.ts';

/** The game as a player sees it. */
export type Seen = Pick<Truth, 'columns' | 'rows' | 'stack' | 'falling' | 'pieces'>;

/** The share of pieces that are put just anywhere, so that stacks have holes. */
const anywhereShare = 0.1;
/** Pictures from a new piece to its first key: a third of a second to a second. */
const thinking = { least: 5, most: 14 };
/** Pictures from one key to the next: seven keys a second. */
const keyPictures = 2;
/** After this many keys for one piece the player lets it drop: something is in its way. */
const mostKeys = 16;

/** The input that brings a piece closer to its target: turned first; null if it only has to drop. */
export function inputToward(from: Location, to: Location): Input | null {
  if (from.orientation !== to.orientation) return 'cw';
  if (from.x === to.x) return null;
  return from.x > to.x ? 'left' : 'right';
}

/** As the engine sees it; null if no piece falls. */
export function stateOf({ columns, rows, stack, falling }: Seen): TetrisState | null {
  const active = identify(falling.map(([x, y]): Cell => [x, rows - 1 - y]));
  if (!active) return null;
  const board = stack.length > 0 ? parseBoard(stack) : emptyBoard(columns, rows);
  return makePosition({ board, queue: [active.type], active });
}

function anywhere(random: () => number): Guide {
  return (state) => {
    const options = findOptions(state, { skill: 'drops', useHold: false });
    const any = options[Math.floor(random() * options.length)];
    return any ? { ...any, useHold: false } : null;
  };
}

export class Beginner {
  readonly #canHardDrop: boolean;
  readonly #random: () => number;
  readonly #guide: Guide;
  #count = 0;
  #target: Location | null = null;
  #waits = 0;
  #pressed = 0;

  /** `random`: numbers 0 <= value < 1; the same ones lead to the same keys. */
  constructor(canHardDrop: boolean, random: () => number) {
    this.#canHardDrop = canHardDrop;
    this.#random = random;
    this.#guide = mostly(carefully(1, random), anywhere(random), anywhereShare, random);
  }

  /** The key to press now, picture after picture; null: none. */
  look(seen: Seen): Input | null {
    const state = stateOf(seen);
    if (!state) return null;
    if (seen.pieces.length !== this.#count) this.#think(state, seen.pieces.length);
    if (this.#waits > 0) return this.#wait();
    this.#waits = keyPictures - 1;
    return this.#next(state.active!);
  }

  #think(state: TetrisState, count: number): void {
    this.#count = count;
    this.#pressed = 0;
    this.#target = identify(this.#guide(state)?.cells ?? []);
    this.#waits = thinking.least + Math.floor(this.#random() * (1 + thinking.most - thinking.least));
  }

  #wait(): null {
    this.#waits -= 1;
    return null;
  }

  #next(active: Location): Input | null {
    if (!this.#target) return null;
    const input = this.#pressed < mostKeys ? inputToward(active, this.#target) : null;
    this.#pressed += 1;
    return input ?? (this.#canHardDrop ? 'hardDrop' : 'softDrop');
  }
}
