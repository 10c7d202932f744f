import type { Cell } from '../../../engine/cell.ts';
import type { Observation, Track } from '../../types.ts';

/** Of a whole piece. */
const cellsOf = { tetris: 4, puyo: 2 } as const;

/** A turn lifts a piece by so many rows at most; what is seen higher up is the next one, which is counted a moment later. */
const mostRise = 2;

/** What a hand does to the pieces of one board: it moves them sideways and turns them. By itself a piece only falls. */
export class Hand {
  /** Steps aside and turns that were seen. */
  steps = 0;
  /** So many pieces in a row, the latest ones, have come down untouched. */
  untouched = 0;
  private piece: number | null = null;
  private shape: string | null = null;
  private lowest = Infinity;
  private isTouched = false;

  /** Readings in the order of their frames, each with what it means. */
  see(observation: Observation, { state, piece }: Pick<Track, 'state' | 'piece'>): void {
    if (!state || observation.game === null) return;
    const { current, game } = observation;
    if (piece !== this.piece) this.begin(piece);
    if (current?.cells.length !== cellsOf[game]) return;
    const [shape, lowest] = [shapeOf(current.cells), lowestOf(current.cells)];
    const isNext = lowest > this.lowest + mostRise;
    if (this.shape !== null && this.shape !== shape && !isNext) {
      this.steps += 1;
      this.isTouched = true;
    }
    this.shape = shape;
    this.lowest = lowest;
  }

  private begin(piece: number): void {
    if (this.piece !== null) this.untouched = this.isTouched ? 0 : this.untouched + 1;
    this.piece = piece;
    this.shape = null;
    this.lowest = Infinity;
    this.isTouched = false;
  }
}

const lowestOf = (cells: readonly Cell[]): number => Math.min(...cells.map(([, y]) => y));

/** Its cells, however far it has fallen. */
function shapeOf(cells: readonly Cell[]): string {
  const lowest = lowestOf(cells);
  return cells
    .map(([x, y]) => `${x},${y - lowest}`)
    .sort()
    .join(' ');
}
