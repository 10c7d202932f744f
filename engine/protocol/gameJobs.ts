/** What pages ask of the worker that judges positions and moves, and what it answers. */
import type { Tsume } from '../puyo/tsume.ts';
import type { JudgedTetris } from '../review/tetris/judgeTurn.ts';
import type { TetrisTurn } from '../review/record.ts';
import type { Answer, Question } from './answers.ts';

/** A move, and the board that it was made on. */
interface JudgeQuestion {
  id: number;
  turn: TetrisTurn;
  columns: number;
  rows: number;
}

/** A tsume of this seed. */
interface TsumeQuestion {
  id: number;
  tsume: number;
}

export type GameQuestion = Question | JudgeQuestion | TsumeQuestion;
export type GameAnswer = Answer | { id: number; judged: JudgedTetris } | { id: number; tsume: Tsume };
