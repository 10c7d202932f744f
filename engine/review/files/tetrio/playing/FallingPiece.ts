import { kicksOf } from '../../../../tetris/rules/kicks.ts';
import { cellsOf } from '../../../../tetris/rules/pieces.ts';
import { fullSpinTest, spinAfterTurn } from '../../../../tetris/rules/spin.ts';
import { type Cell, type Location, type Piece, type Spin, orientations } from '../../../../tetris/types.ts';
import type { SpinRule } from '../rules.ts';
import type { Field } from './Field.ts';

/** TETR.IO counts heights in parts of a row; a whole number is the row below it, by so little. */
const [spawnHeight, precision] = [21.04, 1e6];
const hair = 1 / precision;
const spawnRow = Math.floor(spawnHeight);
const spawnColumn = 4;

/** The falling piece, which stands between rows. `height`: of its SRS centre, the row being what is whole of it. */
export class FallingPiece {
  readonly type: Piece;
  readonly #field: Field;
  readonly #spins: SpinRule;
  #turns = 0;
  #x = spawnColumn;
  #height = spawnHeight;
  /** The centre of I wanders in its box as it turns: how far up it is from where it began. */
  #offset = 0;
  #lowest = spawnRow;
  /** Frames on the ground; moves and turns since it came down farther; turns altogether. */
  grounded = 0;
  moves = 0;
  turnsSince = 0;
  #allTurns = 0;
  /** The last step to a side was stopped. */
  isAtWall = false;
  spin: Spin = 'none';

  constructor(type: Piece, field: Field, spins: SpinRule) {
    this.type = type;
    this.#field = field;
    this.#spins = spins;
  }

  get location(): Location {
    return this.#at(this.#x, this.#height);
  }

  get cells(): Cell[] {
    return cellsOf(this.location);
  }

  get fits(): boolean {
    return this.#isFree(this.location);
  }

  /** There is something straight below. */
  get stands(): boolean {
    return !this.#isFree(this.#at(this.#x, this.#height - 1));
  }

  /** Out of what is in its way, upwards; false where there is no room at all. */
  escape(): boolean {
    const { rows } = this.#field.board;
    for (let up = 0; up < rows; up++)
      if (this.#isFree(this.#at(this.#x, this.#height + up))) {
        this.#height += up;
        this.#lowest += up;
        return true;
      }
    return false;
  }

  step(side: number): boolean {
    if (!this.#isFree(this.#at(this.#x + side, this.#height))) {
      this.isAtWall = true;
      return false;
    }
    this.#x += side;
    this.isAtWall = false;
    this.moves++;
    this.spin = 'none';
    return true;
  }

  /** Down by at most one row; false where it stands. */
  sink(rows: number): boolean {
    let to = Math.round((this.#height - rows) * precision) / precision;
    if (Number.isInteger(to)) to -= hair;
    let below = this.#height - 1;
    if (Number.isInteger(below)) below += 2 * hair;
    if (!this.#isFree(this.#at(this.#x, to)) || !this.#isFree(this.#at(this.#x, below))) return false;
    if (Math.floor(to) !== Math.floor(this.#height)) this.spin = 'none';
    this.#height = to;
    const inBox = to - this.#offset;
    if (inBox < this.#lowest) [this.#lowest, this.moves, this.turnsSince] = [Math.floor(inBox), 0, 0];
    return true;
  }

  /** `tires`: after so many turns it no longer gains height by kicks. */
  turn(quarters: number, tires: number): boolean {
    const [from, to] = [this.#turns, (this.#turns + quarters) & 3];
    const kicks = kicksOf(this.type, from, to, 'srs+');
    for (const [test, [dx, dy]] of kicks.entries()) {
      const height = this.#kicked(test, dy, tires);
      const turned: Location = { ...this.#at(this.#x + dx, height), orientation: orientations[to]! };
      if (!this.#isFree(turned)) continue;
      [this.#x, this.#height, this.#turns] = [this.#x + dx, height, to];
      this.#offset += kicks[0]![1];
      this.#turned(from, test);
      return true;
    }
    if (this.type === 'O') this.#turned(from, 0);
    return this.type === 'O';
  }

  /** A kick takes it almost to the top of the row that it stands in. */
  #kicked(test: number, dy: number, tires: number): number {
    if (test === 0 || this.#allTurns > tires) return this.#height + dy;
    return Math.ceil(this.#height) - 0.1 + dy;
  }

  #turned(from: number, test: number): void {
    this.moves++;
    this.turnsSince++;
    this.#allTurns++;
    this.spin = this.#spinAfter(from, test);
  }

  #spinAfter(from: number, test: number): Spin {
    if (this.#spins === 'none') return 'none';
    const isFin = test === fullSpinTest && from % 2 === 0 && this.#turns % 2 === 1;
    const ofT =
      this.type === 'T' && this.stands
        ? spinAfterTurn(this.#field.board, this.location, isFin ? fullSpinTest : 0)
        : 'none';
    if (ofT !== 'none' || this.#spins === 'T-spins' || !this.#isStuck) return ofT;
    return this.#spins === 'all-mini' && this.type === 'T' ? 'mini' : this.#ofStuck();
  }

  #ofStuck(): Spin {
    return this.#spins === 'T-spins+' && this.type !== 'T' ? 'none' : 'mini';
  }

  get #isStuck(): boolean {
    const [x, height] = [this.#x, this.#height];
    const around = [this.#at(x - 1, height), this.#at(x + 1, height), this.#at(x, height + 1)];
    return this.stands && around.every((place) => !this.#isFree(place));
  }

  #at(x: number, height: number): Location {
    return { type: this.type, orientation: orientations[this.#turns]!, x, y: Math.floor(height) };
  }

  #isFree(place: Location): boolean {
    return this.#field.isFree(cellsOf(place));
  }
}
