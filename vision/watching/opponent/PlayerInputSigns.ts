import type { Cell } from '../../../engine/cell.ts';
import { cellsOfMasks, type Masks } from '../../tracking/explaining/masks.ts';
import type { GameState, Observation, Track } from '../../types.ts';

/** The number of cells of a whole piece. */
const cellsOf = { tetris: 4, puyo: 2 } as const;

/** A turn lifts a piece by at most this many rows; one higher up is the next one, which is counted a moment later. */
const mostRise = 2;

/** The signs of player input on one board: sideways moves and turns. By itself a piece only falls. */
export class PlayerInputSigns {
  /** The number of sideways moves and turns. */
  steps = 0;
  /** The number of consecutive latest pieces that came down untouched. */
  untouched = 0;
  private piece: number | null = null;
  private shape: string | null = null;
  private lowest = Infinity;
  private isTouched = false;
  /** The stack while the piece falls; null: of another game. */
  private stack: Masks | null = null;

  /** Readings in the order of their frames, each with its track. */
  addReading(observation: Observation, { state, piece }: Pick<Track, 'state' | 'piece'>): void {
    if (!state || observation.game === null) return;
    const { current, game } = observation;
    if (piece !== this.piece) this.begin(piece, stackOf(state));
    if (current?.cells.length !== cellsOf[game]) return;
    const [shape, lowest] = [shapeOf(current.cells), lowestOf(current.cells)];
    if (lowest > this.lowest + mostRise) return;
    if (this.shape !== null && this.shape !== shape) {
      this.steps += 1;
      this.isTouched = true;
    }
    this.shape = shape;
    this.lowest = lowest;
  }

  private begin(piece: number, stack: Masks | null): void {
    if (this.piece !== null) this.end(stack);
    this.piece = piece;
    this.shape = null;
    this.lowest = Infinity;
    this.isTouched = false;
    this.stack = stack;
  }

  /** A move and a drop at once are visible only by the landing place of the piece. */
  private end(stack: Masks | null): void {
    const landed = landedShape(this.stack, stack);
    if (landed !== null && this.shape !== null && landed !== this.shape && !this.isTouched) {
      this.steps += 1;
      this.isTouched = true;
    }
    if (this.isTouched) this.untouched = 0;
    else if (this.stack === null || landed !== null) this.untouched += 1;
  }
}

const stackOf = (state: GameState): Masks | null => (state.game === 'tetris' ? state.board.masks : null);

/** The shape of the piece that was added; null if rows disappeared or rose, so that it is unknown. */
function landedShape(before: Masks | null, after: Masks | null): string | null {
  if (!before || !after || before.some((mask, y) => mask & ~after[y]!)) return null;
  const added = cellsOfMasks(after.map((mask, y) => mask & ~before[y]!));
  return added.length === cellsOf.tetris ? shapeOf(added) : null;
}

const lowestOf = (cells: readonly Cell[]): number => Math.min(...cells.map(([, y]) => y));

/** Its cells, independent of its height. */
function shapeOf(cells: readonly Cell[]): string {
  const lowest = lowestOf(cells);
  return cells
    .map(([x, y]) => `${x},${y - lowest}`)
    .sort()
    .join(' ');
}
