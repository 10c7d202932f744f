/** An overlay takes at least this share of the brightness. */
const leastTaken = 0.25;
/** At least this share of the light cells is dimmed: letters may cover the others. */
const leastDimmed = 0.75;
/** Cells darker than this have little brightness to lose; 0..255. */
const leastLight = 48;
/** At least this many light cells distinguish an overlay from a few blocks that disappeared. */
const fewestCells = 4;
/** Under an overlay light cells remain lighter than dark ones by at least this; cells of blocks that disappeared don't. */
const leastContrast = 4;

/**
 * Detects a dark overlay on a board: paused or finished games often darken theirs, and show text on it. All light
 * cells are darker then, and still lighter than the others.
 */
export class Dimming {
  private before: Float32Array | null = null;

  /** A piece has moved, so that the board is not covered now. */
  reset(): void {
    this.before = null;
  }

  /** Whether these cells are darker than those after the last reset. `shades` are the brightness of the cells' middles. */
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
