import { type Command } from 'commander';
import { type Bits, addBits, andBits, countBits, hasBit } from '../../../engine/solver/queues/bits.ts';
import { type Build, buildsOf } from '../../../engine/solver/asking/builds.ts';
import { mostLines } from '../../../engine/solver/fields/Fields.ts';
import {
  type AskedFor,
  type Question,
  QuestionError,
  buildQuestion,
} from '../../../engine/solver/asking/question.ts';
import type { Solver } from '../../../engine/solver/Solver.ts';
import type { SpinWanted } from '../../../engine/solver/fields/target.ts';
import { holdsFumen, parseFumen } from '../../../engine/tetris/notation/fumen.ts';
import { wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { named, nameOf, readText } from '../console/input.ts';
import { print, printJson } from '../console/output.ts';
import { type QueueFlags, addQueue, askedFor, asking } from './question.ts';
import { withRun } from './SolverRun.ts';

interface CoverFlags extends QueueFlags {
  spin?: number;
  mini?: true;
}

/** A build of a fumen, and what is asked about it. */
interface Asked extends Build {
  fumen: string;
  question: Question;
}

interface Covered {
  fumen: string;
  page: number;
  pieces: number;
  queues: Bits;
}

export function registerCover(program: Command): void {
  const command = program
    .command('cover')
    .description('shows with which queues the contents of fumens can be built: each of them, and any of them')
    .argument(
      '<fumens...>',
      "fumens, links with one, files with some, or '-' for stdin: pages that place one piece after the other, or coloured pieces on one page",
    )
    .option(
      '--spin <rows>',
      'a T is placed with a spin that clears at least this many rows',
      wholeNumber(0, 3),
    )
    .option('--mini', 'with --spin: mini spins count too');
  addQueue(command).action(async (fumens: string[], flags: CoverFlags) => {
    const asked = await askAll(fumens, flags);
    await answer(asked, flags);
  });
}

async function askAll(fumens: readonly string[], flags: CoverFlags): Promise<Asked[]> {
  const spin = flags.spin === undefined ? null : { rows: flags.spin, mini: flags.mini ?? false };
  const asked: Asked[] = [];
  for (const fumen of fumens) {
    const pages = await pagesOf(fumen);
    for (const build of asking(() => buildsOf(pages), nameOf(fumen)))
      asked.push({
        ...build,
        fumen,
        question: asking(() => ask(build, askedFor(flags), spin), nameOf(fumen)),
      });
  }
  // Queues are numbered alike only where they are cut alike.
  const length = Math.max(...asked.map(({ question }) => question.length));
  return asked.map((one) => ({ ...one, question: { ...one.question, length } }));
}

async function pagesOf(fumen: string): Promise<ReturnType<typeof parseFumen>> {
  const text = holdsFumen(fumen) ? fumen : await readText(fumen);
  return named(fumen, () => parseFumen(text));
}

function ask({ rows, ways }: Build, asked: AskedFor, spin: SpinWanted | null): Question {
  if (rows.length > mostLines)
    throw new QuestionError(`it is ${rows.length} rows high; up to ${mostLines} can be searched`);
  const fill = rows.map(() => 0);
  for (const { cells } of ways[0]!) for (const [x, y] of cells) fill[y]! |= 1 << x;
  return buildQuestion(rows, { fill, margin: rows.map(() => 0), spin }, asked);
}

async function answer(asked: readonly Asked[], { json }: CoverFlags): Promise<void> {
  const [longest] = asked.map(({ question }) => question).sort((a, b) => b.pieces - a.pieces);
  await withRun(longest!, async (run) => {
    const covered: Covered[] = [];
    const jobs = asked.map(({ question, ways }) => ({ do: 'build', question, ways }) as const);
    const complete = await run.run(jobs, (answered, job) => {
      if (answered.did !== 'build') return;
      const { fumen, page, ways } = asked[job]!;
      covered[job] = { fumen, page, pieces: ways[0]!.length, queues: answered.queues };
    });
    tell(Object.values(covered), run.solver, { complete, elapsedMs: run.elapsedMs }, json);
  });
}

interface Ended {
  complete: boolean;
  elapsedMs: number;
}

function tell(
  covered: readonly Covered[],
  solver: Solver,
  { complete, elapsedMs }: Ended,
  json?: true,
): void {
  const { total } = solver;
  const any = joined(covered, (into, bits) => addBits(into, bits, 0));
  const solved = any ? countBits(any) : 0;
  const all = countBits(joined(covered, andBits) ?? new Uint32Array(0));
  const failing = queuesWithout(any, solver);
  if (json) {
    const builds = covered.map(({ queues, ...one }) => ({ ...one, queues: countBits(queues) }));
    printJson({ solved, all, total, builds, complete, elapsedMs, failing });
  } else {
    for (const { fumen, page, queues } of covered)
      print(`${share(countBits(queues), total)}: ${fumen}${page > 1 ? `, page ${page}` : ''}`);
    print(
      `any: ${share(solved, total)}, all: ${share(all, total)}${complete ? '' : ' so far'} in ${elapsedMs} ms`,
    );
  }
  if (solved === 0)
    throw new Failure(complete ? 'no queue builds any of them' : 'stopped before anything was found', 1);
}

function joined(covered: readonly Covered[], join: (into: Bits, bits: Bits) => void): Bits | null {
  const bits = covered[0]?.queues.slice() ?? null;
  for (const { queues } of covered) join(bits!, queues);
  return bits;
}

function queuesWithout(bits: Bits | null, solver: Solver): string[] {
  return Array.from({ length: solver.total }, (_, number) => number)
    .filter((number) => !bits || !hasBit(bits, number))
    .map((number) => solver.queue(number));
}

function share(count: number, total: number): string {
  return `${((100 * count) / total).toFixed(2)} % (${count} of ${total})`;
}
