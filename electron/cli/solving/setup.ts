import { type Command, InvalidArgumentError } from 'commander';
import { findFillings, leastOf } from '../../../engine/protocol/solver/finding.ts';
import { mostLines } from '../../../engine/solver/fields/Fields.ts';
import { hasHoles } from '../../../engine/solver/ways/holes.ts';
import { type Question, buildQuestion } from '../../../engine/solver/asking/question.ts';
import { readPiece, wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { type QueueFlags, addQueue, askedFor, asking } from './question.ts';
import { type Colours, readSetupTerrain } from './setupTerrain.ts';
import { type SolverRun, withRun } from './SolverRun.ts';
import { checkFound, countOfAny, tellSummary, tellWay } from './ways.ts';

interface SetupFlags extends QueueFlags, Colours {
  holes: boolean;
  minimal?: true;
}

export function registerSetup(program: Command): void {
  const command = program
    .command('setup')
    .description(
      'lists every way to fill marked cells, using margin cells if that helps, and how many queues allow it',
    )
    .argument(
      '<terrain>',
      "a file, rows separated by '/', or '-' for stdin: '#' marks a cell to fill, '*' one that may be filled, letters are filled already; or a fumen or a link with one",
    )
    .option(
      '--fill <colours>',
      'of a fumen: pieces whose cells are to be filled (default: all except the margin)',
      readColours,
    )
    .option('--margin <colours>', 'of a fumen: pieces whose cells may be filled', readColours, '')
    .option('--page <number>', 'page of the fumen', wholeNumber(1, 1e6), 1)
    .option('--no-holes', 'leaves out ways with an empty cell below a filled one')
    .option('--minimal', 'leaves out a way if other ways cover all of its queues');
  addQueue(command).action(async (argument: string, flags: SetupFlags) => {
    const { rows, target } = await readSetupTerrain(argument, flags);
    if (rows.length > mostLines)
      throw new Failure(`the terrain has ${rows.length} rows; up to ${mostLines} can be searched`);
    const question = asking(() => buildQuestion(rows, target, askedFor(flags)));
    await withRun(question, (run) => answer(run, question, flags));
  });
}

function readColours(text: string): string {
  if (text === '') throw new InvalidArgumentError('It has no pieces.');
  return Array.from(text, readPiece).join('');
}

async function answer(
  run: SolverRun,
  { rows }: Question,
  { holes, minimal, json }: SetupFlags,
): Promise<void> {
  const all = await findFillings(run);
  const found = holes ? all : { ...all, ways: all.ways.filter(({ pieces }) => !hasHoles(rows, pieces)) };
  const kept = minimal ? leastOf(found.ways) : found.ways;
  for (const way of kept) tellWay(way, rows, json);
  const [solved, total] = [countOfAny(found.ways), run.solver.total];
  const told = `${minimal ? `, ${kept.length} of them a minimal set` : ''}, for ${solved} of ${total} queues`;
  tellSummary(run, found, told, { ...(minimal && { minimal: kept.length }), solved, total }, json);
  checkFound(found, 'no queue fills the cells');
}
