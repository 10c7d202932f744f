import type { AttackName } from './rules/attack.ts';
import type { KickRules } from './rules/kicks.ts';

/** What a game allows and rewards. Whether spins count goes by its kicks. */
interface GameRules {
  kicks: KickRules;
  attack: AttackName;
}

/** By the names that users choose by. plain: nothing more for perfect clears. */
export const gameRules = {
  guideline: { kicks: 'srs', attack: 'guideline' },
  plain: { kicks: 'srs', attack: 'plain' },
  tetrio: { kicks: 'srs+', attack: 'tetrio' },
  jstris: { kicks: 'jstris', attack: 'jstris' },
  ppt: { kicks: 'srs', attack: 'ppt' },
  tetris99: { kicks: 'srs', attack: 'tetris99' },
  nes: { kicks: 'nes', attack: 'classic' },
  ars: { kicks: 'ars', attack: 'classic' },
} as const satisfies Record<string, GameRules>;

export type GameRulesName = keyof typeof gameRules;
export const gameRulesNames = Object.keys(gameRules) as GameRulesName[];
