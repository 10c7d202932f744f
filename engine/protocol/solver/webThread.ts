/** A web worker that takes jobs on one question, which it is sent first. */
import type { Question } from '../../solver/asking/question.ts';
import { Solver } from '../../solver/Solver.ts';
import { type SolverAnswer, type SolverJob, answerJob } from './jobs.ts';
import { pulse } from './pulse.ts';

interface Port {
  postMessage(message: SolverAnswer | 'goesOn'): void;
  onmessage: ((event: MessageEvent<SolverJob | { question: Question }>) => void) | null;
}

const port = self as unknown as Port;
const goesOn = pulse(() => port.postMessage('goesOn'));
let solver: Solver | null = null;

port.onmessage = ({ data }) => {
  if ('question' in data) solver = new Solver(data.question, goesOn);
  else port.postMessage(answerJob(solver!, data));
};
