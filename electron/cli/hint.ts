import type { Command } from 'commander';
import { suggest } from '../../engine/tetris/suggest.ts';
import { drawBoard } from '../../engine/tetris/text.ts';
import type { Candidate, Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import { checkEvaluator, evaluatorOption, jsonOption, wholeNumber } from './arguments.ts';
import { Failure } from './Failure.ts';
import { print, printJson } from './output.ts';
import { hintPuyo } from './puyo/hint.ts';
import { type PuyoSituation } from './puyo/situation.ts';
import { NothingSeen, type Situation, readSituation } from './situation.ts';

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
    .action(hint);
}

async function hint(input: string, flags: HintFlags): Promise<void> {
  const situation = await look(input, flags);
  const { doubts } = situation;
  if (doubts.length > 0) process.stderr.write(`okiba: not sure of the position: ${doubts.join('; ')}\n`);
  checkEvaluator(situation.state.game, flags.evaluator);
  if (isPuyo(situation)) return hintPuyo(situation, flags);
  const { state } = situation;
  const suggestion = suggest(state, { evaluator: flags.evaluator, count: flags.count });
  if (flags.draw !== undefined) {
    const { drawHint } = await import('./drawing.ts');
    await drawHint(situation, suggestion, flags.draw);
  }
  if (flags.json) printJson({ ...suggestion, doubts });
  else printSuggestion(state, suggestion);
  if (suggestion.candidates.length === 0) throw new Failure('no place is left for the falling piece', 1);
}

function isPuyo(situation: Situation | PuyoSituation): situation is PuyoSituation {
  return situation.state.game === 'puyo';
}

/** With `--json` an empty suggestion stands for a picture in which nothing was found. */
async function look(input: string, { evaluator, json }: HintFlags): Promise<Situation | PuyoSituation> {
  try {
    return await readSituation(input);
  } catch (error) {
    if (json && error instanceof NothingSeen) {
      const info = { evaluator, nodes: 0, elapsedMs: 0 };
      printJson({ for: 0, final: true, candidates: [], notHere: null, info, doubts: error.doubts });
    }
    throw error;
  }
}

function printSuggestion(state: TetrisState, { candidates }: Suggestion): void {
  const [best] = candidates;
  if (best) print(drawBoard(state.board, best.cells).join('\n'));
  for (const [index, candidate] of candidates.entries()) print(describe(index + 1, candidate));
}

function describe(rank: number, { placement, inputs, reasons, result }: Candidate): string {
  const words = result.toppedOut ? ['ends the game', ...reasons] : reasons;
  return `${rank}. ${placement.location.type}: ${inputs.join(' ')} (${words.join(', ')})`;
}
