import { join } from 'node:path';
import { bestsAmong, type FinishedGame } from '../../renderer/shared/practice/finished.ts';
import { keptGame, type KeptGame, type PracticeHistory } from '../contract/asking/practice.ts';
import { LinesFile } from '../training/LinesFile.ts';

const mostRecent = 20;

/** The practice games that have ended, line by line in a file beside the settings. */
export class FinishedGames {
  readonly #file: LinesFile<KeptGame>;
  readonly #now: () => number;
  #games: KeptGame[] | null = null;

  /** Nothing is read before it is asked for. */
  constructor(folder: string, now: () => number = Date.now) {
    this.#file = new LinesFile(join(folder, 'practice.jsonl'), keptGame);
    this.#now = now;
  }

  history(): PracticeHistory {
    const games = this.#read();
    const recent = games.slice(-mostRecent).reverse();
    return { bests: [...bestsAmong(games).values()], recent, trouble: this.#file.trouble };
  }

  /** Kept at once, and counted even where nothing can be written. */
  add(finished: FinishedGame): PracticeHistory {
    const games = this.#read();
    const kept = { ...finished, at: this.#now() };
    games.push(kept);
    this.#file.add(kept);
    return this.history();
  }

  #read(): KeptGame[] {
    this.#games ??= this.#file.read();
    return this.#games;
  }
}
