/** The list of recorded games, of which only those that somebody looks at are fetched. */
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { GameEntry, GameHabits } from '../../../electron/contract/asking/games.ts';
import type { GameSummary } from '../../../engine/review/review.ts';
import type { Failure } from '../../shared/failing/Failure.ts';

/** Games that are fetched at a time. */
const block = 100;

export class Games {
  readonly #bridge: Bridge;
  /** Of all games, those that are not fetched yet too. */
  total = $state(0);
  /** Older ones that were deleted, as no more are kept. */
  dropped = $state(0);
  /** It is known how many there are. */
  isListed = $state(false);
  /** What is done wrong again and again in them; null: not known yet. */
  habits: GameHabits | null = $state.raw(null);
  /** The games could not be listed. */
  failure: Failure | null = $state.raw(null);
  /** By their place in the list; undefined where none was fetched. */
  #entries: readonly (GameEntry | undefined)[] = $state.raw([]);
  /** Numbers of blocks that are there or on their way. */
  #asked: number[] = [];

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  /** The first one is the latest. undefined: it is not fetched yet, or there are not so many. */
  at(place: number): GameEntry | undefined {
    return this.#entries[place];
  }

  /** The list anew, from its beginning. */
  async list(): Promise<void> {
    this.#asked = [];
    this.failure = null;
    await this.#fetch(0);
    void this.#tellHabits();
  }

  /** Those from the place `from` up to the place `to` are looked at. */
  load(from: number, to: number): void {
    const last = Math.min(to, this.total - 1);
    for (let number = Math.floor(from / block); number * block <= last; number++)
      if (!this.#asked.includes(number)) void this.#fetch(number);
  }

  /** A review has said this of a game. */
  summarise(id: string, summary: GameSummary): void {
    this.#entries = this.#entries.map((entry) => (entry?.id === id ? { ...entry, summary } : entry));
    this.#bridge.request('review:keep', { id, summary }).then(
      () => this.#tellHabits(),
      () => {},
    );
  }

  /** The first block replaces whatever was fetched before. */
  async #fetch(number: number): Promise<void> {
    const asked = this.#asked;
    asked.push(number);
    try {
      const ask = { from: number * block, count: block };
      const { total, dropped, from, entries } = await this.#bridge.request('review:games', ask);
      if (asked !== this.#asked) return;
      const others = number === 0 ? [] : [...this.#entries];
      for (const [at, entry] of entries.entries()) others[from + at] = entry;
      this.#entries = others;
      this.total = total;
      this.dropped = dropped;
      this.isListed = true;
    } catch (error) {
      if (asked === this.#asked) this.#failed(error as Error);
    }
  }

  #failed({ message }: Error): void {
    this.failure = { why: message, again: () => void this.list() };
  }

  async #tellHabits(): Promise<void> {
    this.habits = await this.#bridge.request('review:habits', null).catch(() => null);
  }
}
