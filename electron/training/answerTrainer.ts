import type { Answering } from '../contract/answering/Answering.ts';
import type { GameStore } from '../games/GameStore.ts';
import { lastGames } from '../games/lastGames.ts';
import type { TrainingRecords } from './TrainingRecords.ts';

/** What the trainer asks of what it has kept, and of the recorded games. */
export function answerTrainer(
  link: Answering,
  training: TrainingRecords,
  store: Pick<GameStore, 'latest' | 'read'>,
): void {
  link.answer('trainer:record', (record) => training.add(record));
  link.answer('trainer:progress', () => training.progress());
  link.answer('trainer:history', (known) => training.history(known));
  link.answer('trainer:games', ({ from }) => lastGames(store, from));
  link.answer('trainer:export', () => training.export());
  link.answer('trainer:import', ({ lines }) => training.import(lines));
}
