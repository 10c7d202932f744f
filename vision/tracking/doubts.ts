import type { Doubt, TetrisObservation } from '../types.ts';
import type { Known } from './explaining/explanation.ts';
import type { Masks } from './explaining/masks.ts';
import { mismatchOf } from './explaining/mismatch.ts';

const menu: Doubt = 'looks like a menu or a finished game';
/**
 * The reading's doubts about cells that it can't recognise, or about full rows, which stay on the screen for a while
 * in many games. An explanation refutes them.
 */
const veils: readonly Doubt[] = [menu, 'something covers the board'];

export const isVeil = (doubt: Doubt): boolean => veils.includes(doubt);

export const veilOf = ({ doubts }: TetrisObservation): Doubt | null => doubts.find(isVeil) ?? null;

/** The doubt about an unexplained frame. Vanishing rows look like anything. */
export function doubtOf(known: Known | null, filled: Masks, veil: Doubt | null): Doubt {
  const isInFlux = known !== null && known.stack.views.length > 1;
  if (veil && !isInFlux) return veil;
  const mismatch = known ? mismatchOf(known, filled) : 'small';
  if (mismatch === 'menu') return menu;
  return mismatch === 'large' && !isInFlux ? 'picture changed too much' : 'falling piece not readable';
}
