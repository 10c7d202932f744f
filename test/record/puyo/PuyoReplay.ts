/**
 * Labels a film of a Puyo game by the rules: each picture must show the field and no more than the falling pair; the
 * field after a pair follows from one of its placements, and the pair is the one that was announced.
 */
import { resolve } from '../../../engine/puyo/rules/chain.ts';
import { dropPair, fitsBetweenWalls } from '../../../engine/puyo/rules/place.ts';
import {
  directions,
  type Cell,
  type Pair,
  type Placement,
  type PuyoField,
} from '../../../engine/puyo/types.ts';
import { columns, rows } from './puyoColours.ts';

export interface PlayedPair {
  pair: Pair;
  /** The visible rows while it falls, top row first. */
  board: string[];
  /** The first picture that shows any of it. */
  from: number;
}

/** What one picture shows: which pair falls, and its whole puyos; null where something pops or settles. */
export type ShownPair = { piece: number; cells: Cell[] } | null;

const emptyRow = '.'.repeat(columns);
/** A chain and garbage after it take longer, but none is played for. */
const longestEffect = 60;
/** Where a pair comes in. */
const entry = { column: 2, rows: 3 };

const placements: readonly Placement[] = Array.from({ length: columns }, (_, x) => x + 1)
  .flatMap((column) => directions.map((direction): Placement => ({ column, direction })))
  .filter(fitsBetweenWalls);

const fieldOf = (board: readonly string[]): PuyoField => ({ columns, rows, cells: [emptyRow, ...board] });

/** The puyos of `seen` that are not of `board`; null where something of the board is not seen as it was. */
function added(seen: readonly string[], board: readonly string[]): { cell: Cell; colour: string }[] | null {
  const found: { cell: Cell; colour: string }[] = [];
  for (const [row, line] of seen.entries())
    for (let x = 0; x < columns; x += 1) {
      if (line[x] === board[row]![x]) continue;
      if (board[row]![x] !== '.') return null;
      found.push({ cell: [x, rows - 1 - row], colour: line[x]! });
    }
  return found;
}

const pairOf = (letters: string): Pair => ({ child: letters[0], axis: letters[1] }) as Pair;

/** Above one another in the column where pairs come in. */
const isEntering = (found: readonly { cell: Cell }[]): boolean =>
  found.length > 0 && found.every(({ cell: [x, y] }) => x === entry.column && y >= rows - entry.rows);

export class PuyoReplay {
  readonly pairs: PlayedPair[] = [];
  readonly #shown: ShownPair[] = [];
  /** The pair that is announced, upper puyo first; '.' for what isn't seen of it yet. */
  #next = '.';
  #unexplained = 0;

  /** What lies there by the rules. */
  get board(): string[] {
    return this.pairs.at(-1)?.board ?? Array<string>(rows).fill(emptyRow);
  }

  /** Takes the next picture's field and announced pair. Throws once too many pictures could not be explained. */
  next(seen: readonly string[], next: string): void {
    const { length } = this.pairs;
    const shown = length > 0 ? (this.#fall(seen) ?? this.#land(seen)) : this.#start(seen);
    this.#shown.push(shown);
    // With a pair the one after it is announced, and stays so.
    if (this.pairs.length > length) this.#next = '.';
    if (this.#next.includes('.')) this.#next = next;
    this.#unexplained = shown || this.pairs.length === 0 ? 0 : this.#unexplained + 1;
    if (this.#unexplained > longestEffect)
      throw new Error(`picture ${this.#shown.length} is not explained by the rules:\n${seen.join('\n')}`);
  }

  /** The first pair is read where it falls: its child is above its axis. */
  #start(seen: readonly string[]): ShownPair {
    const found = added(seen, this.board)!;
    if (found.length !== 2 || found[0]!.cell[0] !== found[1]!.cell[0]) return null;
    return this.#begin(pairOf(found.map(({ colour }) => colour).join('')), this.board, found);
  }

  #fall(seen: readonly string[]): ShownPair {
    const { pair, board } = this.pairs.at(-1)!;
    const found = added(seen, board);
    const letters = [pair.axis, pair.child] as string[];
    if (!found || found.length > 2 || !found.every(({ colour }) => letters.includes(colour))) return null;
    return { piece: this.pairs.length - 1, cells: found.map(({ cell }) => cell) };
  }

  #land(seen: readonly string[]): ShownPair {
    const { pair, board } = this.pairs.at(-1)!;
    const coming = pairOf(this.#next);
    for (const placement of placements) {
      const after = resolve(dropPair(fieldOf(board), pair, placement)).after.cells.slice(1);
      const found = added(seen, after);
      if (!found || !isEntering(found) || found.length > 2) continue;
      const [upper, lower] = [found.at(-2), found.at(-1)!];
      if (lower.colour !== coming.axis || (upper && upper.colour !== coming.child)) continue;
      return this.#begin(coming, after, found);
    }
    return null;
  }

  #begin(pair: Pair, board: string[], found: readonly { cell: Cell }[]): ShownPair {
    this.pairs.push({ pair, board, from: this.#shown.length });
    return { piece: this.pairs.length - 1, cells: found.map(({ cell }) => cell) };
  }

  labels(): { pairs: PlayedPair[]; shown: ShownPair[] } {
    return { pairs: this.pairs, shown: this.#shown };
  }
}
