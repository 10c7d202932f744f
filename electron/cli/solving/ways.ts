/** Ways to a target as the commands find and tell them. */
import { fumenColumns, fumenRows, makeFieldFumen } from '../../../engine/tetris/notation/fumen.ts';
import { type Bits, addBits, contains, countBits } from '../../../engine/solver/queues/bits.ts';
import type { Judged } from '../../../engine/solver/Solver.ts';
import { type Laid, laidKey, undominated } from '../../../engine/solver/ways/ways.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import type { SolverRun } from './SolverRun.ts';

export interface Way {
  pieces: readonly Laid[];
  /** The numbers of the queues that play it, and how many they are. */
  queues: Bits;
  count: number;
}

/** What was found; not `complete` where it was interrupted. */
export interface Found {
  ways: Way[];
  complete: boolean;
}

/** Ways that a thread is given at a time. */
const batch = 50;

/** All parts of the queues; null where it was interrupted. */
export async function judgeAll(run: SolverRun, used: boolean): Promise<Judged[] | null> {
  const judged: Judged[] = [];
  const jobs = Array.from({ length: run.solver.parts }, (_, part) => ({ do: 'judge', part, used }) as const);
  const complete = await run.run(jobs, 'parts of the queues', (answered) => {
    if (answered.did === 'judge') judged.push(answered.judged);
  });
  return complete ? judged : null;
}

/** All ways that fill the cells to fill. */
export async function findFillings(run: SolverRun): Promise<Found> {
  const judged = await judgeAll(run, true);
  if (!judged) return { ways: [], complete: false };
  const used = new Map(judged.flatMap((part) => part.used).map((laid) => [laidKey(laid), laid]));
  return findWays(run, [...run.solver.fillings([...used.values()])]);
}

/** Those of the candidates that some queue plays, those of most queues first. */
export async function findWays(run: SolverRun, candidates: readonly Laid[][]): Promise<Found> {
  const batches = Array.from({ length: Math.ceil(candidates.length / batch) }, (_, at) =>
    candidates.slice(at * batch, (at + 1) * batch),
  );
  const ways: Way[] = [];
  const jobs = batches.map((some) => ({ do: 'ways', ways: some }) as const);
  const complete = await run.run(jobs, `batches of ${batch} ways`, (answered, job) => {
    if (answered.did !== 'ways') return;
    for (const [at, queues] of answered.queues.entries()) {
      const count = countBits(queues);
      if (count > 0) ways.push({ pieces: batches[job]![at]!, queues, count });
    }
  });
  ways.sort((a, b) => b.count - a.count || (keyOf(a) < keyOf(b) ? -1 : 1));
  return { ways, complete };
}

const keyOf = ({ pieces }: Way): string => pieces.map(laidKey).join();

/** Without the ways whose queues another one plays as well, every one of them. */
export function leastOf(ways: readonly Way[]): Way[] {
  return undominated(ways, (a, b) => contains(a.queues, b.queues)).map((at) => ways[at]!);
}

/** Queues that play one of the ways at least. */
export function countOfAny(ways: readonly Way[]): number {
  const any = ways[0]?.queues.slice();
  if (!any) return 0;
  for (const { queues } of ways) addBits(any, queues, 0);
  return countBits(any);
}

/** `more`: what is told of it besides, as fields of JSON and in words. */
export function tellWay(
  { pieces, count }: Way,
  rows: readonly number[],
  json?: true,
  more?: { fields: object; words: string },
): void {
  const letters = lettersOf(rows, pieces);
  const fumen = rows.length <= fumenRows ? makeFieldFumen(letters) : null;
  if (json) return printJson({ pieces, fumen, queues: count, ...more?.fields });
  const lines = rows.map((_, y) =>
    Array.from({ length: fumenColumns }, (__, x) => letters[y * fumenColumns + x] ?? '.').join(''),
  );
  const words = more ? `, ${more.words}` : '';
  print(`${count} queue${count === 1 ? '' : 's'}${words}: ${fumen}\n${lines.reverse().join('\n')}\n`);
}

/** `cells[y * 10 + x]`, from the bottom row up. */
function lettersOf(rows: readonly number[], pieces: readonly Laid[]): (string | undefined)[] {
  const letters: (string | undefined)[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < fumenColumns; x++) if (row & (1 << x)) letters[y * fumenColumns + x] = 'X';
  for (const { piece, cells } of pieces) for (const [x, y] of cells) letters[y * fumenColumns + x] = piece;
  return letters;
}

/** What comes last: `fields` as JSON, and how many ways there are in words with `told` behind them. */
export function tellSummary(
  run: SolverRun,
  { ways, complete }: Found,
  told: string,
  fields: object,
  json?: true,
): void {
  const { elapsedMs } = run;
  if (json) return printJson({ count: ways.length, ...fields, complete, elapsedMs });
  const words = `${ways.length} way${ways.length === 1 ? '' : 's'}${complete ? '' : ' so far'}`;
  print(`${words}${told} in ${elapsedMs} ms`);
}

/** Failure with exit code 1 where there is no way. */
export function checkFound({ ways, complete }: Found, nothing: string): void {
  if (ways.length === 0) throw new Failure(complete ? nothing : 'stopped before anything was found', 1);
}
