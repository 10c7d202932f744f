import { counted, learnedRates, noSlips, outcomeOf } from '../../../../engine/tetris/advice/learnedSlips.ts';
import type { MisdropRates } from '../../../../engine/tetris/advice/misdrop.ts';
import { suggest, type SuggestOptions } from '../../../../engine/tetris/advice/suggest.ts';
import { findPlacements, findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { Board, Location, TetrisState } from '../../../../engine/tetris/types.ts';
import type { Aim } from './novice.ts';

/**
 * Hints as the app gives them: they reckon with slips as often as this player was seen to miss them, in one game after the
 * other; as long as little was seen, as often as is supposed.
 */
export class LearningHints {
  readonly #options: Omit<SuggestOptions, 'count' | 'misdrops'>;
  readonly #supposed: MisdropRates;
  #counts = noSlips;
  #shown: { state: TetrisState; hint: Location } | null = null;

  constructor(options: Omit<SuggestOptions, 'count' | 'misdrops'>, supposed: MisdropRates) {
    this.#options = options;
    this.#supposed = supposed;
  }

  /** Hands are reckoned with as slipping so often. */
  get rates(): MisdropRates {
    return learnedRates(this.#supposed, this.#counts);
  }

  /** The first suggestion; what came of the one before it is seen by the board. */
  aim(state: TetrisState): Aim | null {
    this.#learn(state.board);
    const [best] = suggest(state, { ...this.#options, count: 1, misdrops: this.rates }).candidates;
    this.#shown = best ? { state, hint: best.placement.location } : null;
    return best ?? null;
  }

  #learn(after: Board): void {
    if (!this.#shown) return;
    const { state, hint } = this.#shown;
    const placed = placedBetween(state.board, after, hint);
    if (placed) this.#counts = counted(this.#counts, outcomeOf(state, hint, placed));
  }
}

/** Where a piece like the hint's came to lie; null where none explains the board. */
function placedBetween(before: Board, after: Board, { type }: Location): Location | null {
  const start = findSpawn(before, type);
  const places = start ? findPlacements(before, start, { reach: 'slides' }) : [];
  const found = places.find(({ location }) => {
    const { masks } = lock(before, cellsOf(location)).board;
    return masks.every((mask, y) => mask === after.masks[y]);
  });
  return found?.location ?? null;
}
