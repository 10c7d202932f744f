/** The places that are worth a closer look. */
import type { GameKind } from '../types.ts';

/** The number for boards of each game; a close look at a Puyo field takes longest. */
const most: Readonly<Record<GameKind, number>> = { tetris: 18, puyo: 12 };
/** A score of a quick look below which a place is never the right one. */
const least = -9;

/** The best by `scoreOf` for each game, which is the logarithm of a place's likelihood. */
export function shortlist<Place>(
  places: readonly Place[],
  scoreOf: (place: Place) => number,
  gameOf: (place: Place) => GameKind,
): Place[] {
  const bestFor = (game: GameKind): Place[] =>
    places
      .filter((place) => gameOf(place) === game)
      .map((place) => ({ place, score: scoreOf(place) }))
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score)
      .slice(0, most[game])
      .map(({ place }) => place);
  return [...bestFor('tetris'), ...bestFor('puyo')];
}
