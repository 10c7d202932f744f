/** A held arrow moves again and again; of two held ones the later counts. */
import { usualOptions } from '../../electron/contract/practice/options.ts';

export type Side = 'left' | 'right';

/** How soon and how often a held arrow moves again, in milliseconds. */
export interface ShiftTimes {
  readonly delay: number;
  readonly every: number;
}

/** How a player's keys work in a game that runs. */
export interface Handling extends ShiftTimes {
  /** Milliseconds for which a held arrow waits after a turn, hold or drop (DCD). */
  readonly cut: number;
  /** So many times faster than gravity a piece falls while down is held; from `softDropFactors.most` on, at once. */
  readonly softDrop: number;
}

export const usualShift: Handling = usualOptions;

export interface AutoShift {
  readonly held: readonly Side[];
  /** Until the held side moves the piece again, in milliseconds. */
  readonly moveIn: number;
}

/** Moves that lead to the wall from anywhere. */
export const toTheWall = 10;

export const noShift: AutoShift = { held: [], moveIn: 0 };

export function holdSide(shift: AutoShift, side: Side, { delay }: ShiftTimes = usualShift): AutoShift {
  return { held: [...shift.held.filter((other) => other !== side), side], moveIn: delay };
}

/** Where the other side is still held, it takes over from the start. */
export function releaseSide(shift: AutoShift, side: Side, { delay }: ShiftTimes = usualShift): AutoShift {
  const held = shift.held.filter((other) => other !== side);
  return { held, moveIn: shift.held.at(-1) === side ? delay : shift.moveIn };
}

/** A held arrow waits for `cut` at least: what comes next isn't carried along with it. */
export function cutShift(shift: AutoShift, { cut }: Pick<Handling, 'cut'>): AutoShift {
  return shift.held.length === 0 ? shift : { ...shift, moveIn: Math.max(shift.moveIn, cut) };
}

/** Lets `ms` pass; `moves`: how often the held side moves the piece meanwhile. */
export function shiftFor(
  shift: AutoShift,
  ms: number,
  { every }: ShiftTimes = usualShift,
): { shift: AutoShift; moves: number } {
  if (shift.held.length === 0) return { shift, moves: 0 };
  const left = shift.moveIn - ms;
  if (every === 0) return { shift: { ...shift, moveIn: Math.max(0, left) }, moves: left > 0 ? 0 : toTheWall };
  const moves = left > 0 ? 0 : 1 + Math.floor(-left / every);
  return { shift: { ...shift, moveIn: left + moves * every }, moves };
}
