import type { GarbageRules } from '../rules.ts';
import { MinimalStandard } from './drawing/MinimalStandard.ts';

/** An attack on its way. */
interface Attack {
  id: number;
  from: number | string;
  rows: number;
  /** The frame from which it counts; Infinity: it is not confirmed. */
  since: number;
  gap: number;
  /** Where its gap is, if the file says. */
  column: number | null;
}

/** A row of garbage: where its gap begins, and how wide it is. */
export interface GarbageRow {
  column: number;
  gap: number;
}

/** Garbage that is announced: what cancels it, when it comes in, and where its gaps are. */
export class GarbageQueue {
  readonly #rules: GarbageRules;
  readonly #columns: number;
  readonly #random: MinimalStandard;
  #attacks: Attack[] = [];
  #column: number | null = null;
  #hasMoved = false;
  #latest = 0;
  /** Rows that went to the opponent. */
  #sent = 0;

  constructor(rules: GarbageRules, seed: number, columns: number) {
    this.#rules = rules;
    this.#columns = columns - (rules.gap - 1);
    this.#random = new MinimalStandard(seed);
  }

  get rows(): number {
    return this.#attacks.reduce((sum, { rows }) => sum + rows, 0);
  }

  announce(attack: Omit<Attack, 'since'>): void {
    if (attack.rows > 0) this.#attacks.push({ ...attack, since: Infinity });
  }

  confirm(id: number, from: number | string, frame: number): void {
    const attack = this.#attacks.find((one) => one.id === id && one.from === from);
    if (attack) attack.since = frame;
  }

  /** What is left of so many rows once they have met what is announced. `pieces`: locked before. */
  cancel(rows: number, pieces: number): number {
    const isOpener = pieces + 1 <= this.#rules.openerPieces && this.rows >= this.#sent;
    let [left, more] = [rows, isOpener ? rows : 0];
    while (left + more > 0 && this.#attacks.length > 0) {
      this.#takeRow();
      if (left > 0) left--;
      else more--;
    }
    this.#sent += left;
    return left;
  }

  /** The rows that come in after a piece that cleared none. `most`: as the cap stands now. */
  comeIn(frame: number, most: number): GarbageRow[] {
    if (this.#attacks.length === 0) return [];
    this.#attacks.sort((one, other) => (one.since === other.since ? 0 : one.since - other.since));
    const { movesAfter, delay } = this.#rules;
    if (movesAfter > 0 && frame >= this.#latest + movesAfter) this.#move();
    this.#latest = frame;
    const rows: GarbageRow[] = [];
    const limit = Math.floor(Math.min(most, this.#rules.most));
    while (rows.length < limit && (this.#attacks[0]?.since ?? Infinity) + delay <= frame)
      rows.push(this.#nextRow());
    return rows;
  }

  /** Whole rows of an amount that may have a part of one. */
  round(amount: number): number {
    const whole = Math.floor(amount);
    if (this.#rules.rounds === 'down' || whole === amount) return whole;
    return this.#random.nextFraction() < amount - whole ? whole + 1 : whole;
  }

  #nextRow(): GarbageRow {
    const { gap, column } = this.#attacks[0]!;
    if (column === null && this.#column === null) this.#move();
    else if (column === null && this.#random.nextFraction() < this.#rules.movesWithin && !this.#hasMoved)
      this.#move();
    const row = { column: column ?? this.#column!, gap };
    this.#hasMoved = false;
    this.#takeRow();
    return row;
  }

  /** From the attack that came first; with its last row the gap may move. */
  #takeRow(): void {
    const [first] = this.#attacks;
    first!.rows--;
    if (first!.rows > 0) return;
    this.#attacks.shift();
    if (this.#random.nextFraction() < this.#rules.moves) this.#move();
  }

  #move(): void {
    const isOther = this.#rules.neverSame && this.#column !== null;
    const drawn = Math.floor(this.#random.nextFraction() * (this.#columns - (isOther ? 1 : 0)));
    this.#column = isOther && drawn >= this.#column! ? drawn + 1 : drawn;
    this.#hasMoved = true;
  }
}
