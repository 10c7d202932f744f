/**
 * Finesse: how many keys a piece took, and the fewest that would have done. An arrow that is held to the wall is one key,
 * 180° is none of the ways that are compared, and hard drop and hold are not counted.
 */
import { findFinesse } from '../../../../engine/tetris/moves/inputs.ts';
import type { Game } from '../../../../engine/tetris/rules/play.ts';
import type { Cell, FinesseInput, Input, Spin } from '../../../../engine/tetris/types.ts';

export interface Finesse {
  /** The game with the piece where it began. */
  readonly entered: Game;
  /** Where it was placed. */
  readonly cells: readonly Cell[];
  /** The keys that it took, down among them. */
  readonly presses: readonly Input[];
  /** The fewest keys that lead there, without the hard drop at their end. */
  readonly fewest: readonly FinesseInput[];
  /** Moves and turns beyond them. */
  readonly faults: number;
}

/** Where a piece was placed, and as which spin. */
interface Placed {
  readonly cells: readonly Cell[];
  readonly spin: Spin;
}

const isDown = (key: FinesseInput): boolean => key === 'softDrop' || key === 'floor';
const sideways = (keys: readonly FinesseInput[]): number => keys.filter((key) => !isDown(key)).length;

/**
 * null where no keys lead there from the beginning. Down alone is no fault: who lowers a piece wants to see where it goes.
 * A spin is compared with ways that make the same spin.
 */
export function finesseOf(entered: Game, { cells, spin }: Placed, pressed: readonly Input[]): Finesse | null {
  const { active, board, kicks: kickRules } = entered;
  const wanted = spin === 'none' ? {} : { spin };
  const keys = active && findFinesse(board, active, cells, { kickRules, ...wanted });
  if (!keys) return null;
  const fewest = keys.slice(0, -1);
  const presses = pressed.filter((key) => key !== 'hold');
  const beyond = Math.min(sideways(presses) - sideways(fewest), presses.length - fewest.length);
  return { entered, cells, presses, fewest, faults: Math.max(0, beyond) };
}
