import type { QuestionProblem } from '../../../engine/solver/asking/question.ts';
import { count } from '../../../electron/contract/words/count.ts';

const ofQueues = (value: string): string => (value === '1' ? '1 queue' : `${value} queues`);

/** What the tiling page says about perfect clears. */
export const en = {
  heading: 'Perfect clears',
  field: 'Field',
  board: 'The field. Drag over cells to fill or empty them.',
  /** Empty cells in the rows to clear. */
  open: (cells: number) => `${count(cells, 'empty cell')} = ${count(cells / 4, 'piece')}`,
  queue: 'Queue',
  queueLine: '*p4 is four of all seven in any order, [IOT]p2 two of these, *! all seven. Example: T,*p4',
  lines: 'rows to clear',
  hold: 'With hold',
  drops: 'Hard drops only',
  share: (percent: string, solved: string, total: string) =>
    `${percent}%: ${solved} of ${total === '1' ? '1 queue' : `${total} queues`}`,
  queues: (done: string, all: string) => (all === '0' ? 'Starting…' : `${done} of ${ofQueues(all)} checked`),
  ways: (percent: string) => `listing the ways, ${percent}% done`,
  found: (ways: string, time: string) => `${ways === '1' ? '1 way' : `${ways} ways`}, found in ${time}`,
  none: (time: string) => `No queue clears these rows. Checked in ${time}.`,
  stopped: (time: string) => `stopped after ${time}; there is more to check`,
  which: 'Ways to show',
  allWays: (ways: string) => `All ways (${ways})`,
  neededWays: (ways: string) => `Minimal (${ways})`,
  neededLine: 'Left out: ways whose queues can all play another one.',
  list: 'Ways to a perfect clear. Arrow keys choose one.',
  page: (from: number, to: number, all: string) => `${from}–${to} of ${all}`,
  previous: 'Previous ways',
  next: 'Next ways',
  way: (number: string) => `Way no. ${number}`,
  plays: ofQueues,
  choose: 'Enter a field and a queue to see how often it can be cleared.',
  failing: (queues: string) => `${ofQueues(queues)} without a perfect clear`,
  failingFirst: (queues: string) => `The first ${queues}:`,
  copyFailing: 'Copy these queues',
  problems: {
    noPieces: () => 'The queue has no pieces.',
    lengths: ({ lengths }) => `The queues have different lengths: ${lengths.join(' and ')} pieces.`,
    unread: ({ from }) => `The queue can’t be read from “${from}” on.`,
    counted: ({ part }) => `“${part}”: only * and [ ] can be followed by p or !.`,
    count: ({ part, most }) => `“${part}”: from 1 to ${most} pieces can be taken out of these.`,
    notPiece: ({ part, sign }) => `“${part}”: “${sign}” isn’t a piece.`,
    twice: ({ part }) => `“${part}” names a piece twice.`,
    empty: ({ part }) => `“${part}” has no pieces.`,
    columns: ({ columns }) => `The field has ${count(columns, 'column')}; it needs 10.`,
    above: ({ row, lines }) => `There are blocks in row ${row}, above the ${count(lines, 'row')} to clear.`,
    cells: ({ cells, lines }) =>
      `${count(cells, 'cell')} of the ${count(lines, 'row')} to clear ${cells === 1 ? 'is' : 'are'} empty. Pieces fill four each.`,
    short: ({ given, least }) =>
      `The queue has ${count(given, 'piece')}; it takes ${least} to fill these rows.`,
  } satisfies { [K in QuestionProblem['kind']]: (problem: Extract<QuestionProblem, { kind: K }>) => string },
};

export type ClearMessages = typeof en;
