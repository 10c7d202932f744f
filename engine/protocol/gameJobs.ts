/** What pages ask of the worker that judges positions and moves, and what it answers. */
import type { Tsume } from '../puyo/tsume.ts';
import type { PuyoTurn, TetrisTurn } from '../review/record.ts';
import type { JudgedTurn } from '../review/review.ts';
import type { Answer, Question } from './answers.ts';

/** A move, and the board that it was made on. */
interface JudgeQuestion {
  id: number;
  turn: TetrisTurn;
  columns: number;
  rows: number;
}

/** A pair, and where it was put. */
interface PairQuestion {
  id: number;
  pair: PuyoTurn;
}

/** A tsume of this seed. */
interface TsumeQuestion {
  id: number;
  tsume: number;
}

export type GameQuestion = Question | JudgeQuestion | PairQuestion | TsumeQuestion;
export type GameAnswer = Answer | { id: number; judged: JudgedTurn } | { id: number; tsume: Tsume };
