import type { GameHeader, GameLine, Turn } from '../../engine/review/record.ts';
import type { Lines } from '../keeping/Lines.ts';

/** Adds turns to the lines of one game. */
export class GameWriter {
  readonly id: string;
  readonly #lines: Lines<GameLine>;
  readonly #header: GameHeader;
  #hasBegun = false;

  constructor(id: string, lines: Lines<GameLine>, header: GameHeader) {
    this.id = id;
    this.#lines = lines;
    this.#header = header;
  }

  /** Written at once; never throws. */
  add(turn: Turn): void {
    this.addAll([turn]);
  }

  /** The same of several, in one go. */
  addAll(turns: readonly Turn[]): void {
    this.#lines.addAll(this.#hasBegun ? turns : [this.#header, ...turns]);
    this.#hasBegun = true;
  }
}
