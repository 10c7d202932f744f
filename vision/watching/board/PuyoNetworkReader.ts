/** Asks the network that sees a whole Puyo board where the faster look at each cell is in doubt, or has been wrong. */
import type { CellChances } from '../../cells/learned/cellChances.ts';
import type { Observation } from '../../types.ts';

/** It takes some ten times as long as the faster look: not asked more often, however much moves. Milliseconds. */
const paceMs = 80;
/** Where nothing is in doubt it is asked now and then all the same: what looks sure may be wrong. */
const checkMs = 700;
/** So long after it has last known better nothing is believed without it. */
const neededMs = 10_000;

type Read = (learned?: () => CellChances) => Observation;

export class PuyoNetworkReader {
  private askedAt = -Infinity;
  private neededUntil = -Infinity;
  private last: Observation | null = null;

  /**
   * The reading of a picture that has changed, at `at` milliseconds. Between two questions to a network that is needed the
   * reading before stands: one without it would be believed.
   */
  readPicture(read: Read, ask: () => CellChances, at: number): Observation {
    const isNeeded = at < this.neededUntil;
    const isSoon = at - this.askedAt < paceMs;
    if (isNeeded && isSoon && this.last) return this.last;
    const alone = read();
    if (!isNeeded && (isSoon || !(isUnclear(alone) || at - this.askedAt >= checkMs))) return alone;
    this.askedAt = at;
    this.last = read(ask);
    if (isOther(this.last, alone)) this.neededUntil = at + neededMs;
    return this.last;
  }
}

/** No pair, garbage, or cells that may hold either: ghosts and marks look like that too. */
function isUnclear(seen: Observation): boolean {
  if (seen.game !== 'puyo') return false;
  const hasGarbage = seen.cells.some((row) => row.includes('O'));
  return hasGarbage || seen.current === null || seen.doubts.includes('cells not readable');
}

function isOther(a: Observation, b: Observation): boolean {
  if (a.game !== 'puyo' || b.game !== 'puyo') return false;
  return a.cells.join() !== b.cells.join() || Boolean(a.current) !== Boolean(b.current);
}
