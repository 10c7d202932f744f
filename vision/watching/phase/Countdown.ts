import type { Observation } from '../../types.ts';

/** The range of a number's duration: about a second, less in some matches. Milliseconds. */
const stands = { least: 350, most: 1600 };
/** Consecutive numbers that make a countdown. */
const leastNumbers = 2;
/** The range of cells that a number covers, near the middle of the board. */
const cells = { least: 3, most: 60 };
/** The share of the board that is free on each side. */
const aside = { across: 0.15, down: 0.2 };

/** Detects numbers that count down over a board: something in its middle that changes evenly. */
export class Countdown {
  private face = '';
  private since = 0;
  private numbers = 0;

  reset(): void {
    this.face = '';
    this.numbers = 0;
  }

  /**
   * For a board without a tracked position at `at`, whose picture has last changed at `changedAt`: a different
   * reading of the same picture is not another number. True while numbers follow each other.
   */
  isCounting(observation: Observation, at: number, changedAt: number): boolean {
    const face = faceOf(observation);
    const isSame = face === this.face || (this.face !== '' && changedAt <= this.since);
    if (isSame) {
      if (at - this.since > stands.most) this.numbers = 0;
      return this.numbers >= leastNumbers;
    }
    const stood = at - this.since;
    if (this.face && stood >= stands.least && stood <= stands.most) this.numbers++;
    if (!this.face || stood >= stands.least) this.since = at;
    this.face = face;
    return this.numbers >= leastNumbers;
  }
}

/** The contents of the middle of the board; '' if it is empty, or if something else is there too. */
function faceOf(observation: Observation): string {
  if (observation.game === null) return '';
  const { cells: rows, columns, current } = observation;
  const filled = rows.flatMap((row, top) =>
    [...row].flatMap((letter, x) => (letter === '.' ? [] : [[x, top] as const])),
  );
  const falling = (current?.cells ?? []).map(([x, y]) => [x, rows.length - 1 - y] as const);
  const all = [...filled, ...falling];
  const isMiddle = ([x, top]: readonly [number, number]): boolean =>
    x >= aside.across * columns &&
    x < (1 - aside.across) * columns &&
    top >= aside.down * rows.length &&
    top < (1 - aside.down) * rows.length;
  const isNumber = all.length >= cells.least && all.length <= cells.most && all.every(isMiddle);
  return isNumber ? all.map(String).sort().join(' ') : '';
}
