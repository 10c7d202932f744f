/** Names of the patterns that puzzles practise, see `familyOf`. */
import type { Category } from './types.ts';

/** A piece and its mirror image under one name. */
export const pieceKinds = ['I', 'JL', 'SZ', 'O', 'T'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** Whether a piece becomes the slot's roof, or it is there already (a well has none) and pieces only fill the rows. */
export const patternKinds = ['roof', 'fill'] as const;
type PatternKind = (typeof patternKinds)[number];

export interface Family {
  category: Category;
  moves: number;
  pattern: PatternKind;
  /** The one that becomes the roof, or the first one. */
  piece: PieceKind;
}

/** What a family is made of, by the name that `familyOf` gives it; null where there is none of this name. */
export function readFamily(name: string): Family | null {
  const found = /^(tsd|donation|tst|four)([1-4])-(roof|fill)(I|JL|SZ|O|T)$/.exec(name);
  if (!found) return null;
  const [, category, moves, pattern, piece] = found;
  return {
    category: category as Category,
    moves: Number(moves),
    pattern: pattern as PatternKind,
    piece: piece as PieceKind,
  };
}
