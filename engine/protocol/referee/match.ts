import { type AttackTable, attackOf } from '../../tetris/rules/attack.ts';
import { type Game, newGame, raise, stateOf } from '../../tetris/rules/play.ts';
import { randomStream } from '../../tetris/random.ts';
import { type TetrisState } from '../../tetris/types.ts';
import { type Move, place } from './place.ts';

/** Tells where its piece goes; a rejection loses the match. */
export type Contestant = (state: TetrisState) => Promise<Move>;

export interface MatchRules {
  /** Deals the same pieces to both, and draws the gaps of garbage. */
  seed: number;
  /** Undecided after so many pieces of each. */
  pieces: number;
  table: AttackTable;
}

interface SideRecord {
  pieces: number;
  lines: number;
  /** Garbage rows sent by the table, and those of the other's that came in. */
  attack: number;
  received: number;
  /** Why it plays no longer, in one line; null where it could go on. */
  lostBy: string | null;
}

export interface MatchRecord {
  /** null: undecided. */
  winner: 0 | 1 | null;
  sides: [SideRecord, SideRecord];
}

interface Side {
  game: Game;
  /** Rows announced to this side. */
  incoming: number;
  record: SideRecord;
}

/**
 * A match piece by piece: both place one, then what they send meets. Garbage cancels garbage on its way; what is left
 * comes in after a piece that clears nothing, one gap for all of its rows. Contestants think one after the other, so
 * that neither takes the other's processor time.
 */
export async function playMatch(
  { seed, pieces, table }: MatchRules,
  contestants: readonly [Contestant, Contestant],
): Promise<MatchRecord> {
  const gaps = randomStream(~seed);
  const sides: [Side, Side] = [newSide(seed), newSide(seed)];
  for (let turn = 0; turn < pieces && sides.every(isOn); turn++) {
    const sent: number[] = [];
    for (const [at, side] of sides.entries()) sent.push(await playTurn(side, contestants[at]!, table));
    for (const [at, side] of sides.entries()) meet(side, sent[at]!, sides[1 - at]!);
    for (const side of sides) receive(side, gaps);
  }
  const [first, second] = sides.map(isOn);
  const winner = first === second ? null : first ? 0 : 1;
  return { winner, sides: [sides[0].record, sides[1].record] };
}

function newSide(seed: number): Side {
  const record = { pieces: 0, lines: 0, attack: 0, received: 0, lostBy: null };
  return { game: newGame(seed), incoming: 0, record };
}

function isOn({ record }: Side): boolean {
  return record.lostBy === null;
}

/** Rows that the piece sends. */
async function playTurn(side: Side, contestant: Contestant, table: AttackTable): Promise<number> {
  const { game: before, record } = side;
  try {
    const move = await contestant(stateOf(before, side.incoming)!);
    const { spin } = move.placement;
    side.game = place(before, move);
    const { board, cleared: rows } = side.game;
    const perfect = board.masks.every((mask) => mask === 0);
    const { combo, backToBack } = before;
    const attack = attackOf(table, { rows, spin, combo, backToBack, perfect });
    record.pieces++;
    record.lines += rows;
    record.attack += attack;
    if (side.game.over) record.lostBy = 'topped out';
    return attack;
  } catch (error) {
    record.lostBy = error instanceof Error ? error.message : String(error);
    return 0;
  }
}

/** What is sent takes from what is on its way to the sender first. */
function meet(side: Side, sent: number, other: Side): void {
  const met = Math.min(sent, side.incoming);
  side.incoming -= met;
  other.incoming += sent - met;
}

function receive(side: Side, random: () => number): void {
  const { game, incoming, record } = side;
  if (!isOn(side) || game.cleared > 0 || incoming === 0) return;
  const gap = Math.floor(random() * game.board.columns);
  side.game = raise(game, Array<number>(incoming).fill(gap));
  side.incoming = 0;
  record.received += incoming;
  if (side.game.over) record.lostBy = 'topped out';
}
