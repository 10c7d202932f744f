import { type Command } from 'commander';
import { findFillings, leastOf } from '../../../engine/protocol/solver/finding.ts';
import type { Question } from '../../../engine/solver/asking/question.ts';
import { type SolverFlags, addQuestion, readQuestion } from './question.ts';
import { withRun, type SolverRun } from './SolverRun.ts';
import { checkFound, tellSummary, tellWay } from './ways.ts';

interface PathFlags extends SolverFlags {
  minimal?: true;
}

export function registerPath(program: Command): void {
  const command = program
    .command('path')
    .description('lists every way to a perfect clear, and how many queues allow it')
    .option('--minimal', 'leaves out a way if other ways cover all of its queues');
  addQuestion(command).action(async (field: string, flags: PathFlags) => {
    const question = await readQuestion(field, flags);
    await withRun(question, (run) => answer(run, question, flags));
  });
}

async function answer(run: SolverRun, { rows }: Question, { minimal, json }: PathFlags): Promise<void> {
  const found = await findFillings(run);
  const kept = minimal ? leastOf(found.ways) : found.ways;
  for (const way of kept) tellWay(way, rows, json);
  const told = minimal ? `, ${kept.length} of them a minimal set` : '';
  tellSummary(run, found, told, minimal ? { minimal: kept.length } : {}, json);
  checkFound(found, 'no queue clears the rows');
}
