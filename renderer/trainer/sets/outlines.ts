/** The estimated difficulty and the pattern of every puzzle in the sets, as text that takes little room. */
import { patternKinds, pieceKinds, readFamily } from '../../../engine/puzzle/families.ts';
import type { PuzzleKind } from '../../../engine/puzzle/sets/figures.ts';
import type { Category } from '../../../engine/puzzle/types.ts';

export interface Outline {
  number: number;
  category: Category;
  moves: number;
  /** From 1 to 5. */
  difficulty: number;
  /** See `familyOf`. */
  family: string;
}

/** Three digits for hundredths of the difficulty, and one for the pattern. */
const length = 4;
const names = patternKinds.flatMap((pattern) => pieceKinds.map((piece) => `${pattern}${piece}`));

/** What of an outline doesn't go without saying where its kind and its number are known. */
export function writeOutline({ difficulty, family }: Pick<Outline, 'difficulty' | 'family'>): string {
  const { pattern, piece } = readFamily(family)!;
  return `${Math.round(100 * difficulty)}${names.indexOf(`${pattern}${piece}`)}`;
}

/** Each puzzle of a set in the order of their numbers. */
export function readOutlines(text: string, { category, moves }: PuzzleKind): Outline[] {
  return Array.from({ length: text.length / length }, (_, number) => {
    const written = text.slice(number * length, (number + 1) * length);
    const family = `${category}${moves}-${names[Number(written.at(-1))]!}`;
    return { number, category, moves, difficulty: Number(written.slice(0, -1)) / 100, family };
  });
}
