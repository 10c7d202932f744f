/** Uses the network for whole Puyo boards if the faster reading of each cell is in doubt, or has been wrong. */
import type { CellChances } from '../../../cells/learned/cellChances.ts';
import type { Observation } from '../../../types.ts';

/** It takes about ten times as long as the faster reading, so that it is not used more often than this. Milliseconds. */
const paceMs = 80;
/** Without a doubt it is still used from time to time, because a sure reading may be wrong. */
const checkMs = 700;
/** For this long after it last corrected a reading nothing is accepted without it. */
const neededMs = 10_000;

type Read = (learned?: () => CellChances) => Observation;

export class PuyoNetworkReader {
  private askedAt = -Infinity;
  private neededUntil = -Infinity;
  private last: Observation | null = null;

  /**
   * The reading of a picture that has changed, at `at` milliseconds. While the network is needed, the previous
   * reading is kept between two calls of it, because a reading without it would be accepted.
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

/** No pair, garbage, or cells that may contain either: ghosts and marks look like that too. */
function isUnclear(seen: Observation): boolean {
  if (seen.game !== 'puyo') return false;
  const hasGarbage = seen.cells.some((row) => row.includes('O'));
  return hasGarbage || seen.current === null || seen.doubts.includes('cells not readable');
}

function isOther(a: Observation, b: Observation): boolean {
  if (a.game !== 'puyo' || b.game !== 'puyo') return false;
  return a.cells.join() !== b.cells.join() || Boolean(a.current) !== Boolean(b.current);
}
