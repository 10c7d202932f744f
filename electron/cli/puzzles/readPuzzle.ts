import type { Location } from '../../../engine/tetris/types.ts';
import { type GivenPuzzle, readAnswer, readPuzzle } from '../../../engine/puzzle/reading.ts';
import { named, readText } from '../console/input.ts';

/** The puzzle in a file, or on stdin where its name is '-'. Throws a Failure that names what is wrong with it. */
export async function puzzleIn(file: string): Promise<GivenPuzzle> {
  const text = await readText(file);
  return named(file, () => readPuzzle(JSON.parse(text)));
}

/** The answer in a file, or on stdin where its name is '-'. Throws a Failure. */
export async function answerIn(file: string): Promise<Location[]> {
  const text = await readText(file);
  return named(file, () => readAnswer(JSON.parse(text)));
}
