/** What the tiling page says about perfect clears. Each language is written for itself. */
import type { QuestionProblem } from '../../../engine/solver/asking/question.ts';

export interface ClearMessages {
  heading: string;
  field: string;
  board: string;
  /** Empty cells in the rows to clear. */
  open: (cells: number) => string;
  queue: string;
  queueLine: string;
  lines: string;
  hold: string;
  drops: string;
  share: (percent: string, solved: string, total: string) => string;
  queues: (done: string, all: string) => string;
  ways: (percent: string) => string;
  found: (ways: string, time: string) => string;
  none: (time: string) => string;
  stopped: (time: string) => string;
  which: string;
  allWays: (count: string) => string;
  neededWays: (count: string) => string;
  neededLine: string;
  list: string;
  page: (from: number, to: number, all: string) => string;
  previous: string;
  next: string;
  way: (number: string) => string;
  plays: (queues: string) => string;
  choose: string;
  failing: (count: string) => string;
  failingFirst: (count: string) => string;
  copyFailing: string;
  problems: { [K in QuestionProblem['kind']]: (problem: Extract<QuestionProblem, { kind: K }>) => string };
}
