/** Which of many places are worth a closer look. */
import type { GameKind } from '../types.ts';

/** So many for boards of each game; those for Puyo take the longest. */
const most: Readonly<Record<GameKind, number>> = { tetris: 28, puyo: 14 };

/** The best by `scoreOf` for each game. */
export function shortlist<Place>(
  places: readonly Place[],
  scoreOf: (place: Place) => number,
  gameOf: (place: Place) => GameKind,
): Place[] {
  const bestFor = (game: GameKind): Place[] =>
    places
      .filter((place) => gameOf(place) === game)
      .map((place) => ({ place, score: scoreOf(place) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most[game])
      .map(({ place }) => place);
  return [...bestFor('tetris'), ...bestFor('puyo')];
}
