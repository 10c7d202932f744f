import {
  cliffs, columnTransitions, deepWells, diversity, fitsI, fitsJ, fitsL, fitsO, fitsS, fitsT, fitsZ, holeDepth, holes,
  measure, measureSurface, rowTransitions, rowsWithHoles, topHoleDepth, wells,
} from './features';

/** Weights by the numbers of okiba.ts. */
export const weightCount: i32 = 20;
export const weights: usize = memory.data(weightCount * 8, 8);

function weigh(index: i32, feature: i32): f64 {
  return load<f64>(weights + index * 8) * <f64>feature;
}

function atLeast(count: i32, least: i32): i32 {
  return i32(count >= least);
}

/** The value of a board. */
export function judgeBoard(board: usize, height: i32, heights: usize, rows: i32): f64 {
  measure(board, height, rows);
  measureSurface(heights);
  return (
    weigh(2, rowTransitions) +
    weigh(3, columnTransitions) +
    weigh(4, holes) +
    weigh(5, wells) +
    weigh(6, holeDepth) +
    weigh(7, rowsWithHoles) +
    weigh(8, diversity) +
    weigh(9, height) +
    weigh(10, deepWells) +
    weigh(11, cliffs) +
    weigh(12, atLeast(fitsS, 1) + atLeast(fitsZ, 1)) +
    weigh(13, atLeast(fitsS, 2) + atLeast(fitsZ, 2)) +
    weigh(14, atLeast(fitsO, 1)) +
    weigh(15, atLeast(fitsO, 2)) +
    weigh(16, atLeast(fitsT, 1)) +
    weigh(17, atLeast(fitsJ, 1) + atLeast(fitsL, 1)) +
    weigh(18, atLeast(fitsI, 1)) +
    weigh(19, topHoleDepth)
  );
}

/** The value of a placement on the way: twice the row of the middle of the piece, and its eroded cells. */
export function judgePlacement(landing: i32, eroded: i32): f64 {
  return load<f64>(weights) * (0.5 * <f64>landing) + weigh(1, eroded);
}

/** Rows at the top into which announced garbage must not push the stack, and what each costs, squared. */
const dangerRows: i32 = 6;
const dangerWeight: f64 = -60;

/** What it costs to stand so high, garbage that has been announced included. */
export function judgeRise(height: i32, incoming: i32, rows: i32): f64 {
  if (incoming === 0) return 0;
  const danger = max(0, height + incoming - (rows - dangerRows));
  return dangerWeight * <f64>(danger * danger);
}
