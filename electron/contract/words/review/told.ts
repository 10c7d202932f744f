/** What is said of one move: where it went, what was better, and what speaks for each. */
import { type AdviceMessages, factWords } from '../puyo/adviceWords.ts';
import type { Fact } from '../../../../engine/puyo/types.ts';
import type { JudgedPuyo } from '../../../../engine/review/puyo/judgePair.ts';
import type { PairPlace, PuyoTurn, TetrisTurn, Turn } from '../../../../engine/review/record.ts';
import type { JudgedTurn } from '../../../../engine/review/review.ts';
import type { JudgedTetris } from '../../../../engine/review/tetris/judgeTurn.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { Location, Reason } from '../../../../engine/tetris/types.ts';
import type { ReviewWords } from './reviewWords.ts';

export interface Told {
  played: string;
  why: string;
  better: string;
  whyBetter: string;
  /** Whether it was done as a hint said; null: none was shown. */
  hinted: 'same' | 'other' | null;
}

/** More would not be read. */
const mostFacts = 2;

/** Of a turn and what the engine thinks of it; null where the two belong to different games. `columns` of the board. */
export function tellTurn(turn: Turn, judged: JudgedTurn, columns: number, words: ReviewWords): Told | null {
  if (turn.kind === 'piece' && judged.game === 'tetris') return tetrisTold(turn, judged, columns, words);
  return turn.kind === 'pair' && judged.game === 'puyo'
    ? puyoTold(turn, judged, words.everyday.puyo.advice)
    : null;
}

function tetrisTold(
  { placed, hint }: TetrisTurn,
  { useHold, facts, best }: JudgedTetris,
  columns: number,
  words: ReviewWords,
): Told {
  const { everyday } = words;
  const why = (those: readonly Reason[]): string =>
    everyday.sentence(
      those.slice(0, mostFacts).map(({ kind, value }) => everyday.reason[kind](value, columns)),
    );
  return {
    played: placeTold(placed, useHold, words),
    why: why(facts),
    better: placeTold(best.placed, best.useHold, words),
    whyBetter: why(best.facts),
    hinted: hint && (cellsKey(hint) === cellsKey(placed) ? 'same' : 'other'),
  };
}

/** A place by its columns; `holds`: the piece is held first. */
function placeTold(location: Location, holds: boolean, { review }: ReviewWords): string {
  const filled = cellsOf(location).map(([x]) => x + 1);
  const say = holds ? review.placeAfterHold : review.place;
  return say(location.type, Math.min(...filled), Math.max(...filled));
}

function puyoTold({ placed, hint }: PuyoTurn, { facts, best }: JudgedPuyo, advice: AdviceMessages): Told {
  const why = (those: readonly Fact[]): string =>
    advice.facts(those.slice(0, mostFacts).map((fact) => factWords(fact, advice)));
  return {
    played: advice.placeWithin(placed),
    why: why(facts),
    better: advice.placeWithin(best.placed),
    whyBetter: why(best.facts),
    hinted: hint && (isSame(hint, placed) ? 'same' : 'other'),
  };
}

const isSame = (one: PairPlace, other: PairPlace): boolean =>
  one.column === other.column && one.direction === other.direction;

const cellsKey = (location: Location): string => cellsOf(location).map(String).sort().join(' ');
