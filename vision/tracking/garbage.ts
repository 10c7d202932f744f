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
 * The only explanation with rows of garbage that have come up from below: without them, and everything above them as
 * much lower, the frame is what the rules lead to. null where there is none or more than one, and where the stack looks
 * as it did: the piece is only hard to see then. Rows that are still vanishing could be any.
 */
export function explainGarbage(known: Known, filled: Masks, expected: Piece | null): Explanation | null {
  if (looksUntouched(known, filled)) return null;
  const settled = { ...known, stack: stackOf(known.stack.board) };
  const found: Explained[] = [];
  for (let rows = 1; rows <= mostGarbage && isGarbageRow(filled[rows - 1]!, known.columns); rows++) {
    const lower = { ...settled, rows: known.rows - rows };
    const explanation = explain(lower, lowered(filled, rows), expected);
    if (explanation && isPlain(explanation)) found.push(raised(explanation, filled, rows));
  }
  return onlyOne(found, ({ kind }) => kind === 'same') ?? onlyOne(found, ({ kind }) => kind === 'next');
}

const isPlain = (explanation: Explanation): explanation is Explained =>
  explanation.kind === 'same' || (explanation.kind === 'next' && !explanation.inFlux);

function onlyOne(found: readonly Explained[], isWanted: (one: Explained) => boolean): Explained | null {
  const wanted = found.filter(isWanted);
  return wanted[0] && wanted.every((other) => agree(other, wanted[0]!)) ? wanted[0] : null;
}

function lowered(filled: Masks, rows: number): Masks {
  const masks = new Uint16Array(filled.length);
  masks.set(filled.subarray(rows));
  return masks;
}

/** In the rows of the frame; where the piece before locked is left as it was before the garbage. */
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
