import type { Answering } from '../contract/answering/Answering.ts';
import type { FinishedGames } from './FinishedGames.ts';

/** What the practice games ask of those that have ended. */
export function answerPractice(link: Answering, games: FinishedGames): void {
  link.answer('practice:finished', (finished) => games.add(finished));
  link.answer('practice:history', () => games.history());
}
