import {
  counted,
  learnedRates,
  outcomeOf,
  type SlipCounts,
} from '../../engine/tetris/advice/learnedSlips.ts';
import { misdropRates, type MisdropLevel, type MisdropRates } from '../../engine/tetris/advice/misdrop.ts';
import type { GameHeader, Turn } from '../../engine/review/record.ts';
import { positionOf } from '../../engine/review/tetris/position.ts';

/** Where it is kept how often keys missed their hints. */
export interface SlipStore {
  slips: SlipCounts;
}

/** Learns from pieces that were placed under a hint how often the player's hands slip. */
export class Hands {
  readonly #store: SlipStore;

  constructor(store: SlipStore) {
    this.#store = store;
  }

  /** A piece was placed. */
  saw(turn: Turn, header: GameHeader): void {
    if (turn.kind !== 'piece' || !turn.hint) return;
    const outcome = outcomeOf(positionOf(turn, header), turn.hint, turn.placed);
    this.#store.slips = counted(this.#store.slips, outcome);
  }

  /** By what the player says, and by what was seen of them; who says that they never slip is believed. */
  rates(level: MisdropLevel): MisdropRates {
    const supposed = misdropRates[level];
    return level === 'off' ? supposed : learnedRates(supposed, this.#store.slips);
  }
}
