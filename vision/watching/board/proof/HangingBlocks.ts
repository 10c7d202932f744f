import { partsOf } from '../../../cells/cellGroups.ts';
import type { Observation, TetrisObservation } from '../../../types.ts';

/** Clears, flashes and words over a board in play disappear sooner. Milliseconds. */
const lastingMs = 1500;
/** Words that interrupt a game stop its piece too. */
const leastMoves = 3;

/**
 * Whether blocks that are not connected to the floor are really there: on maps with empty rows, and if cleared rows
 * have left them. In a single picture they look like an overlay.
 */
export class HangingBlocks {
  private hanging = '';
  private since = 0;
  private piece = '';
  private moves = 0;
  private areKnown = false;

  /** One reading, at `at` milliseconds. */
  lieThere(observation: Observation, at: number): boolean {
    if (observation.game !== 'tetris') return false;
    const hanging = hangingIn(observation);
    if (hanging !== this.hanging) this.begin(hanging, at);
    const piece = JSON.stringify(observation.current?.cells ?? null);
    if (piece !== this.piece) this.moves += 1;
    this.piece = piece;
    this.areKnown ||= hanging !== '' && at - this.since >= lastingMs && this.moves >= leastMoves;
    return this.areKnown;
  }

  /** A piece that lands on them, or a row that clears, changes them, and the changed blocks are there too. */
  private begin(hanging: string, at: number): void {
    this.hanging = hanging;
    this.since = at;
    this.moves = 0;
    if (hanging === '') this.areKnown = false;
  }
}

/** The unsupported cells, as text. */
function hangingIn({ cells, columns, rows }: TetrisObservation): string {
  const filled = Uint8Array.from(cells.join(''), (letter) => Number(letter !== '.'));
  return partsOf(filled, columns, rows)
    .filter((part) => !part.floor)
    .flatMap((part) => part.cells)
    .join();
}
