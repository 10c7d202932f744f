import type { Known, Explanation } from './explanation.ts';
import { couldBeGhost, couldBeOldPiece } from './explanation.ts';
import { placeOf, topOf } from './pieceCells.ts';
import type { PreviewQueue } from './previewQueue.ts';

/** Equal readings, and over how long: pictures may come so fast that an animation lasts for several. */
export interface Demand {
  reads: number;
  ms: number;
}

const demands = {
  sure: { reads: 1, ms: 0 },
  likely: { reads: 2, ms: 30 },
  unexpected: { reads: 3, ms: 100 },
  dropped: { reads: 2, ms: 100 },
  found: { reads: 2, ms: 100 },
  ambiguous: { reads: 3, ms: 120 },
} as const satisfies Record<string, Demand>;

export interface Evidence {
  /** The game was out of sight. */
  lost: boolean;
  queue: PreviewQueue;
  /** The hold box shows the piece that fell until now. */
  isHeld: boolean;
}

/** How many equal readings make an explanation sure, by how well it is borne out by others. */
export function demandFor(explanation: Explanation, known: Known, { lost, queue, isHeld }: Evidence): Demand {
  if (lost) return demands.found;
  switch (explanation.kind) {
    case 'same':
      return couldBeGhost(known, explanation.location) ? demands.dropped : demands.sure;
    case 'locked':
      return demands.likely;
    case 'swap':
      return isHeld ? demands.sure : demands.likely;
    case 'next': {
      const { expected, hasMoved } = queue;
      if (couldBeOldPiece(known, explanation) && !hasMoved) return demands.ambiguous;
      if (expected !== null && explanation.piece !== expected) return demands.unexpected;
      const { location, inFlux, piece } = explanation;
      const isWhole = location !== null && topOf(placeOf(location).cells) < known.rows;
      return isWhole && !inFlux && piece === expected ? demands.sure : demands.likely;
    }
  }
}
