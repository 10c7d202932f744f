import { type Command } from 'commander';
import { type Found, findWays, judgeAll } from '../../../engine/protocol/solver/finding.ts';
import { mostLines } from '../../../engine/solver/fields/Fields.ts';
import { type Question, spinQuestion } from '../../../engine/solver/asking/question.ts';
import type { Laid } from '../../../engine/solver/ways/ways.ts';
import { heightOf } from '../../../engine/tetris/rules/board.ts';
import { wholeNumber } from '../console/arguments.ts';
import { fieldWords, readBoard } from '../console/input.ts';
import { type QueueFlags, addQueue, askedFor, asking } from './question.ts';
import { type SolverRun, withRun } from './SolverRun.ts';
import { checkFound, tellSummary, tellWay } from './ways.ts';

interface SpinFlags extends QueueFlags {
  rows: number;
  mini?: true;
  height?: number;
  pieces?: number;
}

/** Rows above the stack that a roof and what holds it up need at most, as a rule. */
const headroom = 3;

export function registerSpin(program: Command): void {
  const command = program
    .command('spin')
    .description('lists every way to a T-spin without useless pieces, and how many queues allow it')
    .argument('<field>', fieldWords)
    .option('--rows <count>', 'the fewest rows that the spin clears', wholeNumber(0, 3), 2)
    .option('--mini', 'mini spins count too')
    .option('--pieces <count>', 'the most pieces to place, including the T', wholeNumber(1, 10))
    .option(
      '--height <rows>',
      `rows that pieces may lie in (${headroom} above the stack)`,
      wholeNumber(1, mostLines),
    );
  addQueue(command).action(async (field: string, flags: SpinFlags) => {
    const board = await readBoard(field);
    const { rows, mini = false, pieces, height } = flags;
    const lines = height ?? Math.min(mostLines, heightOf(board) + headroom);
    const question = asking(() =>
      spinQuestion(board, { ...askedFor(flags), lines, spin: { rows, mini }, ...(pieces && { pieces }) }),
    );
    await withRun(question, (run) => answer(run, question, flags));
  });
}

async function answer(run: SolverRun, { rows }: Question, { json }: SpinFlags): Promise<void> {
  const judged = await judgeAll(run, false);
  const found = judged ? await findSpins(run) : { ways: [], complete: false };
  for (const way of found.ways) {
    const { cells } = way.pieces.at(-1)!;
    tellWay(way, rows, json, { fields: { spin: cells }, words: 'T last' });
  }
  const solved = judged?.reduce((sum, part) => sum + part.solved, 0) ?? 0;
  const { total } = run.solver;
  tellSummary(run, found, `, for ${solved} of ${total} queues`, { solved, total }, json);
  checkFound(found, 'no queue makes such a spin');
}

async function findSpins(run: SolverRun): Promise<Found> {
  const candidates: Laid[][] = [];
  await run.run([{ do: 'walk' }], (answered) => {
    if (answered.did === 'walk') candidates.push(...answered.ways);
  });
  return findWays(run, candidates);
}
