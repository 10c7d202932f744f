import { PositionError, rowsIn } from '../../tetris/rules/board.ts';
import { columns, visibleRows } from './rules.ts';
import { type PuyoField, type PuyoKind, puyoKinds } from '../types.ts';

/** What lies in each column, from the bottom up. Nothing floats in it. */
export type Stacks = readonly (readonly PuyoKind[])[];

/** A field as it was read, and how many of its puyos hung in the air and have been let down. */
export interface ReadField {
  field: PuyoField;
  floating: number;
}

const textRows = visibleRows + 1;

export function emptyField(): PuyoField {
  return makeField(Array.from({ length: columns }, () => []));
}

/** The field of these stacks; what rises above the hidden row is cut off. */
export function makeField(stacks: Stacks): PuyoField {
  const cells = Array.from({ length: textRows }, (_, fromTop) =>
    stacks.map((stack) => stack[textRows - 1 - fromTop] ?? '.').join(''),
  );
  return { columns, rows: visibleRows, cells };
}

/** The puyos of each column; those that hang in the air are let down. */
export function stacksOf({ cells }: PuyoField): PuyoKind[][] {
  return Array.from({ length: columns }, (_, x) =>
    cells
      .map((row) => row[x]!)
      .filter((letter): letter is PuyoKind => letter !== '.')
      .reverse(),
  );
}

export function heightsOf(stacks: Stacks): number[] {
  return stacks.map((stack) => stack.length);
}

export function countPuyos(stacks: Stacks): number {
  return stacks.reduce((sum, stack) => sum + stack.length, 0);
}

/**
 * Reads a text field, top row first: '.' empty, R G B Y P, O garbage. Up to 12 rows are visible ones; a 13th on top is
 * the hidden row. Floating puyos are let down. Throws PositionError that names the row (from the top) and the column.
 */
export function parseField(text: readonly string[] | string): ReadField {
  const rows = typeof text === 'string' ? rowsIn(text) : text;
  if (rows.length === 0) throw new PositionError('the field has no rows');
  if (rows.length > textRows)
    throw new PositionError(`the field has ${rows.length} rows; ${visibleRows} and a hidden one can be used`);
  rows.forEach(checkRow);
  const padding = Array.from({ length: textRows - rows.length }, () => '.'.repeat(columns));
  const field = { columns, rows: visibleRows, cells: [...padding, ...rows] };
  return { field: makeField(stacksOf(field)), floating: countFloating(field.cells) };
}

function checkRow(row: string, index: number): void {
  const where = `row ${index + 1} from the top`;
  if (row.length !== columns)
    throw new PositionError(`${where} has ${row.length} cells; a Puyo field has ${columns}`);
  for (const [x, letter] of [...row].entries())
    if (letter !== '.' && !isKind(letter))
      throw new PositionError(
        `${where}, column ${x + 1}: ${JSON.stringify(letter)} is neither '.' nor one of ${puyoKinds.join('')}`,
      );
}

function isKind(letter: string): letter is PuyoKind {
  return (puyoKinds as readonly string[]).includes(letter);
}

/** Puyos with an empty cell somewhere below them. */
function countFloating(cells: readonly string[]): number {
  let floating = 0;
  for (let x = 0; x < columns; x++) {
    const column = cells.map((row) => row[x]!).reverse();
    const gap = column.indexOf('.');
    if (gap >= 0) floating += column.slice(gap).filter((letter) => letter !== '.').length;
  }
  return floating;
}
