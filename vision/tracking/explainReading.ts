import { explainGarbage } from './garbage.ts';
import type { PreviewQueue } from './previewQueue.ts';
import { explain, explainHiddenPiece, type Explanation, type Known } from './explaining/explanation.ts';
import { explainRowsStillClearing } from './explaining/rowsStillClearing.ts';
import type { Masks } from './explaining/masks.ts';
import type { UnsettledLanding } from './explaining/UnsettledLanding.ts';

/** The explanation by the rules of the cells that are filled now, the likeliest first; null if there is none. */
export function explainReading(
  known: Known,
  filled: Masks,
  { expected, hasShifted, hasMoved }: Pick<PreviewQueue, 'expected' | 'hasShifted' | 'hasMoved'>,
  unsettled: UnsettledLanding,
): Explanation | null {
  const explanation =
    (hasShifted && expected && explainHiddenPiece(known, filled, expected)) ||
    explain(known, filled, expected) ||
    unsettled.amended(known, filled) ||
    explainGarbage(known, filled, expected) ||
    explainRowsStillClearing(known, filled, expected);
  const isSameKind = explanation?.kind === 'swap' && explanation.location.type === known.piece;
  return isSameKind && !hasMoved ? { ...explanation, kind: 'same' } : explanation;
}
