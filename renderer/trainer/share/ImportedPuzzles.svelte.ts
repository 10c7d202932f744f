/** Puzzles from elsewhere: pasted ones, and those that the player's own games hold. */
import type { Served } from '../../../engine/protocol/puzzleJobs.ts';
import type { PlayedMoment } from '../../../engine/puzzle/missed.ts';
import { mostPasted } from '../../shared/pasting.ts';
import type { Trainer } from '../Trainer.svelte.ts';
import type { TrainerMessages } from '../words/trainerMessages.en.ts';
import type { Pasted } from './pasted.ts';

/** Who looks at what comes from elsewhere. */
export interface Reader {
  read(task: unknown): Promise<{ served: Served | null; why: string | null }>;
  cut(games: readonly (readonly PlayedMoment[])[], most: number): Promise<Served[]>;
}

/** As many as one sitting has. */
const mostMissed = 12;

type Trouble = (words: TrainerMessages['share']) => string;

export class ImportedPuzzles {
  readonly #trainer: Trainer;
  readonly #reader: Reader;
  isLooking = $state(false);
  /** What was wrong with what was pasted last. */
  trouble: Trouble | null = $state.raw(null);
  #asked = 0;

  constructor(trainer: Trainer, reader: Reader) {
    this.#trainer = trainer;
    this.#reader = reader;
  }

  /** The positions of the latest games in which something was missed, the latest game first. */
  async openGames(): Promise<void> {
    const asked = ++this.#asked;
    this.#trainer.give('games', []);
    this.isLooking = true;
    const found = await this.#missed().catch((error: Error) => error.message);
    if (asked !== this.#asked) return;
    this.isLooking = false;
    if (this.#trainer.mode !== 'games') return;
    if (typeof found !== 'string') return this.#trainer.give('games', found);
    this.#trainer.isOutOfPuzzles = false;
    this.#trainer.failure = found;
  }

  async #missed(): Promise<Served[]> {
    const games = await this.#trainer.recordStore.games();
    return this.#reader.cut(
      games.map(({ moments }) => moments),
      mostMissed,
    );
  }

  /** A text with a fumen; every other text is let be. */
  async paste(text: string): Promise<void> {
    if (text.length > mostPasted) return;
    const { pasted } = await import('./pasted.ts');
    const found = pasted(text);
    if (found)
      this.trouble = await this.#open(found).catch(
        ({ message }: Error) =>
          (words) =>
            words.wrong(message),
      );
  }

  async #open({ task, fault }: Pasted): Promise<Trouble | null> {
    if (fault !== null) return (words) => words.wrong(fault);
    if (!task) return (words) => words.noTask;
    const { served, why } = await this.#reader.read(task);
    if (!served) return why === null ? (words) => words.noAnswer : (words) => words.wrong(why);
    this.#trainer.give('given', [served]);
    return null;
  }
}
