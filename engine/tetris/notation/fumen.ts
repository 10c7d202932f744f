/** Boards as fumen codes, the field's common links: read in versions 110 and 115, written in version 115. */
import { Field, type EncodePage, encoder } from 'tetris-fumen';
import { cellsOf, turnsOf } from '../rules/pieces.ts';
import { type Location } from '../types.ts';
import { type FumenVersion, decodeFumen, mostPages, tooManyPages } from './fumenDecoder.ts';
import {
  type FumenPage,
  FumenError,
  fumenColumns,
  fumenDigits,
  fumenLetters,
  fumenRows,
} from './fumenPage.ts';

export { type FumenPage, FumenError, fumenColumns, fumenRows } from './fumenPage.ts';

/** What a page is made of; what is absent is empty, and a piece locks. */
export type FumenDraft = Partial<Omit<FumenPage, 'quiz'>>;

const readable: readonly FumenVersion[] = ['110', '115'];
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
  const found = codesIn(text);
  if (found.length === 0) throw new FumenError('there is no fumen code in it (v115@...)');
  const pages: FumenPage[] = [];
  for (const { version, data } of found) {
    const known = readable.find((one) => one === version);
    if (!known) throw new FumenError(`fumen version ${version} can't be read; ${readable.join(' and ')} can`);
    for (const page of decodePages(known, data)) pages.push(page);
    if (pages.length > mostPages) throw tooManyPages();
  }
  return pages;
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
function decodePages(version: FumenVersion, data: string): FumenPage[] {
  const whole = /^[A-Za-z0-9+/?\s]*/.exec(data)![0].replace(/[?\s]/g, '');
  const first = /^[A-Za-z0-9+/?]*/.exec(data)![0].replaceAll('?', '');
  try {
    return decode(version, whole);
  } catch (error) {
    if (first === whole) throw error;
    return decode(version, first);
  }
}

function decode(version: FumenVersion, data: string): FumenPage[] {
  if (data === '') throw new FumenError('the fumen code ends after its version');
  return decodeFumen(version, data);
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
  if (odd) throw new FumenError(`${JSON.stringify(odd[0])} is not a cell of a fumen`);
  return Field.create(letters.slice(0, -1).join(''), letters.at(-1)!);
}

function makeOperation(location: Location): NonNullable<EncodePage['operation']> {
  const inside = cellsOf(location).every(([x, y]) => x >= 0 && x < fumenColumns && y >= 0 && y < fumenRows);
  if (!inside) throw new FumenError(`${location.type} is outside the field of a fumen`);
  const { type, x, y, orientation } = location;
  return { type, rotation: rotations[turnsOf(orientation)]!, x, y };
}

/** Cell codes of fumens, by letter; garbage is gray. */
const codes: Readonly<Record<string, number>> = Object.fromEntries(
  [...'.IOTSZJLXG'].map((letter) => [letter, fumenLetters.indexOf(letter === 'G' ? 'X' : letter)]),
);

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
    data += fumenDigits[run % 64]! + fumenDigits[run >> 6]!;
    runs++;
  }
  // A field without a change is written with the number of pages that it stays so.
  return `v115@${broken(`${data}${runs === 1 ? 'A' : ''}${plainPage}`)}`;
}

/** Codes are broken by '?' after 42 letters, then after every 47. */
function broken(data: string): string {
  return data.length <= 42 ? data : `${data.slice(0, 42)}${data.slice(42).replace(/.{1,47}/g, '?$&')}`;
}
