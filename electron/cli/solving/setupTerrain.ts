import { existsSync } from 'node:fs';
import type { Target } from '../../../engine/solver/fields/target.ts';
import { FumenError, fumenColumns, holdsFumen } from '../../../engine/tetris/notation/fumen.ts';
import { readTextSetup } from '../../../engine/tetris/notation/textBoard.ts';
import { PositionError } from '../../../engine/tetris/rules/board.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf, readText } from '../console/input.ts';
import { rowsOfPage } from '../tiling/terrain.ts';

/** Which colours of a fumen are cells to fill and which are margin; gray stays as it is. */
export interface Colours {
  page: number;
  /** Letters of pieces; where absent, all that are no margin. */
  fill?: string;
  margin: string;
}

/** What is filled already, as masks from the bottom row up, and what is to be filled. */
export interface SetupTerrain {
  rows: number[];
  target: Target;
}

const looksLikeRows = /^[#*+XGIOTSZJL._0\s/;-]+$/i;

/**
 * The terrain that an argument names: a fumen or a link with one, rows of text parted by '/' ('#' to fill, '*' margin, letters
 * are filled), a file with either of them, or '-' for stdin. Throws Failure that names the argument.
 */
export async function readSetupTerrain(argument: string, colours: Colours): Promise<SetupTerrain> {
  const isFile = argument === '-' || existsSync(argument);
  const isText = !isFile && (looksLikeRows.test(argument) || holdsFumen(argument));
  const text = isText ? argument : await readText(argument);
  try {
    return terrainOf(holdsFumen(text) ? ofFumen(text, colours) : readTextSetup(text));
  } catch (error) {
    if (error instanceof FumenError || error instanceof PositionError)
      throw new Failure(`${isText ? 'the terrain' : nameOf(argument)}: ${error.message}`);
    throw error;
  }
}

/** In the signs of text. */
function ofFumen(text: string, { page, fill, margin }: Colours): string[] {
  const signOf = (letter: string): string => {
    if (letter === '.' || letter === 'X') return letter;
    if (margin.includes(letter)) return '*';
    return fill === undefined || fill.includes(letter) ? '#' : 'X';
  };
  return rowsOfPage(text, page).map((row) => Array.from(row, signOf).join(''));
}

function terrainOf(text: readonly string[]): SetupTerrain {
  const wide = text.find((row) => row.length !== fumenColumns);
  if (wide !== undefined)
    throw new PositionError(`a row has ${wide.length} cells; ${fumenColumns} are needed`);
  const masksOf = (isMeant: (sign: string) => boolean): number[] =>
    text
      .map((row) => [...row].reduce((mask, sign, x) => (isMeant(sign) ? mask | (1 << x) : mask), 0))
      .reverse();
  return {
    rows: masksOf((sign) => !'.#*'.includes(sign)),
    target: { fill: masksOf((sign) => sign === '#'), margin: masksOf((sign) => sign === '*'), spin: null },
  };
}
