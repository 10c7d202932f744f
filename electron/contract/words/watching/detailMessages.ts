/** What is said of how sure a reading is, and of what the user knows better. */
import type { Sureness } from '../../../../vision/trust.ts';

export interface DetailMessages {
  heading: string;
  sure: string;
  sureness: Record<Sureness, string>;
  /** A whole number of per cent. */
  percent: (word: string, percent: number) => string;
  age: string;
  /** In milliseconds. */
  old: (milliseconds: number) => string;
  times: string;
  /** Of milliseconds, in whole ones; null: not known. */
  steps: (taking: number | null, reading: number | null, thinking: number | null) => string;
  doubts: string;
  noDoubts: string;
  /** How a misread cell is put right. */
  correct: string;
  /** So many cells are shown as the user has said. */
  corrected: (cells: number) => string;
  /** The button that does what the shortcut does; `keys`: null where there is none. */
  wrong: string;
  wrongLine: (keys: string | null) => string;
  /** Instead of a hint that was said to be wrong. */
  dismissed: string;
}
