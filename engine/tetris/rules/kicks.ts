import { type Cell, type Location, type Piece, orientations } from '../types.ts';
import { canonicalLocation, perPiece, shapes, spawnAt, turnsOf } from './pieces.ts';
import { ars, nes } from './turning/classic.ts';
import type { Guard, KickSet } from './turning/KickSet.ts';
import { jstris, srs, srsPlus } from './turning/srs.ts';

/** By the names that users choose by. srs: guideline games. srs+: TETR.IO. nes: Nintendo's. ars: Arika's and Sega's. */
export const kickSets = { srs, 'srs+': srsPlus, jstris, nes, ars } satisfies Record<string, KickSet>;
export type KickRules = keyof typeof kickSets;
export const kickNames = Object.keys(kickSets) as KickRules[];

/** How one piece turns under one set of rules. */
interface PieceTurns {
  /** By from * 4 + to. */
  kicks: readonly (readonly Cell[])[];
  guards: readonly (Guard | null)[];
}

const ways = Array.from({ length: 16 }, (_, way) => [way >> 2, way & 3] as const);

function turnsOfAll(set: KickSet): Record<Piece, PieceTurns> {
  return perPiece((piece) => ({
    kicks: ways.map(([from, to]) => set.kicks(piece, from, to)),
    guards: ways.map(([from, to]) => set.guard(piece, from, to)),
  }));
}

const tables = Object.fromEntries(kickNames.map((name) => [name, turnsOfAll(kickSets[name])])) as Record<
  KickRules,
  Record<Piece, PieceTurns>
>;

/**
 * The moves of the centre to try in order when a piece turns from one orientation to another (clockwise turns from
 * north). The first is the plain turn. Empty where the rules have no such turn; O never turns.
 */
export function kicksOf(piece: Piece, from: number, to: number, rules: KickRules = 'srs'): readonly Cell[] {
  return tables[rules][piece].kicks[from * 4 + to]!;
}

/** What the kicks after the first one depend on; null where it is on nothing more. */
export function guardOf(piece: Piece, from: number, to: number, rules: KickRules): Guard | null {
  return tables[rules][piece].guards[from * 4 + to]!;
}

/** The orientations that a piece can have under these rules: the first so many. */
export function statesOf(piece: Piece, rules: KickRules): number {
  if (piece === 'O') return 1;
  return kickSets[rules].hasTwoStates && 'ISZ'.includes(piece) ? 2 : 4;
}

/** The same cells in an orientation that these rules have. */
export function startUnder(rules: KickRules, location: Location): Location {
  const turns = turnsOf(location.orientation);
  const isKnown = turns === 0 || turns < statesOf(location.type, rules);
  return isKnown ? location : canonicalLocation(location);
}

/** As spawnAt, under these rules. */
export function spawnUnder(rules: KickRules, piece: Piece, columns: number, y: number): Location {
  const [turns, right] = spawnOf(piece, rules);
  const { x } = spawnAt(piece, columns, y);
  return { type: piece, orientation: orientations[turns]!, x: x + right, y };
}

/** Clockwise turns from north, and columns to the right of the guideline's place. */
export function spawnOf(piece: Piece, rules: KickRules): readonly [turns: number, right: number] {
  const { spawnTurns, spawnRight } = kickSets[rules];
  return ['JLT'.includes(piece) ? spawnTurns : 0, 'IO'.includes(piece) ? 0 : spawnRight];
}

export interface Turned {
  turns: number;
  x: number;
  y: number;
  /** Which test of the kick table it was, from 0. */
  test: number;
}

/**
 * Where a key that turns clockwise by so many quarters leads, by one of the first `most` tests; null where it does nothing. Walls and
 * floor have to be filled.
 */
export function turnFrom(
  piece: Piece,
  from: Omit<Turned, 'test'>,
  quarters: number,
  rules: KickRules,
  isFilled: (x: number, y: number) => boolean,
  most = Infinity,
): Turned | null {
  const turns = (from.turns + quarters) % statesOf(piece, rules);
  const guard = guardOf(piece, from.turns, turns, rules);
  const at = ([x, y]: Cell): boolean => isFilled(from.x + x, from.y + y);
  for (const [test, [dx, dy]] of kicksOf(piece, from.turns, turns, rules).entries()) {
    if (test === most) break;
    const [x, y] = [from.x + dx, from.y + dy];
    if (shapes[piece][turns]!.every(([cx, cy]) => !isFilled(x + cx, y + cy))) return { turns, x, y, test };
    if (guard && (guard.open.some(at) || !at(guard.filled))) break;
  }
  return null;
}
