import type { Answering } from '../contract/answering/Answering.ts';
import type { GameStore } from './GameStore.ts';
import { importGame } from './importGame.ts';

/** What the review asks of the recorded games. */
export function answerGames(link: Answering, store: GameStore): void {
  link.answer('review:games', (wanted) => store.page(wanted));
  link.answer('review:habits', () => store.habits(Date.now()));
  link.answer('review:game', ({ id }) => store.read(id));
  link.perform('review:remove', ({ id }) => store.remove(id));
  link.perform('review:keep', ({ id, summary }) => store.summarise(id, summary));
  link.answer('review:import', (file) => importGame(store, file));
}
