/** Settings that a game has of its own. */
import * as v from 'valibot';
import { gameSettings, type Settings } from '../contract/settings.ts';

/** Known by the title of its window. */
export interface OwnSettings {
  title: string;
  settings: Partial<Settings>;
}

/** Games with settings of their own; the one that was changed longest ago is forgotten first. */
const mostGames = 50;

const own = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
  settings: gameSettings,
});

/** Levels, scores and clocks in a title don't make another game of it. */
export const gameNamed = (title: string): string => title.replace(/\d+/g, '#').trim();

/** Those that can be read back, and no more than are remembered. */
export function keepableOwn(games: readonly unknown[]): OwnSettings[] {
  return games.slice(-mostGames).filter((one): one is OwnSettings => v.is(own, one));
}
