/** What pages ask of the worker that judges positions and moves, and what it answers. */
import type { Drill, DrillWish } from '../drill/dealing.ts';
import type { DrillGoal } from '../drill/goal.ts';
import type { DrillPosition, Step } from '../drill/way.ts';
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

/** A drill of this seed. */
interface DrillQuestion {
  id: number;
  wish: DrillWish;
  seed: number;
}

/** How a drill goes on to its goal from here. */
interface WayQuestion {
  id: number;
  goal: DrillGoal;
  position: DrillPosition;
}

export type OneAnswered = JudgeQuestion | PairQuestion | TsumeQuestion | DrillQuestion | WayQuestion;
export type GameQuestion = Question | OneAnswered;
export type GameAnswer =
  | Answer
  | { id: number; judged: JudgedTurn }
  | { id: number; tsume: Tsume }
  | { id: number; drill: Drill }
  /** null: nothing leads there. */
  | { id: number; way: Step[] | null };
