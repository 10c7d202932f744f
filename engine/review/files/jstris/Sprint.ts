import { areEmpty, emptyBoard } from '../../../tetris/rules/board.ts';
import { kicksOf } from '../../../tetris/rules/kicks.ts';
import { lockInGame } from '../../../tetris/rules/lock.ts';
import { canonicalLocation, cellsOf, spawnAt, turnsOf } from '../../../tetris/rules/pieces.ts';
import type { Streak } from '../../../tetris/rules/streak.ts';
import { makePosition } from '../../../tetris/position.ts';
import { type Location, type Piece, type TetrisState, orientations } from '../../../tetris/types.ts';
import { tetrisTurn } from '../../following/turn.ts';
import type { TetrisTurn } from '../../record.ts';
import { UnknownRule } from '../Replayed.ts';
import type { Action } from './actions.ts';

const previews = 5;
/** The row of a new piece's centre. */
const spawnRow = 20;

/** A game of Jstris alone, played on by what its replay notes. */
export class Sprint {
  readonly turns: TetrisTurn[] = [];
  lines = 0;
  readonly #pieces: Piece[];
  #board = emptyBoard();
  #piece: Location;
  #came!: TetrisState;
  #hold: Piece | null = null;
  #canHold = true;
  #streak: Streak = { combo: 0, backToBack: false };

  /** `pieces`: more than the game needs. */
  constructor(pieces: readonly Piece[]) {
    this.#pieces = [...pieces];
    this.#piece = this.#bringNext();
  }

  /** Throws UnknownRule where it isn't known what an action leads to. */
  act({ name, at }: Action): void {
    switch (name) {
      case 'left':
      case 'right':
        return void this.#shift(name === 'left' ? -1 : 1, 0);
      case 'leftWall':
      case 'rightWall':
        while (this.#shift(name === 'leftWall' ? -1 : 1, 0));
        return;
      case 'cw':
      case 'ccw':
        return this.#turn(name === 'cw' ? 1 : 3);
      case 'half':
        return this.#turn(2);
      case 'gravity':
        return void this.#shift(0, -1);
      case 'hold':
        return this.#swap();
      case 'hardDrop':
        while (this.#shift(0, -1));
        return this.#lock(at);
      default:
        throw new UnknownRule(name);
    }
  }

  #shift(dx: number, dy: number): boolean {
    return this.#moveTo({ ...this.#piece, x: this.#piece.x + dx, y: this.#piece.y + dy });
  }

  #turn(quarters: number): void {
    const from = turnsOf(this.#piece.orientation);
    const to = (from + quarters) & 3;
    for (const [dx, dy] of kicksOf(this.#piece.type, from, to, 'jstris')) {
      const { x, y } = this.#piece;
      if (this.#moveTo({ ...this.#piece, orientation: orientations[to]!, x: x + dx, y: y + dy })) return;
    }
  }

  #moveTo(place: Location): boolean {
    const isFree = areEmpty(this.#board, cellsOf(place));
    if (isFree) this.#piece = place;
    return isFree;
  }

  #swap(): void {
    if (!this.#canHold) return;
    const held = this.#hold;
    this.#hold = this.#piece.type;
    this.#canHold = false;
    this.#piece = spawned(held ?? this.#pieces.shift()!);
  }

  #lock(at: number): void {
    this.turns.push(tetrisTurn(this.#came, canonicalLocation(this.#piece), at, null));
    const now = { board: this.#board, ...this.#streak };
    const { board, linesCleared, ...streak } = lockInGame(now, cellsOf(this.#piece), 'none');
    this.#board = board;
    this.lines += linesCleared;
    this.#streak = streak;
    this.#piece = this.#bringNext();
  }

  #bringNext(): Location {
    this.#canHold = true;
    const type = this.#pieces.shift()!;
    const queue = [type, ...this.#pieces.slice(0, previews)];
    const [board, hold] = [this.#board, this.#hold];
    this.#came = makePosition({ board, queue, hold, canHold: true, ...this.#streak });
    return spawned(type);
  }
}

const spawned = (type: Piece): Location => spawnAt(type, 10, spawnRow);
