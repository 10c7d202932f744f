import { type KeyRules } from './keyWalk.ts';
import type { Reach } from '../rules/reachRules.ts';

/**
 * What a player's hands can do. drops: turn, move, drop. slides: also soft drops and moving under an overhang. spins:
 * also turning down there, with kicks.
 */
export const skills = ['drops', 'slides', 'spins'] as const;
export type Skill = (typeof skills)[number];

interface Ability {
  reach: Reach;
  /** Spin classes are distinguished. */
  spins: boolean;
  keys: Pick<KeyRules, 'kicks' | 'softDrop' | 'turnsBelow'>;
}

export const abilities: Readonly<Record<Skill, Ability>> = {
  drops: { reach: 'drops', spins: false, keys: { kicks: false, softDrop: false } },
  slides: { reach: 'slides', spins: false, keys: { kicks: false, softDrop: true, turnsBelow: false } },
  spins: { reach: 'slides', spins: true, keys: { kicks: true, softDrop: true } },
};
