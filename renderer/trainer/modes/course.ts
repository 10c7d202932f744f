/** Which puzzles come in a sitting whose course is settled, one after the other. */
import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import type { Order } from '../../../engine/protocol/puzzleJobs.ts';
import { mix } from '../../../engine/tetris/random.ts';
import { curatedAfter } from '../sets/sets.ts';
import type { Source } from './Dealer.ts';

/** What is settled when somebody begins to practise. */
export interface Sitting {
  mode: TrainerMode;
  /** Pieces of the curated set. */
  moves: number;
  /** Of the curated set, from 0. */
  number: number;
  /** Of the draws; rounds of one number have the same puzzles. */
  seed: number;
  /** Families to be practised again, the most urgent first. */
  families: readonly string[];
  /** 'YYYY-MM-DD'. */
  day: string;
}

/** The order at this place of the sitting, from 0; null where none comes by order. */
export function orderAt(sitting: Sitting, at: number): Order | null {
  const { mode, moves, number, seed, families, day } = sitting;
  switch (mode) {
    case 'curated':
      return { from: 'curated', moves, number: curatedAfter(moves, number, at) };
    case 'test':
    case 'plan':
      return { from: mode, round: seed, number: at };
    case 'streak':
    case 'storm':
      return { from: 'ladder', round: seed, number: at };
    case 'daily':
      return { from: 'daily', day };
    case 'repeat': {
      const family = families[at];
      return family === undefined ? null : { from: 'family', family, number: mix(seed + at) };
    }
    case 'practice':
    case 'flash':
    case 'slot':
    case 'games':
    case 'given':
      return null;
  }
}

/** A sitting's puzzles in their turn. */
export class Course implements Source {
  readonly #sitting: Sitting;
  #at = 0;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  nextOrder(): Order | null {
    return orderAt(this.#sitting, this.#at++);
  }

  /** After the one of the day there is no other. */
  ahead(count: number): Order[] {
    if (this.#sitting.mode === 'daily') return [];
    return Array.from({ length: count }, (_, more) => orderAt(this.#sitting, this.#at + more)).filter(
      (order) => order !== null,
    );
  }
}
