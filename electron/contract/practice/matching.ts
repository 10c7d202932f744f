/** Which other player is as strong as this one, by the matches that were played. */
import type { GameKind } from '../../../vision/types.ts';
import type { FinishedGame } from './finished.ts';
import { strengths } from './modes.ts';

const firstLevel = 2;
/** How much one match may change; and how much better a player one strength above another is (Elo's curve). */
const [step, steepness] = [1, 1.5] as const;

/** From 1 to 5, as `strengths` counts. `games` in the order in which they were played. */
export function matchedStrength(kind: GameKind, games: readonly FinishedGame[]): number {
  const level = games
    .filter(({ game, mode }) => game === kind && mode === 'versus')
    .reduce((now, { bot, outcome }) => after(now, bot, outcome === 'reached'), firstLevel);
  return Math.round(level);
}

function after(level: number, bot: number, hasWon: boolean): number {
  const expected = 1 / (1 + Math.exp(steepness * (bot - level)));
  const changed = level + step * (Number(hasWon) - expected);
  return Math.max(strengths.least, Math.min(strengths.most, changed));
}
