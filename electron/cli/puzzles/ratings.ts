import { createReadStream } from 'node:fs';
import { PositionError } from '../../../engine/tetris/rules/board.ts';
import { ratedPuzzle } from '../../../engine/puzzle/rated.ts';
import type { SaidOf } from '../../../engine/puzzle/rating/likes.ts';
import { readPuzzle } from '../../../engine/puzzle/reading.ts';
import { linesOf } from '../console/bounded.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf, reasonOf } from '../console/input.ts';

/** What a line of ratings looks like, for help texts. */
export const ratingWords =
  'JSON Lines {"puzzle": {...}, "interest": 1 to 5, "difficulty": 1 to 5, "like": true or false}, of which any may lack';

/** Throws PositionError. */
function readLine(line: string): SaidOf {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || !('puzzle' in value))
    throw new PositionError('is not an object with "puzzle"');
  const fields = value as Record<string, unknown>;
  const puzzle = ratedPuzzle(readPuzzle(fields['puzzle']));
  if (!puzzle) throw new PositionError('the puzzle has no answer');
  const { like } = fields;
  if (like !== undefined && typeof like !== 'boolean')
    throw new PositionError('"like" has to be true or false');
  const [interest, difficulty] = [readScore(fields, 'interest'), readScore(fields, 'difficulty')];
  if (like === undefined && interest === undefined && difficulty === undefined)
    throw new PositionError('has neither "interest" nor "difficulty" nor "like"');
  return {
    puzzle,
    ...(interest !== undefined && { interest }),
    ...(difficulty !== undefined && { difficulty }),
    ...(like !== undefined && { like }),
  };
}

function readScore(fields: Record<string, unknown>, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !(value >= 1 && value <= 5))
    throw new PositionError(`"${name}" has to be a number from 1 to 5`);
  return value;
}

/** Throws a Failure. */
async function* linesIn(file: string): AsyncGenerator<string> {
  try {
    yield* linesOf(file === '-' ? process.stdin : createReadStream(file));
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${nameOf(file)}: ${reasonOf(error)}`);
  }
}

/** The ratings in a file, or on stdin where its name is '-'. Throws a Failure that names the line. */
export async function ratingsIn(file: string): Promise<SaidOf[]> {
  const said: SaidOf[] = [];
  let number = 0;
  for await (const line of linesIn(file)) {
    number++;
    if (line.trim() !== '') said.push(readRating(line, `${nameOf(file)}: line ${number}`));
  }
  if (said.length === 0) throw new Failure(`${nameOf(file)}: has no ratings`);
  return said;
}

function readRating(line: string, where: string): SaidOf {
  try {
    return readLine(line);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(`${where} is not JSON`);
    throw error instanceof PositionError ? new Failure(`${where}: ${error.message}`) : error;
  }
}
