/** Reads a Tetris board from any text that people paste: one reader for every page and command. */
import { type Alphabet, lettersOf } from './pasted/letters.ts';
import { splitRows } from './pasted/pastedRows.ts';

const columns = 10;
const letters = 'IOTSZJLXG';

/** Squares and circles by the colours that guideline games give the pieces; the light one lies among dark empty ones. */
const squares: Readonly<Record<string, string>> = {
  '🟦': 'J',
  '🟧': 'L',
  '🟨': 'O',
  '🟩': 'S',
  '🟥': 'Z',
  '🟪': 'T',
  '🟫': 'X',
  '🔵': 'J',
  '🟠': 'L',
  '🟡': 'O',
  '🟢': 'S',
  '🔴': 'Z',
  '🟣': 'T',
  '🩵': 'I',
  '⬜': 'G',
  '⬛': 'X',
};
/** What fills a cell without naming its piece. */
const fillings = '#@*+=█■▓▒◼◾▪●%&$';

const alphabet: Alphabet = { name: 'board', letters, letterOf };
const terrainAlphabet: Alphabet = {
  ...alphabet,
  letters: `#${letters}`,
  letterOf: (sign) => (sign === '#' ? sign : letterOf(sign)),
};

const setupAlphabet: Alphabet = {
  ...alphabet,
  letters: `#*${letters}`,
  letterOf: (sign) => (sign === '#' ? sign : '*+'.includes(sign) ? '*' : letterOf(sign)),
};

/**
 * The rows of a board, top row first: '.' empty, a piece's letter, X of unknown kind, G garbage. The forms are those of `splitRows`.
 * Throws PastedError.
 */
export function readTextBoard(text: string): string[] {
  return lettersOf(splitRows(text, columns), alphabet);
}

/** As readTextBoard for rows that are separate already, as JSON has them. Throws PastedError. */
export function readBoardRows(rows: readonly string[]): string[] {
  return lettersOf(
    rows.map((row) => [...row]),
    alphabet,
  );
}

/** As readTextBoard for a terrain: '#' is to be covered, and stays '#'. Throws PastedError. */
export function readTextTerrain(text: string): string[] {
  return lettersOf(splitRows(text, columns), terrainAlphabet);
}

/** As readTextTerrain with a margin besides: '*' or '+' may be covered, and is '*'. Throws PastedError. */
export function readTextSetup(text: string): string[] {
  return lettersOf(splitRows(text, columns), setupAlphabet);
}

function letterOf(sign: string): string | null {
  const capital = sign.toUpperCase();
  if (capital.length === 1 && letters.includes(capital)) return capital;
  if (squares[sign]) return squares[sign];
  return /^[1-9]\d?$/.test(sign) || fillings.includes(sign) ? 'X' : null;
}

/** Without empty rows on top beyond `most` rows in all. */
export function withoutSpareRows(rows: readonly string[], most: number): string[] {
  const used = rows.findIndex((row) => /[^.]/.test(row));
  const spare = Math.min(Math.max(0, rows.length - most), used < 0 ? rows.length : used);
  return rows.slice(spare);
}
