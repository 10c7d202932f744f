import type { PracticeMessages } from '../../../../electron/contract/words/practice/practiceMessages.en.ts';
import type { Locked } from '../round.ts';

/** The clear's name first, then what adds to it; nothing where no row went. */
export function clearWords(locked: Locked, { clears, combo, backToBack }: PracticeMessages): string[] {
  const { cleared, perfect, combo: inARow } = locked;
  if (cleared.length === 0) return [];
  return [
    nameOf(locked, clears),
    ...(perfect ? [clears.perfect] : []),
    ...(locked.backToBack ? [backToBack] : []),
    ...(inARow > 1 ? [combo(inARow)] : []),
  ];
}

function nameOf({ spin, cleared }: Locked, { rows, spin: full, mini }: PracticeMessages['clears']): string {
  if (spin === 'full') return full[cleared.length] ?? full[0]!;
  return spin === 'mini' ? mini : rows[cleared.length - 1]!;
}
