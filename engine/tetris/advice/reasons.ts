import {
  type Board,
  type Cell,
  type Location,
  type PlacementResult,
  type Reason,
  type Spin,
  pieces,
  reasonKinds,
} from '../types.ts';
import { heightOf } from '../rules/board.ts';
import { lock } from '../rules/lock.ts';
import { cellsOf } from '../rules/pieces.ts';
import {
  columnHeights,
  fourReady,
  highestStep,
  isEmpty,
  keptWell,
  lowestColumn,
  restingColumns,
  tSlots,
} from './stackTop.ts';

/** All that the facts about a candidate are computed from. */
export interface Outcome {
  before: Board;
  cells: readonly Cell[];
  /** The spin class that the keys bring about. */
  spin: Spin;
  after: Board;
  result: PlacementResult;
  useHold: boolean;
  /** No other candidate keeps the game alive. */
  onlySafe: boolean;
  /** No other candidate leaves fewer new holes. */
  fewestHoles: boolean;
  /** Where the search would put the piece after this one; null where it doesn't say. */
  next: Location | null;
  /** The player can use a slot for a spin. */
  knowsSpins: boolean;
}

type Kind = Reason['kind'];

/** Steps up to this height leave a place for every piece but one. */
const flatStep = 2;

/** The value of each fact; null where it doesn't hold. */
const findings: Record<Kind, (outcome: Outcome) => number | null> = {
  clearsRows: ({ result }) => result.linesCleared || null,
  spins: ({ spin, result }) => (spin === 'full' && result.linesCleared > 0 ? result.linesCleared : null),
  emptiesBoard: ({ after }) => (isEmpty(after) ? 1 : null),
  onlySafePlace: ({ onlySafe }) => (onlySafe ? 1 : null),
  makesHoles: ({ result }) => (result.holesAdded > 0 ? result.holesAdded : null),
  fewestHoles: ({ result, fewestHoles }) => (result.holesAdded > 0 && fewestHoles ? 1 : null),
  opensHoles: ({ result }) => (result.holesAdded < 0 ? -result.holesAdded : null),
  readiesFour: ({ before, after }) => (fourReady(before) === null ? fourReady(after) : null),
  buildsTSlot: newTSlot,
  clearsNext: ({ after, next }) => (next && lock(after, cellsOf(next)).linesCleared) || null,
  fitsFlat: ({ result, before, cells }) =>
    result.holesAdded <= 0 ? restingColumns(before, cells) || null : null,
  keepsWell: ({ before, after }) => keptWell(before, after),
  fillsLowest,
  suitsNext,
  keepsFlat: ({ before, after, result }) => {
    const step = highestStep(after, keptWell(before, after));
    return step <= flatStep && result.holesAdded <= 0 ? step : null;
  },
  lowersStack: ({ before, result }) => positive(heightOf(before) - result.height),
  keepsLow: ({ before, result }) => (result.height === heightOf(before) ? result.height : null),
  savesHold: ({ useHold }) => (useHold ? 1 : null),
  best: () => null,
};

/** The facts about a candidate, the most telling first; never empty. */
export function findFacts(outcome: Outcome): Reason[] {
  const facts = reasonKinds.flatMap((kind): Reason[] => {
    const value = findings[kind](outcome);
    return value === null ? [] : [{ kind, value }];
  });
  return facts.length > 0 ? facts : [{ kind: 'best', value: 1 }];
}

function positive(value: number): number | null {
  return value > 0 ? value : null;
}

/** The column of a slot that was not there before. */
function newTSlot({ before, after, knowsSpins }: Outcome): number | null {
  if (!knowsSpins) return null;
  const slots = tSlots(after);
  return slots.length > tSlots(before).length ? slots[0]!.x : null;
}

/** The piece stands in the lowest column of an uneven stack, on the stack's top. */
function fillsLowest({ before, cells }: Outcome): number | null {
  const heights = columnHeights(before);
  const lowest = lowestColumn(before);
  const stands = cells.some(([x, y]) => heights[x] === lowest && y === lowest);
  return stands && Math.max(...heights) > lowest ? lowest : null;
}

/** The piece after this one, where it will lie on this board without a gap. */
function suitsNext({ after, next }: Outcome): number | null {
  if (!next) return null;
  return restingColumns(after, cellsOf(next)) > 0 ? pieces.indexOf(next.type) : null;
}

const words: Record<Kind, (value: number) => string> = {
  clearsRows: (value) => `clears ${count(value, 'row')}`,
  spins: (value) => `clears ${count(value, 'row')} with a T-spin`,
  emptiesBoard: () => 'makes a perfect clear',
  onlySafePlace: () => 'the only place that keeps the game going',
  makesHoles: (value) => `leaves ${count(value, 'hole')} under it`,
  fewestHoles: () => 'no other place leaves fewer',
  opensHoles: (value) => `opens ${count(value, 'hole')}`,
  readiesFour: (value) => `readies 4 rows for an I in column ${value + 1}`,
  buildsTSlot: (value) => `builds a T-spin slot at column ${value + 1}`,
  clearsNext: (value) => `lets the piece after it clear ${count(value, 'row')}`,
  fitsFlat: () => 'fits without a gap',
  keepsWell: (value) => `keeps the ${value === 0 ? 'left' : 'right'} side open`,
  fillsLowest: (value) => `fills the lowest point, ${count(value, 'row')} up`,
  suitsNext: (value) => `leaves a place where the ${pieces[value]} after it fits`,
  keepsFlat: (value) => `keeps the top flat, ${value === 0 ? 'no steps' : `steps of ${value} at most`}`,
  lowersStack: (value) => `brings the stack down by ${count(value, 'row')}`,
  keepsLow: (value) => `keeps the stack at ${count(value, 'row')}`,
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
