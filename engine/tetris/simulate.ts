import { type Piece, type Placement, type TetrisState, pieces } from './types.ts';
import { type Bag, type Randomizer, deal, newBag } from './rules/bag.ts';
import { type AttackName, type AttackTable, attackOf, attackTables, usualAttack } from './rules/attack.ts';
import { emptyBoard } from './rules/board.ts';
import { evaluators, looksAhead, readEvaluator } from './evaluators.ts';
import { type Style, styleFor } from './evaluate/styles.ts';
import { makePosition } from './position.ts';
import { lockInGame } from './rules/lock.ts';
import { cellsOf } from './rules/pieces.ts';
import { chooseWithForesight } from './search/futures.ts';
import { foresights, mostWidth, searchRules } from './search/stages.ts';
import { suggest } from './advice/suggest.ts';

/** Why a game ended: as many pieces as asked for, no place inside the visible rows, or no room at the spawn. */
type End = 'cap' | 'toppedOut' | 'noPlace';

export interface GameRecord {
  pieces: number;
  lines: number;
  /** Garbage rows sent. */
  attack: number;
  end: End;
}

export interface SimulateOptions {
  evaluator: string;
  /** Most pieces to play. */
  pieces: number;
  seed: number;
  previews: number;
  hold: boolean;
  randomizer: Randomizer;
  columns?: number;
  rows?: number;
  /** Lines that the look-ahead follows after each piece; more play better and more slowly. */
  width?: number | undefined;
  /** Time for each decision, in place of `width`; games are not the same again then. */
  milliseconds?: number | undefined;
  /** The clock, in milliseconds; performance.now() where absent. */
  clock?: () => number;
  /** What clears send; the guideline's table where absent. */
  attack?: AttackName | undefined;
  /** Weights to try in place of the evaluator's own. */
  style?: Style;
  /** Told how long each decision took, and how many placements were judged for it. */
  onDecision?: (milliseconds: number, nodes: number) => void;
}

/** The next placement; or why there is none. */
type Decision = { placement: Placement; useHold: boolean } | Exclude<End, 'cap'>;
type Player = (state: TetrisState) => { decision: Decision; nodes: number };

/**
 * Plays one game. Hard drops only, but for the style that lives by spins. A piece has to lie within the visible rows
 * before full rows are cleared.
 */
export function simulate(options: SimulateOptions): GameRecord {
  let dealt: Dealt = { bag: newBag(options.seed, options.randomizer), queue: [] };
  const board = emptyBoard(options.columns, options.rows);
  let state = makePosition({ board, queue: [], canHold: options.hold });
  const clock = clockOf(options);
  const play = playerFor(options);
  const record: GameRecord = { pieces: 0, lines: 0, attack: 0, end: 'cap' };
  while (record.pieces < options.pieces) {
    dealt = fillQueue(dealt, 1 + options.previews);
    state = { ...state, queue: dealt.queue, bag: remaining(dealt.bag) };
    const started = clock();
    const { decision, nodes } = play(state);
    options.onDecision?.(clock() - started, nodes);
    if (typeof decision === 'string') return { ...record, end: decision };
    const { placement, useHold } = decision;
    const used = useHold && state.hold === null ? 2 : 1;
    if (useHold) state = { ...state, hold: state.queue[0]! };
    dealt = { bag: dealt.bag, queue: dealt.queue.slice(used) };
    state = lockInto(state, placement, record, attackTables[options.attack ?? usualAttack]);
  }
  return record;
}

/** The state after a placement, whose rows and attack are added to the record. */
function lockInto(
  state: TetrisState,
  { location, spin }: Placement,
  record: GameRecord,
  table: AttackTable,
): TetrisState {
  const { linesCleared: rows, ...after } = lockInGame(state, cellsOf(location), spin);
  const { combo, backToBack } = state;
  record.pieces++;
  if (rows === 0) return { ...state, ...after };
  const perfect = after.board.masks.every((mask) => mask === 0);
  record.lines += rows;
  record.attack += attackOf(table, { rows, spin, perfect, combo, backToBack });
  return { ...state, ...after };
}

function clockOf({ clock = () => performance.now() }: SimulateOptions): () => number {
  return clock;
}

/** Enough for a beginner's game to go on and on; attackers look farther. */
const usualWidths = { survive: 4, versus: 200 } as const;

function playerFor(options: SimulateOptions): Player {
  const evaluator = readEvaluator(options.evaluator);
  const style =
    options.style ?? (looksAhead(evaluator) ? styleFor(evaluator, options.attack ?? usualAttack) : null);
  if (!style) return (state) => bestSuggested(state, evaluator);
  const rules = searchRules(style, evaluators[evaluator].usualSkill);
  const kind = style.versus ? 'versus' : 'survive';
  const clock = clockOf(options);
  const widths = options.milliseconds
    ? new Pace(options.milliseconds)
    : { width: options.width ?? usualWidths[kind], took: () => {} };
  return (state) => {
    const started = clock();
    const effort = { width: widths.width, forecasts: 0, ...foresights[kind] };
    const { move, nodes } = chooseWithForesight(state, rules, effort);
    widths.took(clock() - started);
    const decision = move ? { placement: move.placement, useHold: move.choice.useHold } : 'noPlace';
    return { decision, nodes };
  };
}

/** How wide a search may be for its time, from how long the ones before took. */
class Pace {
  width = 32;
  private perLine = 0;

  constructor(private readonly milliseconds: number) {}

  took(milliseconds: number): void {
    const perLine = milliseconds / this.width;
    this.perLine = this.perLine === 0 ? perLine : 0.9 * this.perLine + 0.1 * perLine;
    const wanted = Math.floor(this.milliseconds / this.perLine);
    this.width = Math.max(1, Math.min(wanted, 2 * this.width, mostWidth));
  }
}

function bestSuggested(state: TetrisState, evaluator: string): ReturnType<Player> {
  const { candidates, info } = suggest(state, { evaluator, count: 1 });
  const [best] = candidates;
  const { nodes } = info;
  if (!best) return { decision: 'noPlace', nodes };
  if (best.result.toppedOut) return { decision: 'toppedOut', nodes };
  return { decision: { placement: best.placement, useHold: best.useHold }, nodes };
}

/** What the next piece is drawn from. */
function remaining({ left }: Bag): readonly Piece[] {
  return left.length > 0 ? left : pieces;
}

interface Dealt {
  bag: Bag;
  queue: readonly Piece[];
}

function fillQueue({ bag, queue }: Dealt, length: number): Dealt {
  const filled = [...queue];
  while (filled.length < length) {
    const next = deal(bag);
    filled.push(next.piece);
    bag = next.bag;
  }
  return { bag, queue: filled };
}
