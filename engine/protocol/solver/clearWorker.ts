/** A web worker that is asked once about a perfect clear, and ended by its page: the share of queues first, then the ways. */
import { QuestionError, questionOf } from '../../solver/asking/question.ts';
import type { Judged } from '../../solver/Solver.ts';
import { storedRows } from '../../tetris/rules/board.ts';
import type { ClearAnswer, ClearRequest } from './clearJobs.ts';
import { type Run, findFillings, judgeAll, leastOf } from './finding.ts';
import { SolverTeam } from './SolverTeam.ts';
import { webThreads } from './webThreads.ts';

interface Port {
  postMessage(message: ClearAnswer): void;
  onmessage: ((event: MessageEvent<ClearRequest>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => {
  answer(data).catch((error: unknown) => {
    if (error instanceof QuestionError && error.problem)
      port.postMessage({ tells: 'refused', problem: error.problem });
    else port.postMessage({ tells: 'error', error: error instanceof Error ? error.message : String(error) });
  });
};

const beat = (): void => port.postMessage({ tells: 'goesOn' });

/** Queues without a way that a page is told of, of each part of them. */
const mostFailing = 200;

async function answer({ columns, field, ...asked }: ClearRequest): Promise<void> {
  const masks = new Uint16Array(storedRows);
  masks.set(field.slice(0, storedRows));
  const team = new SolverTeam(questionOf({ columns, rows: field.length, masks }, asked), webThreads(beat));
  let solved = 0;
  await judgeAll(team, false, (part) => {
    solved += part.solved;
    tellJudged(part, team.solver.total);
  });
  const { ways } = solved > 0 ? await findFillings(withProgress(team)) : { ways: [] };
  const places = new Map(ways.map((way, at) => [way, at]));
  const minimal = leastOf(ways).map((way) => places.get(way)!);
  const told = ways.map(({ pieces, count }) => ({ pieces, count }));
  port.postMessage({ tells: 'ways', ways: told, minimal });
  team.stop();
}

function tellJudged({ solved, total, failing }: Judged, all: number): void {
  port.postMessage({ tells: 'judged', solved, total, all, failing: failing.slice(0, mostFailing) });
}

/** Tells how far it is: places of pieces are half of the work on ways, then come the ways. */
function withProgress(team: SolverTeam): Run {
  let before = 0;
  return {
    solver: team.solver,
    async run(jobs, tell) {
      let done = 0;
      const complete = await team.run(jobs, (answered, job) => {
        tell(answered, job);
        port.postMessage({ tells: 'progress', done: before + ++done / jobs.length / 2 });
      });
      before = 0.5;
      return complete;
    },
  };
}
