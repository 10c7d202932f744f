import { emptyField } from '../rules/field.ts';
import { dropGarbage } from '../rules/garbage.ts';
import { type Option, findOptions, isDead } from '../options.ts';
import { type Dealer, pairsOf } from '../rules/pairs.ts';
import { randomFrom } from '../random.ts';
import { type Player } from './simulate.ts';
import { type Pair, type PuyoField, type PuyoState } from '../types.ts';
import { garbageFor, rateAfter } from '../rules/versus.ts';

/** Two players on the same pairs (Puyo Puyo Tsu). */
export interface Match {
  dealer: Dealer;
  colours: number;
  previews: number;
  seed: number;
  /** Undecided after so many pairs of one player. */
  pairs: number;
}

interface SideRecord {
  pairs: number;
  longest: number;
  /** Garbage that reached the other's side, and that met the other's. */
  sent: number;
  met: number;
}

export interface MatchRecord {
  winner: 0 | 1 | null;
  seconds: number;
  sides: [SideRecord, SideRecord];
}

/** Seconds that a pair takes to place, and a step of a chain to pop and fall. */
const secondsPerPair = 1;
const secondsPerStep = 1;

/** Garbage on its way to a player: it falls no earlier than when the other's chain is over. */
interface Announced {
  count: number;
  from: number;
}

class Side {
  field: PuyoField = emptyField();
  announced: Announced[] = [];
  allClear = false;
  carried = 0;
  /** The second at which the player's next pair appears. */
  freeAt = 0;
  readonly record: SideRecord = { pairs: 0, longest: 0, sent: 0, met: 0 };

  constructor(readonly player: Player) {}

  get incoming(): number {
    return this.announced.reduce((sum, { count }) => sum + count, 0);
  }

  /** Pairs that can be placed, the next one left out, before anything falls. */
  get garbageIn(): number {
    const soonest = Math.min(...this.announced.map(({ from }) => from));
    return Math.max(0, Math.ceil((soonest - this.freeAt) / secondsPerPair) - 1);
  }

  /** Takes this much off what is announced, the nearest first; answers what is left of it. */
  meet(garbage: number): number {
    let left = garbage;
    for (const one of this.announced) {
      const met = Math.min(left, one.count);
      one.count -= met;
      left -= met;
    }
    this.announced = this.announced.filter(({ count }) => count > 0);
    this.record.met += garbage - left;
    return left;
  }

  /** What has been announced long enough falls, as much as one turn takes. */
  receive(random: () => number): void {
    const due = this.announced
      .filter(({ from }) => from <= this.freeAt)
      .reduce((sum, one) => sum + one.count, 0);
    const { field, waiting } = dropGarbage(this.field, due, random);
    this.field = field;
    const met = this.record.met;
    this.meet(due - waiting);
    this.record.met = met;
  }
}

/** Plays a match: whoever is free moves. The first whose spawn is blocked loses. */
export function playMatch(match: Match, players: readonly [Player, Player]): MatchRecord {
  const pairAt = pairsOf(match.dealer, match.seed, match.colours);
  const random = randomFrom(match.seed ^ 0xf01d);
  const sides: [Side, Side] = [new Side(players[0]), new Side(players[1])];
  let winner: 0 | 1 | null = null;
  while (winner === null && sides.some(({ record }) => record.pairs < match.pairs)) {
    const mover = sides[0].freeAt <= sides[1].freeAt ? 0 : 1;
    const [side, other] = [sides[mover], sides[1 - mover]!];
    if (!move(side, other, seenBy(side, other, match, pairAt), random)) winner = mover === 0 ? 1 : 0;
  }
  const seconds = Math.max(...sides.map(({ freeAt }) => freeAt));
  return { winner, seconds, sides: [sides[0].record, sides[1].record] };
}

function seenBy(side: Side, other: Side, { previews }: Match, pairAt: (turn: number) => Pair): PuyoState {
  const pairsOfSide = ({ record }: Side) =>
    Array.from({ length: 1 + previews }, (_, next) => pairAt(record.pairs + next));
  return {
    game: 'puyo',
    rules: 'tsu',
    field: side.field,
    pairs: pairsOfSide(side),
    allClear: side.allClear,
    incoming: side.incoming,
    score: null,
    rate: rateAfter(side.freeAt),
    opponent: { field: other.field, pairs: pairsOfSide(other), incoming: other.incoming },
    ...(side.announced.length > 0 && { garbageIn: side.garbageIn }),
  };
}

/** false where the mover has lost. */
function move(side: Side, other: Side, state: PuyoState, random: () => number): boolean {
  const found = findOptions(state);
  const wanted = side.player(state);
  const asked = found.find(
    ({ placement }) => placement.column === wanted?.column && placement.direction === wanted.direction,
  );
  const option = asked ?? found[Math.floor(random() * found.length)];
  if (!option) return false;
  side.field = option.chain.after;
  side.record.pairs++;
  const { chains } = option.result;
  side.record.longest = Math.max(side.record.longest, chains);
  side.freeAt += secondsPerPair + chains * secondsPerStep;
  if (chains > 0) attack(side, other, option);
  else side.receive(random);
  return !isDead(side.field);
}

function attack(side: Side, other: Side, { result }: Option): void {
  const { allClear, carried } = side;
  const rate = rateAfter(side.freeAt);
  const attackOf = garbageFor(result.score, { rate, carried, allClear });
  side.carried = attackOf.carried;
  side.allClear = result.allClear;
  const left = side.meet(attackOf.garbage);
  side.record.sent += left;
  if (left > 0) other.announced.push({ count: left, from: side.freeAt });
}
