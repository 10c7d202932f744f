/** Converts the builds in a fumen to ways for a question to a solver. */
import type { FumenPage } from '../../tetris/notation/fumenPage.ts';
import { cellsOf, distinctTurns, shapes } from '../../tetris/rules/pieces.ts';
import { type Cell, type Piece, pieces } from '../../tetris/types.ts';
import { QuestionError } from './question.ts';
import { columns, fullRow } from '../fields/viable.ts';
import { type Laid, fillings } from '../ways/ways.ts';

export interface Build {
  /** The number of its first page, from 1. */
  page: number;
  /** The filled cells before it, as masks from the bottom row up. */
  rows: number[];
  /** The possible divisions of its cells into pieces: more than one if a picture is ambiguous. */
  ways: Laid[][];
}

/** The most divisions of a picture that are tried. */
const mostDivisions = 1000;

/**
 * One build of all pieces, where the pages place pieces one after the other; else each page is a picture of one, whose coloured
 * cells are pieces on top of the gray ones. Throws QuestionError.
 */
export function buildsOf(pages: readonly FumenPage[]): Build[] {
  if (pages.some(({ piece, lock }) => piece && lock)) return [playedBuild(pages)];
  return pages.map(pictureBuild);
}

/** Every cell of a field keeps its original place, however many rows have been cleared below it. */
function playedBuild(pages: readonly FumenPage[]): Build {
  const first = masksOf(pages[0]!.rows, (letter) => letter !== '.');
  const now = [...first];
  const way: Laid[] = [];
  for (const { piece, lock } of pages) {
    if (!piece || !lock) continue;
    const left = [...now.keys()].filter((y) => now[y] !== fullRow);
    const cells = cellsOf(piece).map(([x, y]): Cell => [x, left[y] ?? now.length]);
    const isFree = cells.every(([x, y]) => y < now.length && ((now[y]! >>> x) & 1) === 0);
    if (!isFree) throw new QuestionError(`piece ${way.length + 1}, ${piece.type}, overlaps filled cells`);
    for (const [x, y] of cells) now[y]! |= 1 << x;
    way.push({ piece: piece.type, cells: inOrder(cells) });
  }
  return { page: 1, rows: trimmed(first, now), ways: [way] };
}

function pictureBuild({ rows: text }: FumenPage, at: number): Build {
  const fixed = masksOf(text, (letter) => letter === 'X');
  const all = masksOf(text, (letter) => letter !== '.');
  const rows = trimmed(fixed, all);
  const places = pieces.flatMap((piece) =>
    placesIn(
      masksOf(text, (letter) => letter === piece),
      all,
      piece,
    ),
  );
  const coloured = inOrder(cellsIn(all.map((row, y) => row & ~fixed[y]!)));
  if (coloured.length === 0) throw new QuestionError(`page ${at + 1} has no coloured cells`);
  const ways: Laid[][] = [];
  for (const way of fillings(
    coloured,
    places,
    pieces.map(() => Infinity),
  )) {
    if (ways.push(way) > mostDivisions)
      throw new QuestionError(`page ${at + 1}: there are too many ways to divide it into pieces`);
  }
  if (ways.length === 0) throw new QuestionError(`page ${at + 1}: its colours can't be divided into pieces`);
  return { page: at + 1, rows, ways };
}

/**
 * Every place of a piece within its colour, including places with full rows of the picture between its cells, which
 * may have been cleared before.
 */
function placesIn(colour: readonly number[], all: readonly number[], piece: Piece): Laid[] {
  const found: Laid[] = [];
  for (const turns of distinctTurns[piece]) {
    const shape = shapes[piece][turns]!;
    const bottom = Math.min(...shape.map(([, y]) => y));
    const height = Math.max(...shape.map(([, y]) => y)) - bottom + 1;
    for (const rows of rowChoices(all, height))
      for (let x = -2; x < columns + 2; x++) {
        const cells = shape.map(([dx, dy]): Cell => [x + dx, rows[dy - bottom]!]);
        if (cells.every(([cx, cy]) => cx >= 0 && cx < columns && (colour[cy]! >>> cx) & 1))
          found.push({ piece, cells: inOrder(cells) });
      }
  }
  return found;
}

/** Rows from the bottom up that can be adjacent once full rows between them have been cleared. */
function rowChoices(all: readonly number[], height: number): number[][] {
  let choices = all.map((_, y) => [y]);
  for (let count = 1; count < height; count++)
    choices = choices.flatMap((rows) => {
      const longer: number[][] = [];
      for (let y = rows.at(-1)! + 1; y < all.length; y++) {
        longer.push([...rows, y]);
        if (all[y] !== fullRow) break;
      }
      return longer;
    });
  return choices;
}

/** As masks from the bottom row up, of text rows with the top row first. */
function masksOf(text: readonly string[], isMeant: (letter: string) => boolean): number[] {
  return text
    .map((row) => [...row].reduce((mask, letter, x) => (isMeant(letter) ? mask | (1 << x) : mask), 0))
    .reverse();
}

/** Without rows above the highest one that is used. */
function trimmed(rows: readonly number[], used: readonly number[]): number[] {
  return rows.slice(0, used.findLastIndex((row) => row !== 0) + 1);
}

function cellsIn(rows: readonly number[]): Cell[] {
  return rows.flatMap((row, y) =>
    Array.from({ length: columns }, (_, x): Cell => [x, y]).filter(([x]) => (row >>> x) & 1),
  );
}

/** From the bottom row up, the order of cells in fields. */
function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}
