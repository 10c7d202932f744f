import { type Command, Option } from 'commander';
import { emptyBoard } from '../../engine/tetris/rules/board.ts';
import { makePosition } from '../../engine/tetris/position.ts';
import { lock } from '../../engine/tetris/rules/lock.ts';
import { suggest } from '../../engine/tetris/advice/suggest.ts';
import { drawBoard } from '../../engine/tetris/notation/text.ts';
import type { Board, Candidate, Piece } from '../../engine/tetris/types.ts';
import { type RuleSet, ruleSets } from '../../engine/puyo/types.ts';
import { type Game, checkEvaluator, evaluatorOption, gameOption, pieceOf } from './console/arguments.ts';
import { linesOf, Patience } from './console/bounded.ts';
import { stdin } from './console/streams.ts';
import { print, promptFor } from './console/output.ts';
import { askPuyo } from './puyo/ask.ts';
import { keysWords, whyWords, words } from './words/commandWords.ts';

const brushes = { filled: '■', empty: '.', hint: '*' };
const { ask } = words.command;

export function registerAsk(program: Command): void {
  program
    .command('ask')
    .description(
      'asks for each piece (further letters: the next ones) and shows where to put it: * is the placement, ■ is filled',
    )
    .addOption(gameOption())
    .addOption(evaluatorOption())
    .addOption(new Option('--rules <rules>', 'Puyo: the rules to play by').choices(ruleSets).default('tsu'))
    .action(async ({ game, evaluator, rules }: { game: Game; evaluator: string; rules: RuleSet }) => {
      checkEvaluator(game, evaluator);
      return game === 'puyo' ? askPuyo(evaluator, rules) : converse(evaluator);
    });
}

/** The field, and the hint on it that the next piece locks. */
interface Turn {
  board: Board;
  hint: Candidate | null;
}

async function converse(evaluator: string): Promise<void> {
  const turns: Turn[] = [{ board: emptyBoard(), hint: null }];
  const patience = new Patience();
  for await (const line of linesOf(stdin, () => promptFor(ask.prompt))) {
    const word = line.trim();
    const before = turns.length;
    if (word === '') break;
    if (word.toLowerCase() === 'undo') undo(turns);
    else if (!answer(turns, word, evaluator)) break;
    patience.hear(turns.length !== before);
  }
}

function undo(turns: Turn[]): void {
  if (turns.length === 1) return print(ask.nothingToUndo);
  turns.pop();
  show(turns.at(-1)!);
}

/** Locks the last hint, then shows where the new piece goes. false where the game is over. */
function answer(turns: Turn[], word: string, evaluator: string): boolean {
  const queue = piecesOf(word);
  const [piece] = queue;
  if (!piece) {
    print(ask.noSuchPiece(JSON.stringify(word)));
    return true;
  }
  const { board, linesCleared } = settle(turns.at(-1)!);
  if (linesCleared > 0) print(ask.rowsCleared(linesCleared));
  const hint = bestPlace(board, queue, evaluator);
  if (!hint) {
    print(ask.over(piece));
    return false;
  }
  turns.push({ board, hint });
  show(turns.at(-1)!);
  return true;
}

/** A piece, and behind it those that come next, parted or not; none where one of the letters is no piece. */
function piecesOf(word: string): Piece[] {
  const found = [...word.replaceAll(/\s/g, '')].map((letter) => pieceOf(letter));
  return found.every((piece) => piece !== undefined && piece !== null) ? found : [];
}

function settle({ board, hint }: Turn): { board: Board; linesCleared: number } {
  return hint ? lock(board, hint.cells) : { board, linesCleared: 0 };
}

/** null where every place sticks out of the field. */
function bestPlace(board: Board, queue: readonly Piece[], evaluator: string): Candidate | null {
  const [best] = suggest(makePosition({ board, queue }), { evaluator, count: 1 }).candidates;
  return best && best.cells.every(([, y]) => y < board.rows) ? best : null;
}

function show({ board, hint }: Turn): void {
  print(drawBoard(board, hint?.cells, brushes).join('\n'));
  if (!hint) return;
  const [piece, keys] = [hint.placement.location.type, keysWords(hint.inputs)];
  print(words.command.place({ piece, keys, why: whyWords(hint.facts, board.columns) }));
}
