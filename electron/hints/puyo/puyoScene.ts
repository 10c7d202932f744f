/** From advice for a pair to the shapes that the overlay draws. */
import type { Candidate, Pair } from '../../../engine/puyo/types.ts';
import { puyoColourOf, puyoMarkOf } from '../../contract/colours/puyo.ts';
import { helpLevel } from '../../contract/help.ts';
import { onKeys } from '../../contract/hint/gameKeys.ts';
import { shownKeys } from '../../contract/hint/puyoKeys.ts';
import type { DiscShape, SceneRect, Shape } from '../../contract/hint/scene.ts';
import { cellRect, placeOfKeys, type SceneView } from '../sceneView.ts';
import type { Joined, PuyoAdvice } from '../Advice.ts';

/** What is left to see of a puyo that comes to rest above the board, in device-independent pixels. */
const sliver = 6;

/** Drawn in this order, so that the hint is on top. */
export function puyoShapes({ pair, best, second, keys, joined }: PuyoAdvice, view: SceneView): Shape[] {
  const shapes: Shape[] = joined.map((group) => groupShape(group, view));
  if (helpLevel(view.help) >= 3 && second) shapes.push(...discs(second, 'second', pair, view));
  shapes.push(...discs(best, view.help === 'ghost' ? 'second' : 'hint', pair, view));
  if (helpLevel(view.help) >= 2 && keys.length > 0)
    shapes.push({ type: 'keys', ...placeOfKeys(view), keys: onKeys(shownKeys(keys), view.gameKeys ?? null) });
  return shapes;
}

function groupShape({ colour, cells }: Joined, view: SceneView): Shape {
  const rects = cells.map((cell) => cellRect(cell, view));
  return { type: 'cells', role: 'group', colour: puyoColourOf(colour), cells: rects };
}

/** Where each puyo of the pair comes to rest; they part where the columns differ in height. */
function discs({ cells }: Candidate, role: DiscShape['role'], pair: Pair, view: SceneView): DiscShape[] {
  const marks = ['ring', 'dot'] as const;
  return cells.flatMap((cell, at) => {
    const rect = visibleRect(cellRect(cell, view), cell[1] - view.layout.rows);
    const kind = at === 0 ? pair.axis : pair.child;
    const sign = view.letters ? puyoMarkOf(kind) : null;
    const disc = { type: 'disc', role, colour: puyoColourOf(kind), mark: marks[at]! } as const;
    return rect ? [{ ...disc, cell: rect, ...(sign && rect.height > sliver && { sign }) }] : [];
  });
}

/** Of the first row above the board a sliver is shown, of those above it nothing. */
function visibleRect(rect: SceneRect, above: number): SceneRect | null {
  if (above < 0) return rect;
  return above > 0 ? null : { ...rect, y: rect.y + rect.height - sliver, height: sliver };
}
