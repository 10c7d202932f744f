import type { Known } from './explaining/explanation.ts';
import type { Masks } from './explaining/masks.ts';
import { isGarbageRow } from './explaining/succession.ts';

/** A cleared row has disappeared from the screen after this long; some games take them away one after the other. */
const longestMs = 1500;
/** The most rows that a piece clears. */
const mostRows = 4;
/** Rows with a gap that are unchanged for this long are not vanishing: others have risen into their place. */
const stillMs = 300;

/** How long full rows may stay on the screen after they were cleared. */
export class ClearAnimation {
  private startedAt = -Infinity;
  private seen = '';
  private stillSince = 0;

  /** A piece has locked at `at` milliseconds, and may have cleared rows. */
  start(at: number): void {
    this.startedAt = at;
    this.stillSince = at;
  }

  /** A piece had locked not long before. */
  isFresh(at: number): boolean {
    return at - this.startedAt <= longestMs;
  }

  /** They can't be on the screen any more. To be called once a frame. */
  isOver({ stack, columns }: Known, filled: Masks, at: number): boolean {
    const rows = stack.views.flatMap(({ ignored }) => ignored.map((y) => filled[y]!));
    const seen = rows.join();
    if (seen !== this.seen) this.stillSince = at;
    this.seen = seen;
    const areOthers = rows.length > 0 && rows.every((mask) => isGarbageRow(mask, columns));
    const isSlow = at - this.stillSince > longestMs || at - this.startedAt > mostRows * longestMs;
    return isSlow || (areOthers && at - this.stillSince >= stillMs);
  }
}
