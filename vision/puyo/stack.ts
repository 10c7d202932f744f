/** The puyo that rest on the floor or on other puyo: columns without gaps. */
import { indexAt } from '../../engine/cell.ts';
import { chanceOf, type Field } from './cells/fieldCells.ts';

export interface Stack {
  /** Puyo without a gap from the floor up, for each column. */
  heights: number[];
  /** For each cell (row-major, top row first): nothing, a coloured puyo, garbage; also for puyo in the air. */
  sorts: ('empty' | 'colour' | 'ojama')[];
}

/**
 * A cell between two puyo contains one if its chance is at least this, or if its chance of empty is less than the
 * rest: puyo don't float, and those that are drawn joined seem to be half beside their cells.
 */
const likelyBetween = 0.25;
const hardlyEmpty = 0.1;

/** Below more puyo than the two of a pair, one that isn't reliably missing is there. */
const mostAfloat = 2;
/** The chance of nothing from which on a cell is reliably empty. */
const surelyEmpty = 0.95;

export function sortField(field: Field): Stack {
  const { columns, rows } = field;
  const sorts = Array.from({ length: columns * rows }, (_, cell) =>
    isFilled(field, cell) ? sortOf(field, cell) : 'empty',
  );
  const above = new Uint8Array(columns);
  sorts.forEach((sort, cell) => {
    const likely = chanceOf(field, cell, 'colour') + chanceOf(field, cell, 'ojama');
    const isGap = sort === 'empty' && above[cell % columns]! > 0 && isBetween(sorts, cell, columns);
    const isBuried = above[cell % columns]! > mostAfloat && chanceOf(field, cell, 'empty') < surelyEmpty;
    const isJoined = isGap && chanceOf(field, cell, 'empty') < hardlyEmpty;
    if (sort === 'empty' && ((isGap && likely > likelyBetween) || isJoined || isBuried))
      sorts[cell] = sortOf(field, cell);
    above[cell % columns] = sorts[cell] === 'empty' ? 0 : above[cell % columns]! + 1;
  });
  return { heights: heightsOf(sorts, columns), sorts };
}

/** The same without cells that turned out not to be puyo. */
export function without({ sorts }: Stack, cells: readonly number[], columns: number): Stack {
  const left = sorts.map((sort, cell) => (cells.includes(cell) ? 'empty' : sort));
  return { heights: heightsOf(left, columns), sorts: left };
}

/**
 * While a pair falls all others rest: anything that is reliably something on top of a column, and not part of the
 * pair, is a puyo that is drawn joined to others, so that it seems to be half beside its cell.
 */
export function withJoined(field: Field, { heights, sorts }: Stack, pair: readonly InAir[]): Stack {
  const { columns, rows } = field;
  const all = [...sorts];
  heights.forEach((height, x) => {
    for (let y = height; y < rows; y += 1) {
      const cell = indexAt([x, y], field);
      const isPair = pair.some((one) => one.x === x && Math.abs(one.y - y) < 1);
      if (isPair || chanceOf(field, cell, 'empty') >= hardlyEmpty) break;
      all[cell] = sortOf(field, cell);
    }
  });
  return { heights: heightsOf(all, columns), sorts: all };
}

/** A puyo in the air: its column, and rows from the bottom one. */
interface InAir {
  x: number;
  y: number;
}

function heightsOf(sorts: Stack['sorts'], columns: number): number[] {
  const rows = sorts.length / columns;
  const size = { columns, rows };
  return Array.from({ length: columns }, (_, x) => {
    let height = 0;
    while (height < rows && sorts[indexAt([x, height], size)] !== 'empty') height += 1;
    return height;
  });
}

const isFilled = (field: Field, cell: number): boolean =>
  chanceOf(field, cell, 'empty') + chanceOf(field, cell, 'part') < 0.5;

const sortOf = (field: Field, cell: number): 'colour' | 'ojama' =>
  chanceOf(field, cell, 'ojama') > chanceOf(field, cell, 'colour') ? 'ojama' : 'colour';

/** There is a puyo, or the floor, directly below. */
const isBetween = (sorts: Stack['sorts'], cell: number, columns: number): boolean =>
  cell + columns >= sorts.length || sorts[cell + columns] !== 'empty';
