import type { Image } from '../../types.ts';

/** The least time between two searches; shorter pauses gain nothing. */
const intervalMs = 330;
/** A search of a large picture on a slow machine may take long: it gets at most this share of the time. */
const share = 1 / 3;
/** The longest pause, so that a game is not missed for longer, however long a search takes. */
const longestMs = 2000;
/**
 * After this many searches without a result the pause grows: a game that has just begun may be missed for about seven
 * seconds.
 */
const patience = 20;
/** After each further search without a result the pause grows by this factor. */
const growth = 1.5;
/** Samples along each side of a picture: enough to distinguish another page or game from movement. */
const samples = 12;
/** Of 255: a sample that differs by less may be the same thing at another brightness. */
const otherShade = 24;
/** The share of the samples of a large change: a smaller one is a film, a cursor or a clock in a picture without a board. */
const otherShare = 0.25;

/** The pause of the search for a board: longer and longer while it finds nothing, until the picture changes much. */
export class SearchPause {
  private leastMs = intervalMs;
  /** Consecutive searches without a result. */
  private vain = 0;
  private glance: Uint8Array | null = null;

  /** Milliseconds from the beginning of one search to that of the next. */
  get ms(): number {
    return Math.min(longestMs, this.leastMs * growth ** Math.max(0, this.vain - patience));
  }

  /** A search has ended. */
  searched({ tookMs, isInVain }: { tookMs: number; isInVain: boolean }): void {
    this.leastMs = Math.max(intervalMs, Math.min(longestMs, tookMs / share));
    this.vain = isInVain ? this.vain + 1 : 0;
  }

  /** A whole picture: if it differs much from that of the first search without a result, the pause is short again. */
  compare(image: Image): void {
    if (this.vain === 0) this.glance = null;
    const now = glanceAt(image);
    this.glance ??= now;
    if (!isOther(now, this.glance)) return;
    this.glance = now;
    this.vain = 0;
  }
}

/** The green of a sparse grid of pixels, which is most of their brightness. */
function glanceAt({ width, height, data }: Image): Uint8Array {
  return Uint8Array.from({ length: samples * samples }, (_, at) => {
    const row = Math.floor(((Math.floor(at / samples) + 0.5) * height) / samples);
    const column = Math.floor((((at % samples) + 0.5) * width) / samples);
    return data[4 * (row * width + column) + 1]!;
  });
}

function isOther(a: Uint8Array, b: Uint8Array): boolean {
  const others = a.filter((shade, at) => Math.abs(shade - b[at]!) > otherShade);
  return others.length > otherShare * a.length;
}
