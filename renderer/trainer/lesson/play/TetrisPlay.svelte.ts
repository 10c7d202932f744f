/** A position of the lesson that is played: what came of the last piece is judged by the rules alone. */
import type { Cell, Input, Location } from '../../../../engine/tetris/types.ts';
import { findPlacements } from '../../../../engine/tetris/moves/movegen.ts';
import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { candidatesAfter } from '../../play/candidates.ts';
import { placeAt, pressKey, startRun, undo, type Landed, type Run } from '../../play/run.ts';
import type { Goal } from '../../../../engine/puzzle/types.ts';
import type { Position } from '../course/steps.ts';
import { onBoard } from './frames.ts';

/** missed: the last piece is placed, but not as asked; stuck: it can't any more. */
export type PlayState = 'open' | 'solved' | 'missed' | 'stuck';

export class TetrisPlay {
  readonly position: Position;
  run: Run = $state.raw()!;
  /** Places that cover the tapped cell; the first one is shown. */
  candidates: readonly Location[] = $state.raw([]);
  readonly landed: Landed | null = $derived(this.run.left.length === 0 ? this.run.landed : null);
  readonly state: PlayState = $derived.by(() => this.#judge());

  constructor(position: Position) {
    this.position = position;
    this.reset();
  }

  reset(): void {
    this.candidates = [];
    this.run = startRun({ board: onBoard(this.position.rows), queue: [...this.position.queue] });
  }

  /** Dropping once more where it went wrong begins anew. */
  press(input: Input): void {
    this.candidates = [];
    if (this.state === 'open') this.run = pressKey(this.run, input);
    else if (this.state !== 'solved' && input === 'hardDrop') this.reset();
  }

  undo(): void {
    this.candidates = [];
    if (this.state !== 'solved') this.run = undo(this.run);
  }

  /** Shows a place that covers this cell; the same cell once more: another one. */
  tap(cell: Cell): void {
    if (this.state !== 'open') return;
    this.candidates = candidatesAfter(this.candidates[0], this.run, cell);
  }

  /** Places the piece where the shown candidate is. */
  placeCandidate(): void {
    const [location] = this.candidates;
    if (!location) return;
    this.candidates = [];
    this.run = placeAt(this.run, location);
  }

  #judge(): PlayState {
    const { left, landed, game } = this.run;
    const { goal } = this.position;
    if (left.length === 0)
      return landed?.spin === goal.spin && landed.rows === goal.rows ? 'solved' : 'missed';
    if (landed && left.length === 1 && !canFinish(game, goal)) return 'stuck';
    return 'open';
  }
}

/** The falling piece can still do what is asked. */
function canFinish({ board, active }: Run['game'], goal: Goal): boolean {
  if (!active) return false;
  return findPlacements(board, active, { spins: true }).some(
    ({ location, spin }) => spin === goal.spin && lock(board, cellsOf(location)).linesCleared === goal.rows,
  );
}
