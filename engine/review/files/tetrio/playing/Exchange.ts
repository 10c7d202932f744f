import type { TetrioRules } from '../rules.ts';
import { inThree, rowsSent, type Clear } from './attack.ts';
import { CrossingAttacks } from './CrossingAttacks.ts';
import type { FallingPiece } from './FallingPiece.ts';
import { Field, type Cleared } from './Field.ts';
import { GarbageQueue } from './GarbageQueue.ts';
import { GrowingValue } from './GrowingValue.ts';
import type { Spin } from '../../../../tetris/types.ts';

/** What happened in a game, by its names in TETR.IO's files. */
interface Counts {
  piecesplaced: number;
  lines: number;
  holds: number;
  clears: Record<string, number>;
}

const noCounts = (): Counts => ({ piecesplaced: 0, lines: 0, holds: 0, clears: {} });

const byRows = ['', 'singles', 'doubles', 'triples', 'quads'] as const;
const bySpin = {
  mini: ['minitspins', 'minitspinsingles', 'minitspindoubles', 'minitspintriples', 'minitspinquads'],
  full: ['realtspins', 'tspinsingles', 'tspindoubles', 'tspintriples', 'tspinquads'],
} as const;

function countLock(counts: Counts, rows: number, spin: Spin, isPerfect: boolean): void {
  counts.piecesplaced++;
  counts.lines += rows;
  const name = spin === 'none' ? byRows[rows]! : bySpin[spin][rows]!;
  if (name) counts.clears[name] = (counts.clears[name] ?? 0) + 1;
  if (isPerfect) counts.clears['allclear'] = (counts.clears['allclear'] ?? 0) + 1;
}

/** An attack of another player, as it is announced. */
export interface Announced {
  id: number;
  from: string;
  rows: number;
  /** The latest of our attacks that its sender had got. */
  known: number;
  gap: number | null;
  /** Where its gap is, if the file says. */
  column: number | null;
}

/** A back-to-back of more than so many breaks with a surge. */
const surgesAfter = 4;

/** The stack, and what goes to and comes from the others. */
export class Exchange {
  readonly #rules: TetrioRules;
  readonly field = new Field();
  readonly #garbage: GarbageQueue;
  readonly #crossing = new CrossingAttacks();
  readonly #cap: GrowingValue;
  readonly #multiplier: GrowingValue;
  readonly counts = noCounts();
  targets: readonly string[] = [];
  /** Clears, and difficult ones, in a row. */
  combo = 0;
  chain = 0;

  constructor(rules: TetrioRules) {
    this.#rules = rules;
    const { columns } = this.field.board;
    this.#garbage = new GarbageQueue(rules.garbage, rules.seed, columns);
    this.#cap = new GrowingValue(rules.garbage.cap);
    this.#multiplier = new GrowingValue(rules.garbage.multiplier);
  }

  /** Rows that are announced. */
  get incoming(): number {
    return this.#garbage.rows;
  }

  passFrame(): void {
    this.#cap.passFrame();
    this.#multiplier.passFrame();
  }

  announce({ known, gap, ...attack }: Announced): void {
    const { crosses, gap: usualGap } = this.#rules.garbage;
    const rows = crosses ? this.#crossing.meet(attack.from, attack.rows, known) : attack.rows;
    this.#garbage.announce({ ...attack, rows, gap: gap ?? usualGap });
  }

  confirm(id: number, from: string, frame: number): void {
    this.#garbage.confirm(id, from, frame);
  }

  /** Locks the piece where it stands, sends, and lets garbage in where nothing was cleared. */
  lock({ cells, spin }: FallingPiece, frame: number): void {
    const cleared = this.field.lock(cells);
    const { isEmpty } = this.field;
    const pieces = this.counts.piecesplaced;
    countLock(this.counts, cleared.rows, spin, isEmpty && cleared.rows > 0);
    if (cleared.rows > 0) return this.#send(this.#attacksOf(cleared, spin, isEmpty), pieces);
    this.combo = 0;
    for (const { column, gap } of this.#garbage.comeIn(frame, this.#cap.value)) this.field.raise(column, gap);
  }

  /** Rows in the parts in which they are sent. */
  #attacksOf({ rows, garbage }: Cleared, spin: Clear['spin'], isEmpty: boolean): number[] {
    const { attack, garbage: rules } = this.#rules;
    const broken = this.#chainOn(rows, spin, isEmpty);
    const isDifficult = rows >= 4 || spin !== 'none';
    const clear = { rows, spin, backToBack: Math.max(0, this.chain - 1), combo: this.combo++ };
    const bonus = rules.specialBonus && garbage > 0 && isDifficult ? 1 : 0;
    const sent = rowsSent(clear, attack);
    const main = sent + bonus > 0 ? this.#garbage.round(sent * this.#multiplier.value + bonus) : 0;
    const surge = attack.surge === null || broken <= surgesAfter ? 0 : broken - surgesAfter + attack.surge;
    const perfect = isEmpty ? this.#garbage.round(attack.perfectClear.rows * this.#multiplier.value) : 0;
    const surges = surge > 0 ? inThree(Math.floor(surge * this.#multiplier.value)) : [];
    return [...surges, main, perfect].filter((part) => part > 0);
  }

  /** How long the back-to-back was that this clear breaks; 0 where it breaks none. */
  #chainOn(rows: number, spin: Clear['spin'], isEmpty: boolean): number {
    const extra = isEmpty ? this.#rules.attack.perfectClear.backToBack : 0;
    if (extra > 0) this.chain += extra;
    else if (rows >= 4 || spin !== 'none') this.chain++;
    else {
      const { chain } = this;
      this.chain = 0;
      return chain;
    }
    return 0;
  }

  #send(attacks: readonly number[], pieces: number): void {
    for (const rows of attacks) {
      const left = this.#garbage.cancel(rows, pieces);
      if (left > 0) for (const target of this.targets) this.#crossing.send(target, left);
    }
  }
}
