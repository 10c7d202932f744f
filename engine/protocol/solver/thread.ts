/** A thread that takes jobs on one question, which it is started with. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Question } from '../../solver/asking/question.ts';
import { Solver } from '../../solver/Solver.ts';
import { type SolverJob, answerJob } from './jobs.ts';

const solver = new Solver(workerData as Question);
const port = parentPort!;
port.on('message', (job: SolverJob) => port.postMessage(answerJob(solver, job)));
