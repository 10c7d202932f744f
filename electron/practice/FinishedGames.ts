import { bestsAmong, type FinishedGame } from '../contract/practice/finished.ts';
import { matchedStrength } from '../contract/practice/matching.ts';
import { keptGame, type KeptGame, type PracticeHistory } from '../contract/asking/practice.ts';
import type { Drawer, Lines } from '../storage/Lines.ts';

const mostRecent = 20;

/** The practice games that have ended, line by line. */
export class FinishedGames {
  readonly #lines: Lines<KeptGame>;
  readonly #now: () => number;
  #games: KeptGame[] | null = null;

  /** Nothing is read before it is asked for. */
  constructor(drawer: Drawer, now: () => number = Date.now) {
    this.#lines = drawer.lines('practice', keptGame);
    this.#now = now;
  }

  history(): PracticeHistory {
    const games = this.#read();
    const recent = games.slice(-mostRecent).reverse();
    const matched = { tetris: matchedStrength('tetris', games), puyo: matchedStrength('puyo', games) };
    return { bests: [...bestsAmong(games).values()], recent, matched, trouble: this.#lines.trouble };
  }

  /** Kept at once, and counted even where nothing can be written. */
  add(finished: FinishedGame): PracticeHistory {
    const games = this.#read();
    const kept = { ...finished, at: this.#now() };
    games.push(kept);
    this.#lines.add(kept);
    return this.history();
  }

  #read(): KeptGame[] {
    this.#games ??= this.#lines.read();
    return this.#games;
  }
}
