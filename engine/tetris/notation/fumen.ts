/** Boards as fumen codes, the field's common links: read in versions 110 and 115, written in version 115. */
import { Field, type EncodePage, type Page, decoder, encoder } from 'tetris-fumen';
import { cellsOf, turnsOf } from '../rules/pieces.ts';
import { type Location, type Piece, orientations, pieces } from '../types.ts';

/** Columns and rows of every fumen field; the garbage row below it is not counted. */
export const fumenColumns = 10;
export const fumenRows = 23;

/** A code that can't be read: its message is one line. */
export class FumenError extends Error {
  override name = 'FumenError';
}

/** The pieces that a quiz comment announces: `#Q=[hold](current)next`. */
export interface FumenQuiz {
  hold: Piece | null;
  /** The current piece first. */
  queue: Piece[];
}

export interface FumenPage {
  /** The field before the page's own piece: 23 rows, top first, ten letters each: '.' empty, a piece's letter, 'X' gray. */
  rows: string[];
  /** The row below the field that a rise brings in, in the same letters. */
  garbage: string;
  /** The piece that the page shows, as TBP has locations. */
  piece: Location | null;
  comment: string;
  quiz: FumenQuiz | null;
  /** The piece locks, and full rows go, before the next page. */
  lock: boolean;
}

/** What a page is made of; what is absent is empty, and a piece locks. */
export type FumenDraft = Partial<Omit<FumenPage, 'quiz'>>;

const readable = ['110', '115'];
const rotations = ['spawn', 'right', 'reverse', 'left'] as const;

/** True where a text holds a fumen code, readable or not. */
export function holdsFumen(text: string): boolean {
  return codesIn(text).length > 0;
}

/**
 * The pages of a code, of a link with a code in it, or of several of them one after the other. The prefixes v, d, m and D
 * (for viewing and editing) mean the same. Throws FumenError.
 */
export function parseFumen(text: string): FumenPage[] {
  const codes = codesIn(text);
  if (codes.length === 0) throw new FumenError('there is no fumen code in it (v115@...)');
  return codes.flatMap(({ version, data }) => {
    if (!readable.includes(version))
      throw new FumenError(`fumen version ${version} can't be read; ${readable.join(' and ')} can`);
    return decodePages(version, data);
  });
}

interface Code {
  version: string;
  /** Everything up to the next code. */
  data: string;
}

function codesIn(text: string): Code[] {
  const plain = text.replace(/%(2[BbFf]|3[Ff]|40)/g, (escape) => decodeURIComponent(escape));
  const starts = [...plain.matchAll(/(?<![A-Za-z0-9])[vdmVDM](\d{3})@/g)];
  return starts.map((start, index) => ({
    version: start[1]!,
    data: plain.slice(start.index + start[0].length, starts[index + 1]?.index),
  }));
}

/** A code may be broken over lines, or words may follow it; which of the two is the case shows in the reading. */
function decodePages(version: string, data: string): FumenPage[] {
  const whole = /^[A-Za-z0-9+/?\s]*/.exec(data)![0].replace(/[?\s]/g, '');
  const first = /^[A-Za-z0-9+/?]*/.exec(data)![0].replaceAll('?', '');
  try {
    return decode(version, whole);
  } catch (error) {
    if (first === whole) throw error;
    return decode(version, first);
  }
}

function decode(version: string, data: string): FumenPage[] {
  if (data === '') throw new FumenError('the fumen code ends after its version');
  try {
    return decoder.decode(`v${version}@${data}`).map(readPage);
  } catch (error) {
    throw new FumenError(
      error instanceof FumenError ? error.message : 'the fumen code is damaged or incomplete',
    );
  }
}

function readPage(page: Page, index: number): FumenPage {
  const { field, comment, flags } = page;
  const row = (y: number): string =>
    Array.from({ length: fumenColumns }, (_, x) => letterOf(field.at(x, y))).join('');
  return {
    rows: Array.from({ length: fumenRows }, (_, line) => row(fumenRows - 1 - line)),
    garbage: row(-1),
    piece: readOperation(page, index),
    comment,
    quiz: readQuiz(comment),
    lock: flags.lock,
  };
}

function letterOf(kind: string): string {
  return kind === '_' ? '.' : kind;
}

function readOperation(page: Page, index: number): Location | null {
  const { operation } = page;
  const type = pieces.find((piece) => piece === operation?.type);
  if (!operation || !type) return null;
  if (!page.mino().isValid())
    throw new FumenError(`page ${index + 1} of the fumen has a piece outside the field`);
  const orientation = orientations[rotations.indexOf(operation.rotation)]!;
  return { type, orientation, x: operation.x, y: operation.y };
}

function readQuiz(comment: string): FumenQuiz | null {
  const found = /^#Q=\[([IOTSZJL]?)\]\(([IOTSZJL]?)\)([IOTSZJL]*)/.exec(comment);
  if (!found) return null;
  return {
    hold: (found[1] || null) as Piece | null,
    queue: [...`${found[2]}${found[3]}`] as Piece[],
  };
}

/** The code of some pages, in version 115. Throws FumenError where a page can't be written: too large, or a quiz that is none. */
export function makeFumen(pages: readonly FumenDraft[]): string {
  const drafts = pages.map(draftPage);
  try {
    return encoder.encode(drafts);
  } catch (error) {
    throw new FumenError(`the pages make no fumen: ${(error as Error).message}`);
  }
}

function draftPage({ rows = [], garbage, piece, comment, lock = true }: FumenDraft): EncodePage {
  return {
    field: makeField(rows, garbage ?? '.'.repeat(fumenColumns)),
    ...(piece && { operation: makeOperation(piece) }),
    ...(comment !== undefined && { comment }),
    flags: { lock },
  };
}

function makeField(rows: readonly string[], garbage: string): Field {
  const wide = [...rows, garbage].find((row) => row.length !== fumenColumns);
  if (rows.length > fumenRows || wide !== undefined)
    throw new FumenError(`a fumen has ${fumenColumns} columns and at most ${fumenRows} rows`);
  const letters = [...rows, garbage].map((row) => row.replaceAll('.', '_').replaceAll('G', 'X'));
  const odd = letters.join('').match(/[^_XIOTSZJL]/);
  if (odd) throw new FumenError(`${JSON.stringify(odd[0])} is no cell of a fumen`);
  return Field.create(letters.slice(0, -1).join(''), letters.at(-1)!);
}

function makeOperation(location: Location): NonNullable<EncodePage['operation']> {
  const inside = cellsOf(location).every(([x, y]) => x >= 0 && x < fumenColumns && y >= 0 && y < fumenRows);
  if (!inside) throw new FumenError(`${location.type} stands outside the field of a fumen`);
  const { type, x, y, orientation } = location;
  return { type, rotation: rotations[turnsOf(orientation)]!, x, y };
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Cell codes of fumens, by letter. */
const codes: Readonly<Record<string, number>> = {
  '.': 0,
  I: 1,
  L: 2,
  O: 3,
  Z: 4,
  T: 5,
  J: 6,
  S: 7,
  X: 8,
  G: 8,
};
const fieldCells = fumenColumns * (fumenRows + 1);
/** The end of a first page without piece and comment, which locks and is coloured. */
const plainPage = 'AgH';

/**
 * As makeFumen for one page that shows a field and nothing else, and many times as fast: `cells[y * 10 + x]` are letters
 * of text boards, from the bottom row up; those that are absent are empty.
 */
export function makeFieldFumen(cells: readonly (string | undefined)[]): string {
  const letterAt = (place: number): string | undefined =>
    cells[(fumenRows - 1 - Math.floor(place / fumenColumns)) * fumenColumns + (place % fumenColumns)];
  let data = '';
  let runs = 0;
  for (let from = 0, to: number; from < fieldCells; from = to) {
    const code = codes[letterAt(from) ?? '.'] ?? 0;
    for (to = from + 1; to < fieldCells && (codes[letterAt(to) ?? '.'] ?? 0) === code;) to++;
    const run = (8 + code) * fieldCells + to - from - 1;
    data += digits[run % 64]! + digits[run >> 6]!;
    runs++;
  }
  // A field without a change is told with the number of pages that it stays so.
  return `v115@${broken(`${data}${runs === 1 ? 'A' : ''}${plainPage}`)}`;
}

/** Codes are broken by '?' after 42 letters, then after every 47. */
function broken(data: string): string {
  return data.length <= 42 ? data : `${data.slice(0, 42)}${data.slice(42).replace(/.{1,47}/g, '?$&')}`;
}
