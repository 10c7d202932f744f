/** Which puzzles come in a sitting, one after the other. */
import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import type { Order } from '../../../engine/protocol/puzzleJobs.ts';
import { categorySize, type PuzzleKind } from '../../../engine/puzzle/sets/figures.ts';
import { draw, mix } from '../../../engine/tetris/random.ts';

/** What is settled when somebody begins to practise. */
export interface Sitting {
  mode: TrainerMode;
  kind: PuzzleKind;
  slides: boolean;
  /** Of the curated set, from 0. */
  number: number;
  /** Of the draws; rounds of one number have the same puzzles. */
  seed: number;
  /** The number that comes first in practice, as it is there at once; null: any. */
  first: number | null;
  /** Numbers of this kind that the player knows. */
  seen: ReadonlySet<number>;
  /** The player's taste is known: there is something to choose by. */
  hasTaste: boolean;
  /** Families to be practised again, the most urgent first. */
  families: readonly string[];
  /** 'YYYY-MM-DD'. */
  day: string;
}

/** Among so many numbers the taste chooses; each fourth puzzle is any, so that it goes on seeing others. */
const choice = 3;
const anyEvery = 4;
/** With slides, each so many-th puzzle needs one. */
const slideEvery = 2;

/** All numbers of a category in an order of its own, those that are known at the end. */
export function shuffledNumbers(seed: number, seen: ReadonlySet<number>): number[] {
  const numbers = Array.from({ length: categorySize }, (_, number) => number);
  let state = mix(seed);
  for (let at = numbers.length - 1; at > 0; at--) {
    const drawn = draw(state);
    state = drawn.state;
    const other = Math.floor(drawn.value * (at + 1));
    [numbers[at], numbers[other]] = [numbers[other]!, numbers[at]!];
  }
  return [...numbers.filter((one) => !seen.has(one)), ...numbers.filter((one) => seen.has(one))];
}

function ofCategory({ kind, slides, seed, seen, first, hasTaste }: Sitting, at: number): Order {
  const needsSlide = slides && at % slideEvery === slideEvery - 1;
  if (at === 0 && first !== null) return { from: 'category', kind, slides: false, numbers: [first] };
  const all = shuffledNumbers(seed, seen);
  const count = hasTaste && at % anyEvery !== anyEvery - 1 ? choice : 1;
  const numbers = Array.from({ length: count }, (_, more) => all[(at * choice + more) % all.length]!);
  return { from: 'category', kind, slides: needsSlide, numbers };
}

/** The order at this place of the sitting, from 0; null where none comes by order. */
export function orderAt(sitting: Sitting, at: number): Order | null {
  const { mode, kind, number, seed, families, day } = sitting;
  switch (mode) {
    case 'practice':
    case 'flash':
      return ofCategory(sitting, at);
    case 'curated':
      return { from: 'curated', moves: kind.moves, number };
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
    case 'slot':
    case 'games':
    case 'given':
      return null;
  }
}
