import { type Command } from 'commander';
import { type ClearOutlook, bestClear, judgeClear } from '../../../engine/protocol/solver/clearing.ts';
import type { First } from '../../../engine/solver/ways/firsts.ts';
import { mostLines } from '../../../engine/solver/fields/Fields.ts';
import {
  type Clearable,
  type Watched,
  clearables,
  unseenCount,
  watchedQuestion,
} from '../../../engine/solver/asking/watched.ts';
import { drawBoard } from '../../../engine/tetris/notation/text.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import { readPiece, readQueue, wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { readSituation } from '../positions/situation.ts';
import { type QueueFlags, addPlay, asking } from './question.ts';
import { type SolverRun, withRun } from './SolverRun.ts';
import { count } from '../../contract/words/count.ts';

interface PcFlags extends Omit<QueueFlags, 'queue'> {
  queue?: Piece[];
  held?: Piece;
  bag?: Piece[];
  uniform?: true;
  lines?: number;
  unseen: number;
}

interface Judgement extends ClearOutlook {
  first: First | null;
}

export function registerPc(program: Command): void {
  const command = program
    .command('pc')
    .description('shows whether a perfect clear is possible, impossible, or depends on pieces out of sight')
    .argument(
      '<input>',
      "a picture of a game, a position as JSON, a text board (rows separated by '/', or a file) or a fumen; '-' for a position on stdin",
    )
    .option('--queue <pieces>', 'for a board without pieces: the falling piece and the next ones', readQueue)
    .option('--held <piece>', 'for a board without pieces: the held piece', readPiece)
    .option('--lines <count>', 'rows to clear (default: as few as possible)', wholeNumber(1, mostLines))
    .option('--unseen <count>', 'the most pieces out of sight to consider', wholeNumber(0, 7), 3)
    .option('--bag <pieces>', 'the rest of the bag after the queue, if it is known', readQueue)
    .option('--uniform', 'pieces are drawn one by one, not from bags of seven');
  addPlay(command).action(async (input: string, flags: PcFlags) => {
    const watched = await look(input, flags);
    tell(watched, await judge(watched, flags), flags.json);
  });
}

async function look(input: string, { queue, held, bag, uniform, ...flags }: PcFlags): Promise<Watched> {
  const situation = await readSituation(input, { queue, hold: held });
  if (situation.state.game === 'puyo') throw new Failure(`${input}: is a position of Puyo; pc is for Tetris`);
  const { state } = situation;
  const tellsHold = 'tellsHold' in situation && situation.tellsHold === true;
  return {
    board: state.board,
    queue: state.queue,
    held: state.hold,
    hold: flags.hold && (!tellsHold || state.canHold || state.hold !== null),
    locked: state.hold !== null && !state.canHold,
    drops: flags.drops ?? false,
    kicks: flags.rules,
    dealing: { bag: bag ?? state.bag ?? null, uniform: uniform ?? false },
  };
}

async function judge(watched: Watched, { lines, unseen }: PcFlags): Promise<Judgement> {
  const asked = clearables(watched.board).filter((one) => lines === undefined || one.lines === lines);
  const near = asked.filter((one) => unseenCount(watched, one) <= unseen);
  if (near.length === 0) throw new Failure(whyNone(watched, asked, lines), 1);
  const best = await bestClear(near, (rows) => judgeRows(watched, rows));
  if (!best) throw new Failure('stopped before it was judged', 1);
  return best;
}

function whyNone(watched: Watched, [least]: readonly Clearable[], lines?: number): string {
  if (!least)
    return lines === undefined
      ? 'no number of rows can be filled up by whole pieces'
      : `the ${lines} lowest rows can't be filled up by whole pieces`;
  return `it is too far: ${least.lines} rows take ${least.pieces} pieces, ${unseenCount(watched, least)} of them out of sight (see --unseen)`;
}

function judgeRows(watched: Watched, rows: Clearable): Promise<Judgement | null> {
  const question = asking(() => watchedQuestion(watched, rows));
  return withRun(question, async (run) => {
    const outlook = await judgeClear(run, rows);
    return outlook && { ...outlook, first: outlook.solved > 0 ? await bestFirst(run) : null };
  });
}

async function bestFirst(run: SolverRun): Promise<First | null> {
  let best: First | null = null;
  await run.run([{ do: 'firsts' }], (answered) => {
    if (answered.did === 'firsts') best = answered.firsts[0] ?? null;
  });
  return best;
}

function tell(watched: Watched, { answer, first, solved, total, ...rows }: Judgement, json?: true): void {
  // A held piece is the first of the queue that the solver is given.
  const useHold = first ? (watched.held !== null && watched.hold ? first.at === 0 : first.at === 1) : false;
  const step = first && { piece: first.piece, cells: first.cells, useHold, solved: first.solved };
  if (json) printJson({ answer, ...rows, solved, total, first: step });
  else {
    const share = answer === 'depends' ? `, ${solved} of ${total} queues` : '';
    print(`${answer}: ${count(rows.lines, 'row')} with ${count(rows.pieces, 'piece')}${share}`);
    if (step) {
      print(`first ${step.piece}${useHold ? ', by hold' : ''}`);
      print(drawBoard(watched.board, step.cells).slice(-Math.max(rows.lines, 4)).join('\n'));
    }
  }
  if (answer === 'impossible') throw new Failure('no queue that may come clears the board', 1);
}
