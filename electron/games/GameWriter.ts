import type { GameHeader, GameLine, Turn } from '../../engine/review/record.ts';
import type { Lines } from '../storage/Lines.ts';

/** Adds turns to the lines of one game. */
export class GameWriter {
  readonly id: string;
  readonly #lines: Lines<GameLine>;
  readonly #header: GameHeader;
  #placed: number;

  /** `placed`: turns that are there already; before the first one there is no header either. */
  constructor(id: string, lines: Lines<GameLine>, header: GameHeader, placed = 0) {
    this.id = id;
    this.#lines = lines;
    this.#header = header;
    this.#placed = placed;
  }

  /** Turns that were kept of the game. */
  get placed(): number {
    return this.#placed;
  }

  /** Written at once; never throws. */
  add(turn: Turn): void {
    this.addAll([turn]);
  }

  /** The same of several, in one go. */
  addAll(turns: readonly Turn[]): void {
    this.#lines.addAll(this.#placed > 0 ? turns : [this.#header, ...turns]);
    this.#placed += turns.length;
  }
}
