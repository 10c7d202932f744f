import { type Command } from 'commander';
import { judgeAll } from '../../../engine/protocol/solver/finding.ts';
import type { Judged } from '../../../engine/solver/Solver.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { type SolverFlags, addQuestion, readQuestion } from './question.ts';
import { type SolverRun, withRun } from './SolverRun.ts';

/** Failing queues that a person is shown. */
const mostShown = 100;

export function registerPercent(program: Command): void {
  const command = program
    .command('percent')
    .description('shows for which share of queues a perfect clear is possible');
  addQuestion(command).action(async (field: string, flags: SolverFlags) => {
    await withRun(await readQuestion(field, flags), (run) => answer(run, flags));
  });
}

async function answer(run: SolverRun, { json }: SolverFlags): Promise<void> {
  const judged: Judged[] = [];
  const complete = (await judgeAll(run, false, (part) => judged.push(part))) !== null;
  const solved = judged.reduce((sum, part) => sum + part.solved, 0);
  const total = judged.reduce((sum, part) => sum + part.total, 0);
  const failing = judged.flatMap((part) => part.failing).sort();
  const { elapsedMs } = run;
  if (json) printJson({ solved, total, complete, elapsedMs, failing });
  else {
    const share = total === 0 ? '0' : ((100 * solved) / total).toFixed(2);
    print(`${share} % (${solved} of ${total})${complete ? '' : ' so far'} in ${elapsedMs} ms`);
    if (failing.length > 0)
      print(`not: ${failing.slice(0, mostShown).join(' ')}${failing.length > mostShown ? ' ...' : ''}`);
  }
  if (solved === 0)
    throw new Failure(complete ? 'no queue clears the rows' : 'stopped before anything was found', 1);
}
