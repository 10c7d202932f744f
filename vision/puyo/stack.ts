/** What lies on the floor or on other puyo: columns without gaps. */
import { chanceOf, type Field } from './field.ts';

export interface Stack {
  /** Puyo without a gap from the floor up, for each column. */
  heights: number[];
  /** Per cell (row-major, top row first): nothing, a coloured puyo, garbage; also of puyo in the air. */
  sorts: ('empty' | 'colour' | 'ojama')[];
}

/** A cell under a puyo that is less surely empty than this holds a puyo too: they don't float. */
const surelyEmpty = 0.8;

export function sortField(field: Field): Stack {
  const { columns, rows } = field;
  const sorts = Array.from({ length: columns * rows }, (_, cell) =>
    isFilled(field, cell) ? sortOf(field, cell) : 'empty',
  );
  for (let cell = columns; cell < sorts.length; cell += 1)
    if (sorts[cell] === 'empty' && sorts[cell - columns] !== 'empty' && isBetween(sorts, cell, columns))
      if (chanceOf(field, cell, 'empty') < surelyEmpty) sorts[cell] = sortOf(field, cell);
  const heights = Array.from({ length: columns }, (_, x) => {
    let height = 0;
    while (height < rows && sorts[(rows - 1 - height) * columns + x] !== 'empty') height += 1;
    return height;
  });
  return { heights, sorts };
}

const isFilled = (field: Field, cell: number): boolean =>
  chanceOf(field, cell, 'empty') + chanceOf(field, cell, 'part') < 0.5;

const sortOf = (field: Field, cell: number): 'colour' | 'ojama' =>
  chanceOf(field, cell, 'ojama') > chanceOf(field, cell, 'colour') ? 'ojama' : 'colour';

/** There is a puyo, or the floor, right below. */
const isBetween = (sorts: Stack['sorts'], cell: number, columns: number): boolean =>
  cell + columns >= sorts.length || sorts[cell + columns] !== 'empty';
