/** What pattern a puzzle practises, so that patterns and not pictures are learnt. Mirror images are one. */
import type { Board, Location, Piece } from '../tetris/types.ts';
import type { PieceKind } from './families.ts';
import { finishesOn } from './goals.ts';
import { playOn } from './puzzle.ts';
import { layAnswer } from './rating/answer.ts';
import { type Category, type GoalKind, goals } from './types.ts';

const kindOf: Readonly<Record<Piece, PieceKind>> = {
  I: 'I',
  J: 'JL',
  L: 'JL',
  S: 'SZ',
  Z: 'SZ',
  O: 'O',
  T: 'T',
};

/** A position with an answer that reaches the goal. */
export interface Pattern {
  board: Board;
  kind: GoalKind;
  category: Category;
  answer: readonly Location[];
}

/** The piece that covers a cell right above the slot first: nothing falls past it any more. */
function roofOf({ board, kind, answer }: Pattern): Piece | null {
  const [finish] = finishesOn(playOn(board, answer), goals[kind]);
  if (!finish) throw new Error('the answer does not reach the goal');
  const { pieces, slot } = layAnswer(board, answer, finish.location);
  const inSlot = (x: number, y: number): boolean => slot.some((cell) => cell[0] === x && cell[1] === y);
  const roof = pieces.find(({ cells }) => cells.some(([x, y]) => inSlot(x, y - 1) && !inSlot(x, y)));
  return roof?.piece ?? null;
}

/** 'tsd2-roofJL': the category, the number of pieces, and the pattern. Throws where it is no answer or has no piece. */
export function familyOf(pattern: Pattern): string {
  const { category, answer, kind } = pattern;
  const roof = kind === 'four' ? null : roofOf(pattern);
  const piece = kindOf[roof ?? answer[0]!.type];
  return `${category}${answer.length}-${roof ? 'roof' : 'fill'}${piece}`;
}
