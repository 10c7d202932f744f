import { partsOf } from '../../../cells/cellGroups.ts';
import type { Observation, TetrisObservation } from '../../../types.ts';

/** What clears, flashes or is written over a board while it is played is gone sooner. Milliseconds. */
const lastingMs = 1500;
/** Words that stop a game stop its piece too. */
const leastMoves = 3;

/**
 * Whether what touches neither the floor nor what stands on it lies there all the same: on maps with empty rows, and where
 * cleared rows have left it so. In a single picture it looks as if something covered the board.
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

  /** A piece that comes to lie on it, or a row that clears, makes it another one, which lies there too. */
  private begin(hanging: string, at: number): void {
    this.hanging = hanging;
    this.since = at;
    this.moves = 0;
    if (hanging === '') this.areKnown = false;
  }
}

/** The cells that nothing holds, as text. */
function hangingIn({ cells, columns, rows }: TetrisObservation): string {
  const filled = Uint8Array.from(cells.join(''), (letter) => Number(letter !== '.'));
  return partsOf(filled, columns, rows)
    .filter((part) => !part.floor)
    .flatMap((part) => part.cells)
    .join();
}
