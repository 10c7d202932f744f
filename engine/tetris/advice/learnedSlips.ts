import { type Location, type TetrisState } from '../types.ts';
import { type MisdropRates, restAfter, slipsOf } from './misdrop.ts';
import { findInputs } from '../moves/inputs.ts';
import { type KeyRules, cellsKey } from '../moves/keyWalk.ts';
import { findSpawn } from '../moves/movegen.ts';
import { cellsOf } from '../rules/pieces.ts';

/** Pieces that came to lie where their hint said, and those that a slip took from there. */
export interface SlipCounts {
  followed: number;
  column: number;
  turn: number;
}

export const noSlips: SlipCounts = { followed: 0, column: 0, turn: 0 };

/** Hands are supposed to slip as often as their level says until so many hints were followed. */
const supposedPieces = 60;
/** What is counted fades: hands get better. */
const mostPieces = 400;

/** How often hands slip by what was counted, as long as there is little of it by what was supposed. */
export function learnedRates(supposed: MisdropRates, counts: SlipCounts): MisdropRates {
  const pieces = supposedPieces + totalOf(counts);
  return {
    column: (supposedPieces * supposed.column + counts.column) / pieces,
    turn: (supposedPieces * supposed.turn + counts.turn) / pieces,
  };
}

/** With one more piece; null: it says nothing of the hands. */
export function counted(counts: SlipCounts, outcome: keyof SlipCounts | null): SlipCounts {
  if (!outcome) return counts;
  const share = Math.min(1, (mostPieces - 1) / Math.max(1, totalOf(counts)));
  const { followed, column, turn } = counts;
  const faded = { followed: share * followed, column: share * column, turn: share * turn };
  return { ...faded, [outcome]: faded[outcome] + 1 };
}

function totalOf({ followed, column, turn }: SlipCounts): number {
  return followed + column + turn;
}

const rules: KeyRules = { kicks: false, softDrop: true, turnsBelow: false };

/**
 * What hands made of a hint: they followed it, or ended where one slip leads on its way from the spawn; null where the piece
 * lies anywhere else: the player had another idea.
 */
export function outcomeOf(state: TetrisState, hint: Location, placed: Location): keyof SlipCounts | null {
  const [wanted, lies] = [cellsOf(hint), cellsKey(cellsOf(placed))];
  if (hint.type !== placed.type) return null;
  if (cellsKey(wanted) === lies) return 'followed';
  const start = findSpawn(state.board, hint.type);
  const keys = start && findInputs(state.board, start, wanted, rules);
  if (!keys) return null;
  const leadsThere = (rates: MisdropRates) =>
    slipsOf(keys, rates).some((slip) => cellsKey(restAfter(state.board, start, slip.keys, rules)) === lies);
  if (leadsThere({ column: 1, turn: 0 })) return 'column';
  return leadsThere({ column: 0, turn: 1 }) ? 'turn' : null;
}
