import type { Command } from 'commander';
import type { MisdropLevel } from '../../engine/tetris/advice/misdrop.ts';
import type { Skill } from '../../engine/tetris/moves/skill.ts';
import { suggest } from '../../engine/tetris/advice/suggest.ts';
import { drawBoard } from '../../engine/tetris/notation/text.ts';
import type { Candidate, Input, Piece, Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import {
  botOption,
  checkEvaluator,
  evaluatorOption,
  jsonOption,
  misdropsOption,
  readPiece,
  readQueue,
  skillOption,
  wholeNumber,
} from './console/arguments.ts';
import { askOnce } from './otherBot.ts';
import { Failure } from './console/Failure.ts';
import { print, printJson } from './console/output.ts';
import { hintPuyo } from './puyo/hint.ts';
import { type PuyoSituation } from './positions/puyoSituation.ts';
import { NothingSeen, type Situation, readSituation } from './positions/situation.ts';

interface HintFlags {
  evaluator: string;
  count: number;
  queue?: Piece[];
  hold?: Piece;
  skill?: Skill;
  misdrops: MisdropLevel;
  bot?: string;
  draw?: string;
  json?: true;
}

export function registerHint(program: Command): void {
  program
    .command('hint')
    .description('shows the best places for the falling piece of a picture or a position')
    .argument(
      '<input>',
      "a picture of a game, a position as JSON, a text board (rows parted by '/', or a file) or a fumen; '-' for a position on stdin",
    )
    .addOption(evaluatorOption())
    .option('--count <number>', 'how many places', wholeNumber(1, 200), 3)
    .option('--queue <pieces>', 'for a board that names no pieces: the falling one and the next', readQueue)
    .option('--hold <piece>', 'for a board that names no pieces: the held one', readPiece)
    .addOption(skillOption())
    .addOption(misdropsOption())
    .addOption(botOption())
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
  const { evaluator, count, skill, misdrops, bot } = flags;
  const options = { evaluator, count, misdrops, ...(skill && { skill }) };
  const suggestion = bot === undefined ? suggest(state, options) : await askOnce(bot, state, options);
  if (flags.draw !== undefined) {
    const { drawHint } = await import('./drawing/drawing.ts');
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
async function look(
  input: string,
  { evaluator, json, queue, hold }: HintFlags,
): Promise<Situation | PuyoSituation> {
  try {
    return await readSituation(input, { queue, hold });
  } catch (error) {
    if (json && error instanceof NothingSeen) {
      const info = { evaluator, nodes: 0, elapsedMs: 0 };
      printJson({ for: 0, final: true, candidates: [], notHere: null, info, doubts: error.doubts });
    }
    throw error;
  }
}

function printSuggestion(state: TetrisState, { candidates, notHere }: Suggestion): void {
  const [best] = candidates;
  if (best) print(drawBoard(state.board, best.cells).join('\n'));
  for (const [index, candidate] of candidates.entries()) print(describe(`${index + 1}.`, candidate));
  if (notHere) print(describe('not here:', notHere));
}

/** As keys are called; those of the protocol are in the JSON. */
const keyWords: Readonly<Record<Input, string>> = {
  left: 'left',
  right: 'right',
  cw: 'turn right',
  ccw: 'turn left',
  half: 'half turn',
  softDrop: 'down',
  hardDrop: 'drop',
  hold: 'hold',
};

/** "left x3, turn right, drop" */
function keysWords(inputs: readonly Input[]): string {
  const runs: { key: Input; times: number }[] = [];
  for (const key of inputs) {
    const last = runs.at(-1);
    if (last?.key === key) last.times++;
    else runs.push({ key, times: 1 });
  }
  return runs.map(({ key, times }) => keyWords[key] + (times > 1 ? ` x${times}` : '')).join(', ');
}

const roleWords = { best: null, safe: 'safe', clears: 'clears rows', notHere: null } as const;

function describe(rank: string, { placement, inputs, reasons, result, role }: Candidate): string {
  const words = result.toppedOut ? ['ends the game', ...reasons] : reasons;
  const why = role && roleWords[role];
  return `${rank} ${placement.location.type}: ${keysWords(inputs)} (${words.join(', ')})${why ? ` - ${why}` : ''}`;
}
