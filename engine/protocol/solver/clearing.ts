/** Whether the board of a watched game can be cleared to the last. */
import type { Question } from '../../solver/asking/question.ts';
import {
  type Clearable,
  type Watched,
  clearables,
  unseenCount,
  watchedQuestion,
} from '../../solver/asking/watched.ts';
import { Solver } from '../../solver/Solver.ts';
import { type Run, judgeAll } from './finding.ts';
import { columns } from '../../solver/fields/viable.ts';
import { answerJob } from './jobs.ts';

/** Higher boards and longer queues are too far from a perfect clear for anyone to play for it. */
const mostRows = 4;
const mostUnseen = 3;

export interface ClearOutlook extends Clearable {
  /** With every queue that may come, with none, or with some. */
  answer: 'possible' | 'impossible' | 'depends';
  /** Of all queues that may come, those that clear the rows. */
  solved: number;
  total: number;
}

/** The fewest rows that can be cleared with all queues; else those that can be with most of them. Null where there are no rows, or one judgement was interrupted. */
export async function bestClear<Outlook extends ClearOutlook>(
  clearables: readonly Clearable[],
  judge: (rows: Clearable) => Promise<Outlook | null>,
): Promise<Outlook | null> {
  let best: Outlook | null = null;
  for (const rows of clearables) {
    const judged = await judge(rows);
    if (!judged) return null;
    if (!best || judged.solved / judged.total > best.solved / best.total) best = judged;
    if (best.answer === 'possible') break;
  }
  return best;
}

/** Null where it was interrupted. */
export async function judgeClear(run: Run, rows: Clearable): Promise<ClearOutlook | null> {
  const judged = await judgeAll(run, false);
  if (!judged) return null;
  const solved = judged.reduce((sum, part) => sum + part.solved, 0);
  const { total } = run.solver;
  const answer = solved === total ? 'possible' : solved === 0 ? 'impossible' : 'depends';
  return { lines: rows.lines, pieces: rows.pieces, answer, solved, total };
}

/**
 * As `bestClear`, of a game that goes on meanwhile: of up to four rows with up to three pieces out of sight. Null where it is
 * farther away, or once it is not wanted any more.
 */
export function outlookOf(watched: Watched, isWanted: () => boolean): Promise<ClearOutlook | null> {
  if (watched.board.columns !== columns) return Promise.resolve(null);
  const near = clearables(watched.board).filter(
    (rows) => rows.lines <= mostRows && unseenCount(watched, rows) <= mostUnseen,
  );
  return bestClear(near, (rows) => judgeClear(runWhile(isWanted, watchedQuestion(watched, rows)), rows));
}

/** Between two jobs messages come in, after which it may not be wanted any more. */
function runWhile(isWanted: () => boolean, question: Question): Run {
  const solver = new Solver(question);
  return {
    solver,
    async run(jobs, tell) {
      for (const [at, job] of jobs.entries()) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (!isWanted()) return false;
        tell(answerJob(solver, job), at);
      }
      return true;
    },
  };
}
