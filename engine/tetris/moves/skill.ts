import { type KeyRules } from './keyWalk.ts';
import { type KickRules, kickSets } from '../rules/kicks.ts';
import type { Reach } from '../rules/reachRules.ts';

/**
 * What a player's hands can do. drops: turn, move, drop. slides: also soft drops and moving under an overhang. spins:
 * also turning down there, with kicks.
 */
export const skills = ['drops', 'slides', 'spins'] as const;
export type Skill = (typeof skills)[number];

interface Ability {
  reach: Reach;
  keys: Pick<KeyRules, 'kicks' | 'softDrop' | 'turnsBelow'>;
}

export const abilities: Readonly<Record<Skill, Ability>> = {
  drops: { reach: 'drops', keys: { kicks: false, softDrop: false } },
  slides: { reach: 'slides', keys: { kicks: false, softDrop: true, turnsBelow: false } },
  spins: { reach: 'slides', keys: { kicks: true, softDrop: true } },
};

/** Spin classes are distinguished: by these hands, in games with these rules. */
export function countsSpins(skill: Skill, kicks: KickRules): boolean {
  return skill === 'spins' && kickSets[kicks].hasSpins;
}
