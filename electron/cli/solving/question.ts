/** What `percent` and `path` are asked alike. */
import { type Command } from 'commander';
import { type Question, QuestionError, questionOf } from '../../../engine/solver/question.ts';
import { mostLines } from '../../../engine/solver/Fields.ts';
import { jsonOption, wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { fieldWords, readBoard } from '../console/input.ts';

export interface SolverFlags {
  queue: string;
  lines: number;
  hold: boolean;
  drops?: true;
  json?: true;
}

export function addQuestion(command: Command): Command {
  return command
    .argument('<field>', fieldWords)
    .requiredOption(
      '--queue <pattern>',
      "queues as solution-finder writes them: I,*p4 is I and four of all seven, [IOT]p2 two of these, *! all seven; ';' between alternatives",
    )
    .option('--lines <count>', 'rows to clear, all of them', wholeNumber(1, mostLines), 4)
    .option('--no-hold', 'the queue is played as it comes')
    .option('--drops', 'straight drops alone, without soft drops and slides')
    .addOption(jsonOption());
}

/** Throws a Failure that names the argument and what is wrong with it. */
export async function readQuestion(field: string, flags: SolverFlags): Promise<Question> {
  const { queue, lines, hold, drops = false } = flags;
  const board = await readBoard(field);
  try {
    return questionOf(board, { queue, lines, hold, drops });
  } catch (error) {
    if (error instanceof QuestionError) throw new Failure(error.message);
    throw error;
  }
}
