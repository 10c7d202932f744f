import type { Observation } from '../../types.ts';

/** Each number stands for about a second; the games of a match count faster than the hand of a clock. Milliseconds. */
const stands = { least: 350, most: 1600 };
/** Numbers in a row that make a countdown. */
const leastNumbers = 2;
/** A number covers so many cells, about the middle of the board. */
const cells = { least: 3, most: 60 };
/** Share of the board's sides that is left free on each of them. */
const aside = { across: 0.15, down: 0.2 };

/** Notices numbers that count down over a board: in its middle something stands, and changes evenly. */
export class Countdown {
  private face = '';
  private since = 0;
  private numbers = 0;

  reset(): void {
    this.face = '';
    this.numbers = 0;
  }

  /**
   * Of a board of which nothing is followed at `at`, and whose picture has last changed at `changedAt`: what is read
   * otherwise in the same picture is no other number. True while numbers follow each other.
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

/** What fills the middle of the board; '' where nothing does, or something besides. */
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
