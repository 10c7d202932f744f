import type { Location, Piece } from '../../engine/tetris/types.ts';
import {
  agree,
  explain,
  looksUntouched,
  stackOf,
  type Explanation,
  type Known,
} from './explaining/explanation.ts';
import type { Masks } from './explaining/masks.ts';
import { isGarbageRow, mostGarbage } from './explaining/succession.ts';

type Explained = Extract<Explanation, { kind: 'same' | 'next' }>;

/**
 * The only explanation with risen rows of garbage: without them, and with everything above them lowered, the rules
 * explain the frame. null if there is none or more than one, and if the stack is unchanged, because then the piece is
 * only hard to see. Rows that are still vanishing could be anything.
 */
export function explainGarbage(known: Known, filled: Masks, expected: Piece | null): Explanation | null {
  if (looksUntouched(known, filled)) return null;
  const settled = { ...known, stack: stackOf(known.stack.board) };
  const found = Array.from({ length: mostRisen(filled, known.columns) }, (_, row) =>
    explainRisen(settled, filled, row + 1, expected),
  ).filter((one) => one !== null);
  const same = found.filter(({ kind }) => kind === 'same');
  const [first, ...others] = same.length > 0 ? same : found;
  return first && others.every((other) => agree(other, first)) ? first : null;
}

/** The number of rows at the bottom that look risen. */
function mostRisen(filled: Masks, columns: number): number {
  return Math.min(
    mostGarbage,
    filled.findIndex((mask) => !isGarbageRow(mask, columns)),
  );
}

function explainRisen(known: Known, filled: Masks, rows: number, expected: Piece | null): Explained | null {
  const lower = { ...known, rows: known.rows - rows };
  const explanation = explain(lower, lowered(filled, rows), expected);
  return explanation && isPlain(explanation) ? raised(explanation, filled, rows) : null;
}

const isPlain = (explanation: Explanation): explanation is Explained =>
  explanation.kind === 'same' || (explanation.kind === 'next' && !explanation.inFlux);

function lowered(filled: Masks, rows: number): Masks {
  const masks = new Uint16Array(filled.length);
  masks.set(filled.subarray(rows));
  return masks;
}

/** In the rows of the frame; the landing place of the previous piece remains as it was before the garbage. */
function raised(explanation: Explained, filled: Masks, rows: number): Explained {
  const raise = (masks: Masks): Masks => {
    const higher = filled.slice();
    higher.set(masks.subarray(0, masks.length - rows), rows);
    return higher;
  };
  const garbage = { location: raiseLocation(explanation.location, rows), garbage: rows };
  if (explanation.kind === 'same')
    return { ...explanation, ...garbage, stack: stackOf(raise(explanation.stack.board)) };
  const { landing } = explanation;
  return { ...explanation, ...garbage, landing: { ...landing, stack: stackOf(raise(landing.stack.board)) } };
}

const raiseLocation = (at: Location | null, rows: number): Location | null => at && { ...at, y: at.y + rows };
