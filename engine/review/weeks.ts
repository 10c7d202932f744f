/** How well games were played, week by week. */

/** Weeks that are listed. */
const toldWeeks = 12;
const week = 7 * 86_400_000;

/** A game that was rated, as far as it counts here. */
export interface AccurateGame {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** 0..100; null where nothing was placed. */
  accuracy: number | null;
  /** Moves. */
  placed: number;
}

export interface Week {
  /** So many weeks lie between it and now: 0 is the last seven days. */
  ago: number;
  games: number;
  /** 0..100, of all moves of the week. */
  accuracy: number;
}

/** The weeks before `now` in which games were rated, the earliest first. */
export function weeksIn(rated: readonly AccurateGame[], now: number): Week[] {
  return Array.from({ length: toldWeeks }, (_, at) => toldWeeks - 1 - at).flatMap((ago) => {
    const games = rated.filter(({ startedAt }) => Math.floor((now - startedAt) / week) === ago);
    return games.length > 0 ? weekOf(ago, games) : [];
  });
}

/** Longer games count for more. None where nothing was placed. */
function weekOf(ago: number, games: readonly AccurateGame[]): Week[] {
  const counted = games.flatMap(({ accuracy, placed }) => (accuracy === null ? [] : [{ accuracy, placed }]));
  const moves = counted.reduce((sum, { placed }) => sum + placed, 0);
  if (moves === 0) return [];
  const sum = counted.reduce((all, { accuracy, placed }) => all + accuracy * placed, 0);
  return [{ ago, games: counted.length, accuracy: sum / moves }];
}

/** The moment from which on games count. */
export const weeksBegin = (now: number): number => now - toldWeeks * week;
