import { type Piece, type TetrisState } from './types.ts';
import { type Bag, type Randomizer, deal, newBag } from './bag.ts';
import { emptyBoard } from './board.ts';
import { lock } from './lock.ts';
import { suggest } from './suggest.ts';

/** Why a game ended: as many pieces as asked for, no place inside the visible rows, or no room at the spawn. */
export type End = 'cap' | 'toppedOut' | 'noPlace';

export interface GameRecord {
  pieces: number;
  lines: number;
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
  /** Told how long each decision took. */
  onDecision?: (milliseconds: number) => void;
}

/**
 * Plays one game by always taking the first suggestion, straight drops only. A piece has to lie within the visible
 * rows before full rows are cleared.
 */
export function simulate(options: SimulateOptions): GameRecord {
  let dealt: Dealt = { bag: newBag(options.seed, options.randomizer), queue: [] };
  let state: TetrisState = {
    game: 'tetris',
    board: emptyBoard(options.columns, options.rows),
    queue: [],
    hold: null,
    canHold: options.hold,
    combo: 0,
    backToBack: false,
    incoming: 0,
  };
  const record: GameRecord = { pieces: 0, lines: 0, end: 'cap' };
  while (record.pieces < options.pieces) {
    dealt = fillQueue(dealt, 1 + options.previews);
    state = { ...state, queue: dealt.queue };
    const { candidates, info } = suggest(state, { evaluator: options.evaluator, count: 1 });
    options.onDecision?.(info.elapsedMs);
    const best = candidates[0];
    if (!best) return { ...record, end: 'noPlace' };
    if (best.result.toppedOut) return { ...record, end: 'toppedOut' };
    const after = lock(state.board, best.cells);
    const used = best.useHold && state.hold === null ? 2 : 1;
    if (best.useHold) state = { ...state, hold: state.queue[0]! };
    state = { ...state, board: after.board };
    dealt = { bag: dealt.bag, queue: dealt.queue.slice(used) };
    record.pieces++;
    record.lines += after.linesCleared;
  }
  return record;
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
