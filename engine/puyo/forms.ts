import { columns } from './rules.ts';
import { type FormName } from './types.ts';

/**
 * A form as a text pattern, top row first, standing on the floor: the same letter stands for the same colour, letters
 * that touch for different ones, '.' for anything. It may be mirrored.
 */
export interface Form {
  name: FormName;
  rows: readonly string[];
  /** The field's column of the pattern's first one (0 = left); null: anywhere. */
  at: number | null;
  /** One puyo of `letter`, dropped on this column of the pattern, fires the complete form for so many steps. */
  fired: { letter: string; column: number; chains: number };
}

/** Our own definitions; that each works as a chain is proven by what fires it. */
export const forms: readonly Form[] = [
  { name: 'gtr', rows: ['CCA', 'AAB', 'ABB'], at: 0, fired: { letter: 'B', column: 3, chains: 2 } },
  { name: 'newGtr', rows: ['CA.', 'ABA', 'ABB'], at: 0, fired: { letter: 'B', column: 3, chains: 2 } },
  {
    name: 'stairs',
    rows: ['BCD.', 'ABCD', 'ABCD', 'ABCD'],
    at: null,
    fired: { letter: 'A', column: -1, chains: 4 },
  },
  { name: 'sandwich', rows: ['B..', 'AAA', 'BBB'], at: null, fired: { letter: 'A', column: 1, chains: 2 } },
  {
    name: 'key',
    rows: ['.BC..', 'ABCC.', 'AABBC'],
    at: null,
    fired: { letter: 'A', column: 0, chains: 3 },
  },
  { name: 'tail', rows: ['BB.', 'AB.', 'AAB'], at: 3, fired: { letter: 'A', column: -1, chains: 2 } },
];

/** The same form seen in a mirror. */
export function mirrored({ name, rows, at, fired }: Form): Form {
  const width = rows[0]!.length;
  return {
    name,
    rows: rows.map((row) => [...row].reverse().join('')),
    at: at === null ? null : columns - width - at,
    fired: { ...fired, column: width - 1 - fired.column },
  };
}
