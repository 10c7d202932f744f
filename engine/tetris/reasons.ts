import { type Board, type Cell, type PlacementResult, type Reason } from './types.ts';
import { isFilled } from './board.ts';

/** Rows that a column at the wall must lie below its neighbour to count as a well. */
const wellDepth = 3;

/** All that the facts about a candidate are computed from. */
export interface Outcome {
  before: Board;
  cells: readonly Cell[];
  after: Board;
  result: PlacementResult;
  /** Rows from the floor to the highest block before the placement. */
  heightBefore: number;
  useHold: boolean;
  /** No other candidate keeps the game alive. */
  onlySafe: boolean;
}

/** The facts about a candidate, the most telling first; never empty. */
export function findFacts(outcome: Outcome): Reason[] {
  const { result, useHold, onlySafe, heightBefore } = outcome;
  const facts: Reason[] = [];
  if (result.linesCleared > 0) facts.push({ kind: 'clearsRows', value: result.linesCleared });
  if (onlySafe) facts.push({ kind: 'onlySafePlace', value: 1 });
  if (result.holesAdded > 0) facts.push({ kind: 'makesHoles', value: result.holesAdded });
  if (result.holesAdded < 0) facts.push({ kind: 'opensHoles', value: -result.holesAdded });
  const resting = restingCells(outcome);
  if (result.holesAdded <= 0 && resting > 0) facts.push({ kind: 'fitsFlat', value: resting });
  const well = keptWell(outcome);
  if (well !== null) facts.push({ kind: 'keepsWell', value: well });
  if (result.height <= heightBefore) facts.push({ kind: 'keepsLow', value: result.height });
  if (useHold) facts.push({ kind: 'savesHold', value: 1 });
  return facts.length > 0 ? facts : [{ kind: 'best', value: 1 }];
}

/** How many of the piece's lowest cells in each column rest on something; 0 where any of them hangs. */
function restingCells({ before, cells }: Outcome): number {
  const feet = cells.filter(([x, y]) => !cells.some(([otherX, otherY]) => otherX === x && otherY === y - 1));
  return feet.every(([x, y]) => isFilled(before, x, y - 1)) ? feet.length : 0;
}

/** The wall column that was a well and still is one. */
function keptWell({ before, after }: Outcome): number | null {
  for (const x of [before.columns - 1, 0])
    if (wellAt(before, x) >= wellDepth && wellAt(after, x) >= wellDepth) return x;
  return null;
}

function wellAt(board: Board, x: number): number {
  const neighbour = x === 0 ? 1 : x - 1;
  return columnHeight(board, neighbour) - columnHeight(board, x);
}

function columnHeight(board: Board, x: number): number {
  let y = board.rows;
  while (y > 0 && !isFilled(board, x, y - 1)) y--;
  return y;
}

const words: Record<Reason['kind'], (value: number) => string> = {
  clearsRows: (value) => `clears ${count(value, 'row')}`,
  makesHoles: (value) => `leaves ${count(value, 'hole')} under it`,
  opensHoles: (value) => `opens ${count(value, 'hole')}`,
  fitsFlat: () => 'fits without a gap',
  keepsLow: (value) => `keeps the stack at ${count(value, 'row')}`,
  keepsWell: (value) => `keeps the ${value === 0 ? 'left' : 'right'} side open`,
  onlySafePlace: () => 'the only place that keeps the game going',
  savesHold: () => 'keeps the falling piece for later',
  best: () => 'the best of the places left',
};

function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`;
}

/** A fact in English. */
export function describe(fact: Reason): string {
  return words[fact.kind](fact.value);
}
