/** Reads the data of a fumen, page by page: each field is stored as what differs from the page before. */
import { cellsOf } from '../rules/pieces.ts';
import { pieces, type Location } from '../types.ts';
import {
  FumenError,
  fumenColumns,
  fumenDigits,
  fumenLetters,
  fumenRows,
  type FumenPage,
} from './fumenPage.ts';
import { quizAfter, quizIn, readQuiz, shownQuiz } from './fumenQuiz.ts';

/** Pages of one text: a game has hundreds. */
export const mostPages = 20_000;

/** Rows of the field in a version; all have ten columns, and the garbage row below. */
const rowsOfVersion = { '110': 21, '115': 23 } as const;
export type FumenVersion = keyof typeof rowsOfVersion;

/** The numbers in a code, each of several digits to the base of 64, the lowest first. */
class Numbers {
  #at = 0;

  constructor(private readonly data: string) {}

  get isAtEnd(): boolean {
    return this.#at >= this.data.length;
  }

  readDigits(digits: number): number {
    let value = 0;
    for (let digit = 0; digit < digits; digit++) {
      const worth = fumenDigits.indexOf(this.data[this.#at++] ?? ' ');
      if (worth < 0) throw damaged();
      value += worth * 64 ** digit;
    }
    return value;
  }
}

export const tooManyPages = (): FumenError => new FumenError(`the fumen has more than ${mostPages} pages`);
const damaged = (): FumenError => new FumenError('the fumen code is damaged or incomplete');

/** `data`: digits alone. Throws FumenError. The work grows with the length of the data. */
export function decodeFumen(version: FumenVersion, data: string): FumenPage[] {
  const numbers = new Numbers(data);
  const reader = new PageReader(numbers, rowsOfVersion[version]);
  const pages: FumenPage[] = [];
  while (!numbers.isAtEnd) {
    if (pages.length >= mostPages) throw tooManyPages();
    pages.push(reader.readPage(pages.length));
  }
  return pages;
}

interface Action {
  piece: Location | null;
  rises: boolean;
  mirrors: boolean;
  hasComment: boolean;
  lock: boolean;
}

/** What is carried from page to page. */
class PageReader {
  /** Cell codes, the garbage row first, then the field from the bottom row up. */
  #cells = new Uint8Array(fumenColumns * (fumenRows + 1));
  #rows: string[] | null = null;
  /** Pages to come without a change of the field. */
  #unchanged = 0;
  #comment = '';
  #quiz: string | null = null;

  constructor(
    private readonly numbers: Numbers,
    private readonly height: number,
  ) {}

  readPage(index: number): FumenPage {
    if (this.#unchanged > 0) this.#unchanged--;
    else this.#change();
    const action = this.#action(index);
    const comment = this.#commentOf(action);
    this.#rows ??= this.#drawnRows();
    const page = {
      rows: this.#rows.slice(0, -1),
      garbage: this.#rows.at(-1)!,
      piece: action.piece,
      comment,
      quiz: readQuiz(comment),
      lock: action.lock,
    };
    if (action.lock) this.#lock(action);
    return page;
  }

  /** Runs of cells, from the top row on, each with what is added to their codes. */
  #change(): void {
    const count = fumenColumns * (this.height + 1);
    for (let at = 0; at < count;) {
      const run = this.numbers.readDigits(2);
      const difference = Math.floor(run / count) - 8;
      const length = (run % count) + 1;
      if (at + length > count) throw damaged();
      if (difference === 0 && length === count) this.#unchanged = this.numbers.readDigits(1);
      if (difference !== 0) this.#add(at, length, difference);
      at += length;
    }
  }

  #add(from: number, length: number, difference: number): void {
    this.#rows = null;
    for (let at = from; at < from + length; at++) {
      const row = this.height - Math.floor(at / fumenColumns);
      const cell = row * fumenColumns + (at % fumenColumns);
      const code = this.#cells[cell]! + difference;
      if (code < 0 || code >= fumenLetters.length) throw damaged();
      this.#cells[cell] = code;
    }
  }

  #action(index: number): Action {
    let rest = this.numbers.readDigits(3);
    const next = (below: number): number => {
      const value = rest % below;
      rest = Math.floor(rest / below);
      return value;
    };
    const [type, turn, place] = [next(8), next(4), next(fumenColumns * (this.height + 1))];
    const [rises, mirrors, , hasComment] = [next(2), next(2), next(2), next(2)].map(Boolean);
    const piece = this.#pieceAt(type, turn, place);
    if (piece && !isInside(piece))
      throw new FumenError(`page ${index + 1} of the fumen has a piece outside the field`);
    return { piece, rises: rises!, mirrors: mirrors!, hasComment: hasComment!, lock: next(2) === 0 };
  }

  #pieceAt(code: number, turn: number, place: number): Location | null {
    const type = pieces.find((piece) => piece === fumenLetters[code]);
    if (!type) return null;
    const orientation = turns[turn]!;
    const [dx, dy] = offsets[`${type} ${orientation}`] ?? [0, 0];
    const y = this.height - 1 - Math.floor(place / fumenColumns);
    return { type, orientation, x: (place % fumenColumns) + dx, y: y + dy };
  }

  /** A page without a comment of its own has the last one, or what is left of its quiz. */
  #commentOf({ hasComment, lock, piece }: Action): string {
    if (hasComment) {
      this.#comment = this.#takeComment();
      this.#quiz = quizIn(this.#comment);
    }
    const shown = hasComment || this.#quiz === null ? this.#comment : shownQuiz(this.#quiz);
    if (this.#quiz !== null && lock) this.#quiz = quizAfter(this.#quiz, piece?.type ?? null);
    return shown;
  }

  /** Four characters of ASCII in five digits; others are written as JavaScript's `escape` does. */
  #takeComment(): string {
    const length = this.numbers.readDigits(2);
    const letters: string[] = [];
    while (letters.length < length) {
      let group = this.numbers.readDigits(5);
      for (let letter = 0; letter < 4; letter++) {
        if (group % 96 === 95) throw damaged();
        letters.push(String.fromCharCode(32 + (group % 96)));
        group = Math.floor(group / 96);
      }
    }
    const text = letters.slice(0, length).join('');
    return text.replace(/%u([0-9A-Fa-f]{4})|%([0-9A-Fa-f]{2})/g, (_, four?: string, two?: string) =>
      String.fromCharCode(parseInt(four ?? two!, 16)),
    );
  }

  /** The piece stays, full rows go, the garbage row comes in, and the field is turned over: in this order. */
  #lock({ piece, rises, mirrors }: Action): void {
    const before = this.#cells;
    let rows = Array.from({ length: fumenRows }, (_, y) => before.slice((y + 1) * 10, (y + 2) * 10));
    if (piece) for (const [x, y] of cellsOf(piece)) rows[y]![x] = fumenLetters.indexOf(piece.type);
    rows = rows.filter((row) => row.includes(0));
    let garbage = before.slice(0, 10);
    if (rises) [rows, garbage] = [[garbage, ...rows].slice(0, fumenRows), new Uint8Array(10)];
    if (mirrors) for (const row of rows) row.reverse();
    const after = new Uint8Array(before.length);
    after.set(garbage);
    rows.forEach((row, y) => after.set(row, (y + 1) * 10));
    if (after.some((code, at) => code !== before[at])) this.#rows = null;
    this.#cells = after;
  }

  /** The field from the top, then the garbage row. */
  #drawnRows(): string[] {
    const rows = Array.from({ length: fumenRows + 1 }, (_, y) =>
      Array.from(this.#cells.subarray(y * 10, y * 10 + 10), (code) => fumenLetters[code]).join(''),
    );
    return rows.reverse();
  }
}

/** As fumens number them. */
const turns = ['south', 'east', 'north', 'west'] as const;

/** Where fumens have another centre than the SRS: how far ours lies from theirs. */
const offsets: Readonly<Record<string, readonly [number, number]>> = {
  'O west': [1, -1],
  'O south': [1, 0],
  'O north': [0, -1],
  'I south': [1, 0],
  'I west': [0, -1],
  'S north': [0, -1],
  'S east': [-1, 0],
  'Z north': [0, -1],
  'Z west': [1, 0],
};

function isInside(piece: Location): boolean {
  return cellsOf(piece).every(([x, y]) => x >= 0 && x < fumenColumns && y >= 0 && y < fumenRows);
}
