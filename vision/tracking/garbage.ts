import type { Piece } from '../../engine/tetris/types.ts';
import { agree, explain, type Explanation, type Known, type Stack } from './explanation.ts';
import type { Masks } from './masks.ts';
import { isGarbageRow, mostGarbage } from './succession.ts';

/**
 * The only explanation with rows of garbage that have come up from below: without them, and everything above them as
 * much lower, the frame is what the rules lead to. null where there is none or more than one.
 */
export function explainGarbage(known: Known, filled: Masks, expected: Piece | null): Explanation | null {
  const found: Explanation[] = [];
  for (let rows = 1; rows <= mostGarbage && isGarbageRow(filled[rows - 1]!, known.columns); rows++) {
    const lower = { ...known, rows: known.rows - rows };
    const explanation = explain(lower, lowered(filled, rows), expected);
    if (explanation && explanation.kind !== 'swap') found.push(raised(explanation, filled, rows));
  }
  const [first] = found;
  return first && found.every((other) => agree(other, first)) ? first : null;
}

function lowered(filled: Masks, rows: number): Masks {
  const masks = new Uint16Array(filled.length);
  masks.set(filled.subarray(rows));
  return masks;
}

/** In the rows of the frame; where the piece before locked is left as it was before the garbage. */
function raised(
  explanation: Exclude<Explanation, { kind: 'swap' }>,
  filled: Masks,
  rows: number,
): Explanation {
  const raise = (masks: Masks): Masks => {
    const higher = filled.slice();
    higher.set(masks.subarray(0, masks.length - rows), rows);
    return higher;
  };
  const raiseStack = ({ board, views }: Stack): Stack => ({
    board: raise(board),
    views: views.map(({ drawn, ignored }) => ({
      drawn: raise(drawn),
      ignored: ignored.map((y) => y + rows),
    })),
  });
  if (explanation.kind === 'same') {
    const { location, stack } = explanation;
    return {
      ...explanation,
      location: raiseLocation(location, rows),
      stack: raiseStack(stack),
      garbage: rows,
    };
  }
  const landing = { ...explanation.landing, stack: raiseStack(explanation.landing.stack) };
  if (explanation.kind === 'locked') return { ...explanation, landing, garbage: rows };
  return { ...explanation, landing, location: raiseLocation(explanation.location, rows), garbage: rows };
}

const raiseLocation = <At extends { y: number }>(at: At | null, rows: number): At | null =>
  at && { ...at, y: at.y + rows };
