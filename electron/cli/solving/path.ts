import { type Command } from 'commander';
import { fumenColumns, fumenRows, makeFieldFumen } from '../../../engine/tetris/notation/fumen.ts';
import { type Bits, contains, countBits } from '../../../engine/solver/bits.ts';
import type { Question } from '../../../engine/solver/question.ts';
import { type Laid, laidKey, undominated } from '../../../engine/solver/ways.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { type SolverFlags, addQuestion, readQuestion } from './question.ts';
import { SolverRun } from './SolverRun.ts';

interface PathFlags extends SolverFlags {
  minimal?: true;
}

interface Way {
  pieces: readonly Laid[];
  queues: Bits;
  count: number;
}

/** Ways that a thread is given at a time. */
const batch = 50;

export function registerPath(program: Command): void {
  const command = program
    .command('path')
    .description('every way to clear the rows to the last (a perfect clear), and how many queues play it')
    .option('--minimal', 'without the ways whose queues another one plays as well, every one of them');
  addQuestion(command).action(async (field: string, flags: PathFlags) => {
    const question = await readQuestion(field, flags);
    const run = new SolverRun(question);
    try {
      await answer(run, question, flags);
    } finally {
      run.end();
    }
  });
}

async function answer(run: SolverRun, question: Question, { minimal, json }: PathFlags): Promise<void> {
  const used = await findUsed(run);
  const ways = used ? await findWays(run, used) : null;
  const found = ways?.found ?? [];
  const kept = minimal
    ? undominated(found, (a, b) => contains(a.queues, b.queues)).map((at) => found[at]!)
    : found;
  for (const way of kept) tell(way, question, json);
  const complete = ways?.complete ?? false;
  const { elapsedMs } = run;
  const least = minimal && { minimal: kept.length };
  if (json) printJson({ count: found.length, ...least, complete, elapsedMs });
  else {
    const told = minimal ? `, ${kept.length} of them a minimal set` : '';
    print(
      `${found.length} way${found.length === 1 ? '' : 's'}${complete ? '' : ' so far'}${told} in ${elapsedMs} ms`,
    );
  }
  if (found.length === 0)
    throw new Failure(complete ? 'no queue clears the rows' : 'stopped before anything was found', 1);
}

/** Every place that pieces take; null where it was interrupted. */
async function findUsed(run: SolverRun): Promise<Laid[] | null> {
  const used = new Map<string, Laid>();
  const jobs = Array.from(
    { length: run.solver.parts },
    (_, part) => ({ do: 'judge', part, used: true }) as const,
  );
  const complete = await run.run(jobs, 'parts of the queues', (answered) => {
    if (answered.did === 'judge') for (const laid of answered.judged.used) used.set(laidKey(laid), laid);
  });
  return complete ? [...used.values()] : null;
}

/** The ways that some queue plays, those of most queues first. */
async function findWays(run: SolverRun, used: readonly Laid[]): Promise<{ found: Way[]; complete: boolean }> {
  const candidates = [...run.solver.fillings(used)];
  const batches = Array.from({ length: Math.ceil(candidates.length / batch) }, (_, at) =>
    candidates.slice(at * batch, (at + 1) * batch),
  );
  const found: Way[] = [];
  const jobs = batches.map((ways) => ({ do: 'ways', ways }) as const);
  const complete = await run.run(jobs, `batches of ${batch} ways`, (answered, job) => {
    if (answered.did !== 'ways') return;
    for (const [at, queues] of answered.queues.entries()) {
      const count = countBits(queues);
      if (count > 0) found.push({ pieces: batches[job]![at]!, queues, count });
    }
  });
  found.sort((a, b) => b.count - a.count || (wayKey(a) < wayKey(b) ? -1 : 1));
  return { found, complete };
}

const wayKey = ({ pieces }: Way): string => pieces.map(laidKey).join();

function tell({ pieces, count }: Way, { rows }: Question, json?: true): void {
  const letters: (string | undefined)[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < fumenColumns; x++) if (row & (1 << x)) letters[y * fumenColumns + x] = 'X';
  for (const { piece, cells } of pieces) for (const [x, y] of cells) letters[y * fumenColumns + x] = piece;
  const fumen = rows.length <= fumenRows ? makeFieldFumen(letters) : null;
  if (json) return printJson({ pieces, fumen, queues: count });
  const lines = rows.map((_, y) =>
    Array.from({ length: fumenColumns }, (__, x) => letters[y * fumenColumns + x]).join(''),
  );
  print(`${count} queue${count === 1 ? '' : 's'}: ${fumen}\n${lines.reverse().join('\n')}\n`);
}
