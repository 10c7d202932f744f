/** What a page and its worker say to each other about perfect clears. Structured-clone-safe. */
import type { AskedFor, QuestionProblem } from '../../solver/asking/question.ts';
import type { Laid } from '../../solver/ways/ways.ts';

/** How the lowest `lines` rows of a field can be cleared to the last. */
export interface ClearRequest extends AskedFor {
  columns: number;
  /** Masks from the bottom row up, bit 0 the left column. */
  field: number[];
  lines: number;
}

/** Which pieces go where, whatever the order, and how many queues play it. */
export interface ClearWay {
  pieces: readonly Laid[];
  count: number;
}

export type ClearAnswer =
  | { tells: 'refused'; problem: QuestionProblem }
  /** Of the queues that were looked at: with how many the rows can be cleared, and with which ones not. All together there are `all`. */
  | { tells: 'judged'; solved: number; total: number; all: number; failing: string[] }
  /** Work on the ways, which comes after the queues, from 0 to 1. */
  | { tells: 'progress'; done: number }
  /** Those of most queues first; the minimal ones, as places in `ways`, play all the queues that all of them play. */
  | { tells: 'ways'; ways: ClearWay[]; minimal: number[] }
  /** Once a second or so, while there is nothing else to tell. */
  | { tells: 'goesOn' }
  | { tells: 'error'; error: string };
