/** Reads a Puyo field from any text that people paste: one reader for every page and command. */
import { type Alphabet, lettersOf } from '../../tetris/notation/pasted/letters.ts';
import { splitRows } from '../../tetris/notation/pasted/pastedRows.ts';
import { withoutSpareRows } from '../../tetris/notation/textBoard.ts';
import { type ReadField, parseField } from '../rules/field.ts';
import { columns, visibleRows } from '../rules/rules.ts';
import { puyoKinds } from '../types.ts';

const circles: Readonly<Record<string, string>> = {
  '🔴': 'R',
  '🟢': 'G',
  '🔵': 'B',
  '🟡': 'Y',
  '🟣': 'P',
  '⚪': 'O',
  '🟥': 'R',
  '🟩': 'G',
  '🟦': 'B',
  '🟨': 'Y',
  '🟪': 'P',
  '⬜': 'O',
};
/** As simulators number them. */
const numbers = '0123456';

const alphabet: Alphabet = { name: 'field', letters: puyoKinds.join(''), letterOf };

/** The field of a text, of the forms that `splitRows` reads; floating puyos are let down. Throws PositionError that names row, column and sign. */
export function readTextField(text: string): ReadField {
  return parseField(withoutSpareRows(lettersOf(splitRows(text, columns), alphabet), visibleRows + 1));
}

/** As readTextField for rows that are separate already, as JSON has them. Throws PositionError. */
export function readFieldRows(rows: readonly string[]): ReadField {
  return parseField(
    lettersOf(
      rows.map((row) => [...row]),
      alphabet,
    ),
  );
}

function letterOf(sign: string): string | null {
  const kind = puyoKinds.find((one) => one === sign.toUpperCase());
  return kind ?? circles[sign] ?? puyoKinds[numbers.indexOf(sign) - 1] ?? null;
}
