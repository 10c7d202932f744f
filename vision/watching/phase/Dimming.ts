/** A curtain takes at least this share of the light. */
const leastTaken = 0.25;
/** Of the light cells so many are dimmed: letters stand on some. */
const leastDimmed = 0.75;
/** Cells darker than this have little light to lose; 0..255. */
const leastLight = 48;
/** So many light cells tell a curtain from a few blocks that went away. */
const fewestCells = 4;
/** What was light stays so much lighter than what was dark, seen through a curtain; behind blocks that went away it doesn't. */
const leastContrast = 4;

/**
 * Notices a curtain over a board: games that are paused or over often darken theirs, and write on it. All that was
 * light is less so then, and is still lighter than the rest.
 */
export class Dimming {
  private before: Float32Array | null = null;

  /** A piece has moved: nothing lies over the board as it is now. */
  reset(): void {
    this.before = null;
  }

  /** Whether these cells are darker than those after the last reset. `shades` as of `shadesOf`. */
  isDimmed(shades: Float32Array): boolean {
    if (this.before?.length !== shades.length) this.before = shades;
    const { before } = this;
    const [light, dark]: [number[], number[]] = [[], []];
    let dimmed = 0;
    for (const [at, now] of shades.entries()) {
      (before[at]! < leastLight ? dark : light).push(now);
      if (before[at]! >= leastLight && now < (1 - leastTaken) * before[at]!) dimmed++;
    }
    if (light.length < fewestCells || dimmed < leastDimmed * light.length) return false;
    return dark.length === 0 || median(light) - median(dark) >= leastContrast;
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
