import { type Command } from 'commander';
import { PositionError } from '../../engine/tetris/board.ts';
import { readPosition } from '../../engine/tetris/position.ts';
import { suggest } from '../../engine/tetris/suggest.ts';
import { drawBoard } from '../../engine/tetris/text.ts';
import { type Candidate, type Suggestion, type TetrisState } from '../../engine/tetris/types.ts';
import { evaluatorOption, jsonOption, wholeNumber } from './arguments.ts';
import { Failure } from './Failure.ts';
import { nameOf, readText } from './input.ts';
import { print, printJson } from './output.ts';

interface HintFlags {
  evaluator: string;
  count: number;
  draw?: string;
  json?: true;
}

export function registerHint(program: Command): void {
  program
    .command('hint')
    .description('shows the best places for the falling piece of a picture or a position')
    .argument('<input>', "a picture of a game, a position as JSON, or '-' for a position on stdin")
    .addOption(evaluatorOption())
    .option('--count <number>', 'how many places', wholeNumber(1, 200), 3)
    .option('--draw <file>', 'writes a PNG with the hint drawn on it')
    .addOption(jsonOption())
    .action(async (input: string, flags: HintFlags) => {
      const state = await readState(input);
      const suggestion = suggest(state, { evaluator: flags.evaluator, count: flags.count });
      if (flags.json) printJson(suggestion);
      else printSuggestion(state, suggestion);
      if (suggestion.candidates.length === 0) throw new Failure('no place is left for the falling piece', 1);
    });
}

async function readState(input: string): Promise<TetrisState> {
  const name = nameOf(input);
  const content = await readText(input);
  try {
    return readPosition(JSON.parse(content));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(`${name}: is neither a picture nor JSON`);
    if (error instanceof PositionError) throw new Failure(`${name}: ${error.message}`);
    throw error;
  }
}

function printSuggestion(state: TetrisState, { candidates }: Suggestion): void {
  const [best] = candidates;
  if (best) print(drawBoard(state.board, best.cells).join('\n'));
  for (const [index, candidate] of candidates.entries()) print(describe(index + 1, candidate));
}

function describe(rank: number, { placement, inputs, reasons }: Candidate): string {
  return `${rank}. ${placement.location.type}: ${inputs.join(' ')} (${reasons.join(', ')})`;
}
