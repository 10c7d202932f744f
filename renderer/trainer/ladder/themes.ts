/** Themes: the patterns that puzzles practise, whatever the number of pieces, and how the player does at each. */
import type { PastAttempt } from '../../../electron/contract/asking/training.ts';
import { readFamily, type Family } from '../../../engine/puzzle/families.ts';
import { isPuzzle } from './scale.ts';

export type Theme = Omit<Family, 'moves'>;

/** 'tsd-roofJL': a family's name without the number of its pieces; null where it is none. */
export function themeOf(family: string | null): string | null {
  const read = family === null ? null : readFamily(family);
  return read && `${read.category}-${read.pattern}${read.piece}`;
}

/** What a theme of this name is made of. */
export function readTheme(name: string): Theme {
  const { category, pattern, piece } = readFamily(name.replace('-', '1-'))!;
  return { category, pattern, piece };
}

export interface ThemeFacts {
  theme: string;
  tried: number;
  solved: number;
}

/** Two puzzles that were not tried, one of them solved: one that failed makes no theme the weakest of all. */
const shareOf = ({ tried, solved }: ThemeFacts): number => (solved + 1) / (tried + 2);

/** Those that were tried, the weakest first. */
export function themesOf(attempts: readonly PastAttempt[]): ThemeFacts[] {
  const themes = new Map<string, ThemeFacts>();
  for (const attempt of attempts.filter(isPuzzle)) {
    const theme = themeOf(attempt.family);
    if (theme === null) continue;
    const facts = themes.get(theme) ?? { theme, tried: 0, solved: 0 };
    themes.set(theme, facts);
    facts.tried++;
    if (attempt.solved) facts.solved++;
  }
  return [...themes.values()].sort((one, other) => shareOf(one) - shareOf(other));
}
