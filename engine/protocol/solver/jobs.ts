/** What threads are asked that share the work on one question, and their answers. */
import { type Bits, addBits } from '../../solver/queues/bits.ts';
import type { First } from '../../solver/ways/firsts.ts';
import type { Question } from '../../solver/asking/question.ts';
import { type Judged, Solver } from '../../solver/Solver.ts';
import type { Laid } from '../../solver/ways/ways.ts';

/** judge: a part of the queues, with `used` also where pieces go. walk: every way there is. ways: which queues play each of them. firsts: what the first placement leaves. build: as ways, of any way of a question of its own. */
export type SolverJob =
  | { do: 'judge'; part: number; used: boolean }
  | { do: 'walk' }
  | { do: 'firsts' }
  | { do: 'ways'; ways: readonly (readonly Laid[])[] }
  | { do: 'build'; question: Question; ways: readonly (readonly Laid[])[] };

export type SolverAnswer =
  | { did: 'judge'; judged: Judged }
  | { did: 'firsts'; firsts: First[] }
  | { did: 'walk'; ways: Laid[][] }
  | { did: 'ways'; queues: Bits[] }
  | { did: 'build'; queues: Bits };

export function answerJob(solver: Solver, job: SolverJob): SolverAnswer {
  if (job.do === 'judge') return { did: 'judge', judged: solver.judge(job.part, job.used) };
  if (job.do === 'firsts') return { did: 'firsts', firsts: solver.firsts() };
  if (job.do === 'walk') return { did: 'walk', ways: solver.walk() };
  if (job.do === 'build') return { did: 'build', queues: queuesOfAny(new Solver(job.question), job.ways) };
  return { did: 'ways', queues: job.ways.map((way) => solver.queuesOf(way)) };
}

function queuesOfAny(solver: Solver, [first, ...others]: readonly (readonly Laid[])[]): Bits {
  const any = solver.queuesOf(first!).slice();
  for (const way of others) addBits(any, solver.queuesOf(way), 0);
  return any;
}
