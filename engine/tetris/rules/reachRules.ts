/** What a hand may do on the way to a place, and which places count as different. */
import { type KickRules } from './kicks.ts';

/**
 * drops: turn and move where the piece stands, then one hard drop; only plain turns, as in games without kicks.
 * slides: everything, with tucks and kicks. 20g: everything, but the piece falls to where it rests after each step.
 */
export type Reach = 'drops' | 'slides' | '20g';

export interface ReachRules {
  reach: Reach;
  kicks: KickRules;
  /** The spin classes of T are distinguished. */
  spins: boolean;
  /** cells: orientations with the same cells count once. locations: each of them counts. */
  distinct: 'cells' | 'locations';
}
