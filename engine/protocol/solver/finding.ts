/** Shares of queues and ways to a target, as those who share the work on a question find them. */
import { type Bits, contains, countBits } from '../../solver/queues/bits.ts';
import type { Judged, Solver } from '../../solver/Solver.ts';
import { type Laid, laidKey, undominated } from '../../solver/ways/ways.ts';
import type { SolverAnswer, SolverJob } from './jobs.ts';

/** What does jobs on one question. */
export interface Run {
  readonly solver: Solver;
  /** Tells each answer with its job's place; resolves false where it was stopped before the last. */
  run(jobs: readonly SolverJob[], tell: (answer: SolverAnswer, job: number) => void): Promise<boolean>;
}

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
export const batch = 50;

/** All parts of the queues, each told as it comes; null where it was interrupted. */
export async function judgeAll(
  run: Run,
  used: boolean,
  tell?: (judged: Judged) => void,
): Promise<Judged[] | null> {
  const judged: Judged[] = [];
  const jobs = Array.from({ length: run.solver.parts }, (_, part) => ({ do: 'judge', part, used }) as const);
  const complete = await run.run(jobs, (answered) => {
    if (answered.did !== 'judge') return;
    judged.push(answered.judged);
    tell?.(answered.judged);
  });
  return complete ? judged : null;
}

/** All ways that fill the cells to fill. */
export async function findFillings(run: Run): Promise<Found> {
  const judged = await judgeAll(run, true);
  if (!judged) return { ways: [], complete: false };
  const used = new Map(judged.flatMap((part) => part.used).map((laid) => [laidKey(laid), laid]));
  return findWays(run, [...run.solver.fillings([...used.values()])]);
}

/** Those of the candidates that some queue plays, those of most queues first. */
export async function findWays(run: Run, candidates: readonly Laid[][]): Promise<Found> {
  const batches = Array.from({ length: Math.ceil(candidates.length / batch) }, (_, at) =>
    candidates.slice(at * batch, (at + 1) * batch),
  );
  const ways: Way[] = [];
  const jobs = batches.map((some) => ({ do: 'ways', ways: some }) as const);
  const complete = await run.run(jobs, (answered, job) => {
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
