import type { PuyoObservation, TetrisObservation } from '../../../vision/types.ts';
import type { Manual } from '../../panel/manual/Manual.svelte.ts';
import type { PuyoManual } from '../../panel/manual/puyo/PuyoManual.svelte.ts';

/** What was seen takes the place of what was typed, unless the board's size is none that can be typed: then that is said. */
export function fillTetris(manual: Manual, { cells, current, next, hold }: TetrisObservation): void {
  if (!manual.paste(cells.join('\n'))) return;
  while (manual.queue.length > 0) manual.removeFromQueue(0);
  if (manual.hold) manual.toggleHold();
  if (hold) {
    manual.toggleHold();
    manual.add(hold);
  }
  for (const piece of [...(current ? [current.piece] : []), ...next]) manual.add(piece);
}

/** The same for a field of Puyo. */
export function fillPuyo(manual: PuyoManual, { cells, current, next }: PuyoObservation): void {
  if (!manual.paste(cells.join('\n'))) return;
  while (manual.pairs.length > 0) manual.removePair(0);
  for (const { axis, child } of [...(current ? [current] : []), ...next]) {
    manual.add(axis);
    manual.add(child);
  }
}
