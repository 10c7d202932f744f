/** What all questions to the solver are asked alike. */
import { type Command } from 'commander';
import { mostLines } from '../../../engine/solver/fields/Fields.ts';
import {
  type AskedFor,
  type Question,
  QuestionError,
  questionOf,
} from '../../../engine/solver/asking/question.ts';
import type { KickRules } from '../../../engine/tetris/rules/kicks.ts';
import { jsonOption, kicksOption, wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { fieldWords, readBoard } from '../console/input.ts';

export interface QueueFlags {
  queue: string;
  hold: boolean;
  drops?: boolean;
  rules: KickRules;
  json?: true;
}

export interface SolverFlags extends QueueFlags {
  lines: number;
}

/** How pieces move, and what is told. */
export function addPlay(command: Command): Command {
  return command
    .option('--no-hold', 'plays without hold')
    .option('--drops', 'hard drops only, without soft drops and slides')
    .addOption(kicksOption())
    .addOption(jsonOption());
}

export function addQueue(command: Command): Command {
  return addPlay(
    command.requiredOption(
      '--queue <pattern>',
      "queues as in solution-finder: I,*p4 is I and four of all seven, [IOT]p2 two of these, *! all seven; ';' between alternatives",
    ),
  );
}

/** A field of which rows are to be cleared to the last. */
export function addQuestion(command: Command): Command {
  return addQueue(command.argument('<field>', fieldWords)).option(
    '--lines <count>',
    'rows to clear',
    wholeNumber(1, mostLines),
    4,
  );
}

export function askedFor({ queue, hold, drops = false, rules }: QueueFlags): AskedFor {
  return { queue, hold, drops, kicks: rules };
}

/** Throws a Failure that names the argument and what is wrong with it. */
export async function readQuestion(field: string, flags: SolverFlags): Promise<Question> {
  const board = await readBoard(field);
  return asking(() => questionOf(board, { ...askedFor(flags), lines: flags.lines }));
}

/** What can't be answered is a Failure of one line, which begins with `name` where there is one. */
export function asking<T>(ask: () => T, name?: string): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof QuestionError)
      throw new Failure(name === undefined ? error.message : `${name}: ${error.message}`);
    throw error;
  }
}
