import type { Command } from 'commander';
import type { MisdropLevel } from '../../engine/tetris/advice/misdrop.ts';
import type { KickRules } from '../../engine/tetris/rules/kicks.ts';
import type { Skill } from '../../engine/tetris/moves/skill.ts';
import { suggest } from '../../engine/tetris/advice/suggest.ts';
import { drawBoard } from '../../engine/tetris/notation/text.ts';
import type { Candidate, Piece, Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import type { AttackName } from '../../engine/tetris/rules/attack.ts';
import {
  attackOption,
  botOption,
  checkEvaluator,
  evaluatorOption,
  jsonOption,
  kicksOption,
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
import { doubtWords, keysWords, whyWords, words } from './words/commandWords.ts';

const { command } = words;

interface HintFlags {
  evaluator: string;
  count: number;
  queue?: Piece[];
  hold?: Piece;
  incoming?: number;
  skill?: Skill;
  misdrops: MisdropLevel;
  rules: KickRules;
  table: AttackName;
  bot?: string;
  draw?: string;
  json?: true;
}

export function registerHint(program: Command): void {
  program
    .command('hint')
    .description('shows the best placements for the falling piece of a picture or a position')
    .argument(
      '<input>',
      "a picture of a game, a position as JSON, a text board (rows separated by '/', or a file) or a fumen; '-' for a position on stdin",
    )
    .addOption(evaluatorOption())
    .option('--count <number>', 'how many placements', wholeNumber(1, 200), 3)
    .option('--queue <pieces>', 'for a board without pieces: the falling piece and the next ones', readQueue)
    .option('--hold <piece>', 'for a board without pieces: the held piece', readPiece)
    .option(
      '--incoming <rows>',
      'garbage that an opponent has announced: rows, or puyos',
      wholeNumber(0, 400),
    )
    .addOption(skillOption())
    .addOption(misdropsOption())
    .addOption(kicksOption())
    .addOption(attackOption())
    .addOption(botOption())
    .option('--draw <file>', 'writes a PNG with the hint drawn on it')
    .addOption(jsonOption())
    .action(hint);
}

async function hint(input: string, flags: HintFlags): Promise<void> {
  const situation = announced(await look(input, flags), flags.incoming);
  const { doubts } = situation;
  if (doubts.length > 0) process.stderr.write(`okiba: ${command.notSure(doubtWords(doubts))}\n`);
  checkEvaluator(situation.state.game, flags.evaluator);
  if (isPuyo(situation)) return hintPuyo(situation, flags);
  const { state } = situation;
  const { evaluator, count, skill, misdrops, rules: kicks, table: attack, bot } = flags;
  const options = { evaluator, count, misdrops, kicks, attack, ...(skill && { skill }) };
  const suggestion = bot === undefined ? suggest(state, options) : await askOnce(bot, state, options);
  if (flags.draw !== undefined) {
    const { drawHint } = await import('./drawing/drawing.ts');
    await drawHint(situation, suggestion, flags.draw);
  }
  if (flags.json) printJson({ ...suggestion, doubts });
  else printSuggestion(state, suggestion);
  if (suggestion.candidates.length === 0) throw new Failure(command.noPlaceLeft, 1);
}

/** With the garbage that is given beside it: no picture shows it yet. */
function announced<Looked extends Situation | PuyoSituation>(looked: Looked, incoming?: number): Looked {
  return incoming === undefined ? looked : { ...looked, state: { ...looked.state, incoming } };
}

function isPuyo(situation: Situation | PuyoSituation): situation is PuyoSituation {
  return situation.state.game === 'puyo';
}

/** With `--json` an empty suggestion means a picture in which nothing was found. */
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
  const { columns } = state.board;
  if (best) print(drawBoard(state.board, best.cells).join('\n'));
  for (const [index, candidate] of candidates.entries()) print(describe(`${index + 1}.`, candidate, columns));
  if (notHere) print(describe(command.notHere, notHere, columns));
}

function describe(
  rank: string,
  { placement, inputs, facts, result, role }: Candidate,
  columns: number,
): string {
  const why = whyWords(facts, columns);
  return command.place({
    rank,
    piece: placement.location.type,
    keys: keysWords(inputs),
    why: result.toppedOut ? command.list([command.endsGame, why]) : why,
    role: role === 'safe' || role === 'clears' ? command.role[role] : null,
  });
}
