import { partsOf } from '../../../cells/cellGroups.ts';
import type { Observation, TetrisObservation } from '../../../types.ts';

/** Clears, flashes and words over a board in play disappear sooner. Milliseconds. */
const lastingMs = 1500;
/** A piece that glides beside them makes them hard to tell for a picture or two. */
const mayMissMs = 300;
/** Words that interrupt a game stop its piece too. */
const leastMoves = 3;

/**
 * Whether blocks that are not connected to the floor are really there: on maps with empty rows, and if cleared rows
 * have left them. In a single picture they look like an overlay.
 */
export class HangingBlocks {
  /** By the cells in the air, as text. */
  private readonly tallies = new Map<string, Tally>();
  private piece = '';
  private areKnown = false;

  /** One reading, at `at` milliseconds. */
  lieThere(observation: Observation, at: number): boolean {
    if (observation.game !== 'tetris') return false;
    const hanging = hangingIn(observation);
    const tally = this.tallyOf(hanging, at);
    this.seePiece(observation);
    // A piece that lands on them, or a row that clears, changes them, and the changed blocks are there too.
    if (hanging !== '') this.areKnown ||= at - tally.since >= lastingMs && tally.moves >= leastMoves;
    else if (this.tallies.size === 1) this.areKnown = false;
    return this.areKnown;
  }

  private tallyOf(hanging: string, at: number): Tally {
    const tally = this.tallies.get(hanging) ?? { since: at, seenAt: at, moves: 0 };
    tally.seenAt = at;
    for (const [other, { seenAt }] of this.tallies) if (at - seenAt > mayMissMs) this.tallies.delete(other);
    this.tallies.set(hanging, tally);
    return tally;
  }

  private seePiece({ current }: TetrisObservation): void {
    const piece = JSON.stringify(current?.cells ?? null);
    if (piece !== this.piece) for (const tally of this.tallies.values()) tally.moves += 1;
    this.piece = piece;
  }
}

interface Tally {
  since: number;
  /** When they were last read. */
  seenAt: number;
  /** How often the falling piece has been elsewhere since. */
  moves: number;
}

/** The unsupported cells, as text. */
function hangingIn({ cells, columns, rows }: TetrisObservation): string {
  const filled = Uint8Array.from(cells.join(''), (letter) => Number(letter !== '.'));
  return partsOf(filled, columns, rows)
    .filter((part) => !part.floor)
    .flatMap((part) => part.cells)
    .join();
}
