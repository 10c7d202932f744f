import { PositionError } from '../../../engine/tetris/rules/board.ts';
import { emptyField } from '../../../engine/puyo/rules/field.ts';
import { type Option, findOptions } from '../../../engine/puyo/options.ts';
import { parsePair } from '../../../engine/puyo/notation/position.ts';
import { suggest } from '../../../engine/puyo/advice/suggest.ts';
import {
  type Pair,
  type Placement,
  type PuyoField,
  type PuyoState,
  type RuleSet,
} from '../../../engine/puyo/types.ts';
import { silenceWords } from '../../contract/words/puyo/adviceWords.ts';
import { linesOf, Patience } from '../console/bounded.ts';
import { stdin } from '../console/streams.ts';
import { print, promptFor } from '../console/output.ts';
import { words } from '../words/commandWords.ts';
import { drawField } from './drawField.ts';
import { describe } from './hint.ts';

const { command, everyday } = words;
const { askPuyo: said, ask } = command;

/** A pair on a field, and where it is taken to go; null: nobody has said so far. */
interface Turn {
  field: PuyoField;
  options: readonly Option[];
  chosen: Option | null;
}

/** The prompt of the thesis for pairs: a hint is taken as followed unless the player says where the pair went. */
export async function askPuyo(evaluator: string, rules: RuleSet): Promise<void> {
  const turns: Turn[] = [];
  const patience = new Patience();
  for await (const line of linesOf(stdin, () => promptFor(said.prompt))) {
    const text = line.trim();
    const [before, chosen] = [turns.length, turns.at(-1)?.chosen];
    if (text === '') break;
    if (!answer(turns, text, evaluator, rules)) break;
    patience.hear(turns.length !== before || turns.at(-1)?.chosen !== chosen);
  }
}

/** false where the game is over. */
function answer(turns: Turn[], text: string, evaluator: string, rules: RuleSet): boolean {
  if (text.toLowerCase() === 'undo') undo(turns);
  else if (/^[1-6][urdl]$/i.test(text)) putElsewhere(turns.at(-1), text.toLowerCase());
  else if (turns.length > 0 && !turns.at(-1)!.chosen) print(said.sayWhere);
  else {
    const pairs = readPairs(text);
    if (pairs) return showHint(turns, pairs, evaluator, rules);
  }
  return true;
}

function undo(turns: Turn[]): void {
  if (!turns.pop()) return print(ask.nothingToUndo);
  const last = turns.at(-1);
  print(drawField(last?.chosen?.dropped ?? emptyField(), { axis: 'R', child: 'R' }, null).join('\n'));
}

/** A column and u, r, d or l: where the child is seen from the axis. */
function putElsewhere(turn: Turn | undefined, text: string): void {
  const option = turn?.options.find(
    ({ placement }) => `${placement.column}${placement.direction[0]}` === text,
  );
  if (!turn) return print(said.noPair);
  if (!option) return print(said.cantGo(text));
  turn.chosen = option;
  print(drawField(option.dropped, { axis: 'R', child: 'R' }, null).join('\n'));
}

/** false where the game is over. */
function showHint(turns: Turn[], pairs: Pair[], evaluator: string, rules: RuleSet): boolean {
  const chosen = turns.at(-1)?.chosen;
  if (chosen && chosen.result.chains > 0) print(said.chain(chosen.result.chains, chosen.result.score));
  const field = chosen ? chosen.chain.after : emptyField();
  const allClear = lastChain(turns)?.result.allClear ?? false;
  const state: PuyoState = { game: 'puyo', rules, field, pairs, allClear, incoming: 0, score: null };
  const options = findOptions(state);
  if (options.length === 0) {
    print(said.over);
    return false;
  }
  const { candidates, silence } = suggest(state, { evaluator, count: 1 });
  const [best] = candidates;
  print(drawField(field, pairs[0]!, best ?? null).join('\n'));
  if (silence) print(silenceWords(silence, everyday.puyo.advice));
  if (best) print(describe(best));
  turns.push({ field, options, chosen: best ? sameAs(options, best.placement) : null });
  return true;
}

/** null where nothing has popped so far. */
function lastChain(turns: readonly Turn[]): Option | null {
  const chosen = turns.map((turn) => turn.chosen);
  return chosen.findLast((option) => option !== null && option.result.chains > 0) ?? null;
}

function sameAs(options: readonly Option[], { column, direction }: Placement): Option | null {
  return (
    options.find(({ placement }) => placement.column === column && placement.direction === direction) ?? null
  );
}

/** null where the text isn't pairs, which is said. */
function readPairs(text: string): Pair[] | null {
  try {
    return text.split(/\s+/).map((word) => parsePair(word, 'a pair'));
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    print(`${error.message}.`);
    return null;
  }
}
