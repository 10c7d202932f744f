import { type Option } from '../options.ts';
import { type Placement } from '../types.ts';

/** An option with what an evaluator thinks of it. */
export interface Judged {
  option: Option;
  /** Higher is better; comparable within one judgement only. */
  score: number;
  plan: Placement[];
  /**
   * Steps of the chain that building on promises: from this option or, where it fires, from the best one. Absent where
   * nobody looked ahead.
   */
  expected?: number;
  /** Only in a match. */
  stakes?: Stakes;
}

/** What an option means in a match: see versus.ts. */
export interface Stakes {
  /** What the chain that is fired now is worth, in thousandths of a step. */
  now: number;
  /** Garbage that the opponent can answer with before what it sends falls; null where nobody looked. */
  answer: number | null;
  buries: boolean;
}
