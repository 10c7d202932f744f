/** What the player has chosen to practise, kept for the next time. */
import type { TrainingHistory } from '../../../electron/contract/asking/training.ts';
import { curatedNext } from './known.ts';
import { firstPreferences, movesFor, type Preferences } from './preferences.ts';

export class Choices {
  now: Preferences = $state.raw(firstPreferences);
  readonly #remember: (preferences: Preferences) => void;

  /** `remember`: called whenever they change. */
  constructor(
    preferences: Preferences = firstPreferences,
    remember: (preferences: Preferences) => void = () => {},
  ) {
    this.now = preferences;
    this.#remember = remember;
  }

  change(change: Partial<Preferences>): void {
    this.now = { ...this.now, ...change };
    this.#remember(this.now);
  }

  /** Another mode or kind. A number is of its own set alone: another set continues where the player is in it. */
  choose(change: Partial<Preferences>, history: TrainingHistory): void {
    const before = this.now;
    const chosen = { ...before, ...change };
    const moves = movesFor(chosen.category, chosen.moves);
    const isOtherSet = before.mode !== 'curated' || before.moves !== moves;
    const starts = chosen.mode === 'curated' && isOtherSet && change.number === undefined;
    this.change({ ...change, moves, ...(starts && { number: curatedNext(history, moves) }) });
  }
}
