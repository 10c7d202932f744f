import { columns } from '../rules/rules.ts';
import { type FormName } from '../types.ts';

/**
 * A form as a text pattern, top row first: the same letter stands for the same colour, letters that touch for different
 * ones, '.' for anything. It may be mirrored.
 */
export interface Form {
  name: FormName;
  rows: readonly string[];
  /** The field's column of the pattern's first one (0 = left); null: anywhere. */
  at: number | null;
  /** May stand on other puyos; else it stands on the floor. */
  lifted: boolean;
  /** One puyo of `letter`, dropped on this column of the pattern, fires the complete form for so many steps. */
  fired: { letter: string; column: number; chains: number };
}

/** Which letter pops first, where it is dropped, and how long the chain is. */
type Shape = [rows: string[], column: number, chains: number];

/**
 * GTR and new GTR: the fold on the side on which a chain turns round. The three As pop, the Bs come together under them,
 * and the C above falls beside the other C, where the rest of the chain begins.
 */
const gtr: Shape[] = [[['ABC', 'AAB', 'BBC'], 0, 2]];
const newGtr: Shape[] = [[['..BC', 'AAAB', 'BBBC'], 0, 2]];

/** 3-1: three of a colour on each other, the fourth on the column before; it falls beside them. */
const stairs: Shape[] = [[['BCD.', 'ABCD', 'ABCD', 'ABCD'], -1, 4]];

/** Some of a colour above another colour, the rest below it: they meet when it has popped. */
const sandwich: Shape[] = [
  [['B..', 'AAA', 'BBB'], 1, 2],
  [['.B.', 'AAA', 'BBB'], 0, 2],
  [['.B.', '.AB', 'AAB', 'CBD'], 0, 2],
];

/** Upright sandwiches of one shape in a row, named by what lies above, below and beside: 1-1-2, 2-1-1, 1-2-1. */
const key: Shape[] = [
  [['.BC.', '.ABC', 'AABC', 'EBCD'], 0, 3],
  [['.BC.', 'ABC.', 'AABC', 'EBCD'], 0, 3],
  [['ABC.', 'AABC', 'EBCD', 'EBCD'], 0, 3],
];

/** Avalanches, named by how many of a colour each column has: they lie on what pops last, and come together below. */
const tail: Shape[] = [
  [['.B.', 'BAB', 'AAB'], -1, 2],
  [['BB.', 'BA.', 'AAB'], -1, 2],
  [['BB.', 'AB.', 'AAB'], -1, 2],
];

function formsOf(
  name: FormName,
  shapes: readonly Shape[],
  { at = null, lifted = false }: Partial<Pick<Form, 'at' | 'lifted'>> = {},
): Form[] {
  return shapes.map(([rows, column, chains]) => ({
    name,
    rows,
    at,
    lifted,
    fired: { letter: 'A', column, chains },
  }));
}

/** The shapes as tutorials teach them, in our own words; that each works as a chain is proven by what fires it. */
export const forms: readonly Form[] = [
  ...formsOf('gtr', gtr, { at: 0 }),
  ...formsOf('newGtr', newGtr, { at: 0 }),
  ...formsOf('stairs', stairs),
  ...formsOf('sandwich', sandwich),
  ...formsOf('key', key),
  ...formsOf('tail', tail, { at: columns / 2, lifted: true }),
];

/** The same form seen in a mirror. */
export function mirrored({ rows, at, fired, ...form }: Form): Form {
  const width = rows[0]!.length;
  return {
    ...form,
    rows: rows.map((row) => [...row].reverse().join('')),
    at: at === null ? null : columns - width - at,
    fired: { ...fired, column: width - 1 - fired.column },
  };
}
