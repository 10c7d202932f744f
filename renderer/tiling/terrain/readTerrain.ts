/** A terrain from what somebody pastes: a link of this page, a fumen or a link with one, or rows of text. */
import { parseFumen, holdsFumen } from '../../../engine/tetris/notation/fumen.ts';
import { readTextTerrain } from '../../../engine/tetris/notation/textBoard.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { mostColumns, mostRows, resized, trimmed, type Terrain } from './terrain.ts';
import { parseLink, type Shared } from './share.ts';

/** Which cells of a fumen are to be covered; the other filled ones are there already. */
export type Marking = 'all' | 'gray' | 'coloured';

export type Pasted =
  | { kind: 'link'; shared: Shared }
  /** One terrain for each page. */
  | { kind: 'fumen'; pages: Terrain[] }
  | { kind: 'text'; terrain: Terrain };

/** A smaller terrain stands at the left wall of a whole field. */
const leastColumns = 10;
const leastRows = 10;
const isMarked: Record<Marking, (letter: string) => boolean> = {
  all: () => true,
  gray: (letter) => letter === 'X',
  coloured: (letter) => letter !== 'X',
};

/** Throws FumenError for a code that can't be read, PastedError for rows that can't; null for rows too many or too long. */
export function readPasted(text: string, marking: Marking): Pasted | null {
  const shared = parseLink(text);
  if (shared) return { kind: 'link', shared };
  if (holdsFumen(text))
    return { kind: 'fumen', pages: parseFumen(text).map((page) => ofPage(page, marking)) };
  const terrain = ofText(text);
  return terrain && { kind: 'text', terrain };
}

type FumenPage = ReturnType<typeof parseFumen>[number];

function ofPage({ rows, piece }: FumenPage, marking: Marking): Terrain {
  const own = new Set(piece ? cellsOf(piece).map(String) : []);
  const drawn = rows.map((row, line) =>
    [...row]
      .map((letter, x) => (own.has(String([x, rows.length - 1 - line])) ? piece!.type : letter))
      .map((letter) => (letter === '.' ? '.' : isMarked[marking](letter) ? '#' : 'X'))
      .join(''),
  );
  return trimmed(drawn, leastRows);
}

/** '#' is to be covered and letters are there already; without any '#' everything that is filled is to be covered. */
function ofText(text: string): Terrain | null {
  const rows = readTextTerrain(text);
  const width = rows[0]!.length;
  if (width > mostColumns || rows.length > mostRows) return null;
  const isMarked = rows.some((row) => row.includes('#'));
  const terrain = rows.map((row) => row.replace(/[^.#]/g, isMarked ? 'X' : '#'));
  const wide = resized(terrain, Math.max(width, leastColumns), terrain.length);
  return trimmed(wide, leastRows);
}
