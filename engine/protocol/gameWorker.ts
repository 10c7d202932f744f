/** A web worker that judges positions and moves, and makes exercises, for pages. */
import { makeDrill } from '../drill/dealing.ts';
import type { DrillGoal } from '../drill/goal.ts';
import { type DrillPosition, type Step, wayTo } from '../drill/way.ts';
import { suggest as suggestPuyo } from '../puyo/advice/suggest.ts';
import { makeTsume } from '../puyo/tsume.ts';
import { judgePair } from '../review/puyo/judgePair.ts';
import type { PuyoTurn, TetrisTurn } from '../review/record.ts';
import { judgeTetris } from '../review/tetris/judgeTurn.ts';
import { suggest } from '../tetris/advice/suggest.ts';
import { serve } from './asking/serve.ts';

const work = {
  tetris: suggest,
  puyo: suggestPuyo,
  /** What a move on a board of this size lost against the best one. */
  judge: (turn: TetrisTurn, columns: number, rows: number) => judgeTetris(turn, { columns, rows }),
  /** The same of a pair. */
  judgePair: (pair: PuyoTurn) => judgePair(pair),
  /** A puzzle of this seed. */
  tsume: makeTsume,
  /** A drill of this seed. */
  drill: makeDrill,
  /** How the drill goes on from here; null where nothing leads to its goal. */
  way: (goal: DrillGoal, position: DrillPosition): Step[] | null =>
    wayTo(goal, position)?.map(({ step }) => step) ?? null,
};
export type GameWork = typeof work;

serve(work);
