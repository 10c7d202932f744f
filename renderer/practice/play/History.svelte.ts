/** The games that were finished before, and the one that has just been. */
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PracticeHistory } from '../../../electron/contract/asking/practice.ts';
import { matchedStrength } from '../../../electron/contract/practice/matching.ts';
import { isTraining } from '../../../electron/contract/practice/modes.ts';
import { beats, kindOf, type FinishedGame } from '../../../electron/contract/practice/finished.ts';

export class History {
  readonly #bridge: Bridge;
  /** null: not known yet. */
  #known: PracticeHistory | null = $state.raw(null);
  /** The last finished game, and the best before it. */
  last: { game: FinishedGame; before: FinishedGame | undefined } | null = $state.raw(null);
  readonly recent = $derived(this.#known?.recent ?? []);
  readonly trouble = $derived(this.#known?.trouble ?? null);

  /** The other player who is as strong; as at first where nothing is known yet. */
  readonly matched = $derived(
    this.#known?.matched ?? { tetris: matchedStrength('tetris', []), puyo: matchedStrength('puyo', []) },
  );

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  open(): void {
    this.#keep(this.#bridge.request('practice:history', null));
  }

  /** Undefined where none of this kind was finished. */
  bestOf(kind: string): FinishedGame | undefined {
    return this.#known?.bests.find((game) => kindOf(game) === kind);
  }

  /** Training is not compared, and not kept. */
  finish(game: FinishedGame): void {
    if (isTraining(game.mode) || this.last?.game === game) return;
    this.last = { game, before: this.bestOf(kindOf(game)) };
    this.#keep(this.#bridge.request('practice:finished', game));
  }

  /** The last finished game is better than all before it. */
  isBest(game: FinishedGame): boolean {
    return this.last?.game === game && beats(game, this.last.before);
  }

  #keep(answer: Promise<PracticeHistory>): void {
    answer.then(
      (history) => (this.#known = history),
      () => {},
    );
  }
}
