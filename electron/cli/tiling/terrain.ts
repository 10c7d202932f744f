import { existsSync } from 'node:fs';
import { FumenError, fumenColumns, holdsFumen, parseFumen } from '../../../engine/tetris/notation/fumen.ts';
import { readTextTerrain } from '../../../engine/tetris/notation/textBoard.ts';
import { PositionError } from '../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { type Cell } from '../../../engine/tetris/types.ts';
import { type Region, TerrainError, makeRegion, regionOfRows } from '../../../engine/tiling/region.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf, readText } from '../console/input.ts';

export const markings = ['all', 'gray', 'coloured'] as const;
/** Which cells of a fumen are to be covered; the other filled ones are there already. */
export type Marking = (typeof markings)[number];

export interface Terrain {
  region: Region;
  /** Filled cells that stay as they are. */
  fixed: Cell[];
}

const isMarked: Record<Marking, (letter: string) => boolean> = {
  all: (letter) => letter !== '.',
  gray: (letter) => letter === 'X',
  coloured: (letter) => letter !== '.' && letter !== 'X',
};

/**
 * The terrain that an argument names: a fumen or a link with one, rows of text parted by '/', a file with either of them,
 * or '-' for stdin. Throws Failure that names the argument.
 */
export async function readTerrain(argument: string, page: number, marking: Marking): Promise<Terrain> {
  const isRows = argument !== '-' && !existsSync(argument) && /^[#XGIOTSZJL._0\s/;-]+$/i.test(argument);
  const isText = isRows || (!existsSync(argument) && holdsFumen(argument));
  const text = isText ? argument : await readText(argument);
  const name = isText ? 'the terrain' : nameOf(argument);
  try {
    const terrain = holdsFumen(text) ? ofFumen(text, page, marking) : ofRows(readTextTerrain(text));
    if (terrain.region.cells.length === 0) throw new TerrainError('no cell is marked');
    return terrain;
  } catch (error) {
    if (error instanceof TerrainError || error instanceof FumenError || error instanceof PositionError)
      throw new Failure(`${name}: ${error.message}`);
    throw error;
  }
}

function ofFumen(text: string, number: number, marking: Marking): Terrain {
  const filled = rowsOfPage(text, number);
  const region = regionOfRows(filled, isMarked[marking]);
  const fixed = regionOfRows(filled, (letter) => letter !== '.' && !isMarked[marking](letter)).cells;
  return { region: filled.length > 0 ? region : makeRegion(fumenColumns, 1, []), fixed: [...fixed] };
}

/** The rows of a fumen's page from the highest filled one on, with the piece that it shows. Throws FumenError. */
export function rowsOfPage(text: string, number: number): string[] {
  const pages = parseFumen(text);
  const page = pages[number - 1];
  if (!page) throw new FumenError(`there is no page ${number}; the fumen has ${pages.length}`);
  const own = page.piece ? cellsOf(page.piece) : [];
  const rows = page.rows.map((row, line) => {
    const y = page.rows.length - 1 - line;
    return [...row].map((letter, x) => (isAt(own, x, y) ? page.piece!.type : letter)).join('');
  });
  const height = rows.findIndex((row) => row !== '.'.repeat(fumenColumns));
  return height < 0 ? [] : rows.slice(height);
}

/** '#' is to be covered and letters stay; without any '#' everything that is filled is to be covered. */
function ofRows(rows: readonly string[]): Terrain {
  const isMarkedRow = rows.some((row) => row.includes('#'));
  const isMarked = (letter: string): boolean => (isMarkedRow ? letter === '#' : letter !== '.');
  const fixed = regionOfRows(rows, (letter) => letter !== '.' && !isMarked(letter)).cells;
  return { region: regionOfRows(rows, isMarked), fixed: [...fixed] };
}

function isAt(cells: readonly Cell[], x: number, y: number): boolean {
  return cells.some(([ownX, ownY]) => ownX === x && ownY === y);
}
