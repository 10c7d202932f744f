import type { Image } from '../../types.ts';

/** Between two searches at least; more often gains nothing. */
const intervalMs = 330;
/** Searching a large picture on a slow machine may take long: it gets no more than this share of the time. */
const share = 1 / 3;
/** Not to lose a game for longer than this, whatever a search takes. */
const longestMs = 2000;
/** A game that has just begun, or is about to, may be missed in so many pictures: some seven seconds. */
const patience = 20;
/** After each further search in vain the pause is so many times as long as the one before. */
const growth = 1.5;
/** Samples along each side of a picture: enough to tell another page or game from one in which something moves. */
const samples = 12;
/** Of 255: a sample that differs by less may be the same thing in another light. */
const otherShade = 24;
/** Of the samples: what covers less is a film, a cursor or a clock in a picture that has no board. */
const otherShare = 0.25;

/** How long the search for a board rests: longer and longer while it finds nothing, until the picture changes much. */
export class SearchPause {
  private leastMs = intervalMs;
  /** Searches in a row that found nothing. */
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

  /** A whole picture: where it is quite another one than that of the first search in vain, the pause is short again. */
  compare(image: Image): void {
    if (this.vain === 0) this.glance = null;
    const now = glanceAt(image);
    this.glance ??= now;
    if (!isOther(now, this.glance)) return;
    this.glance = now;
    this.vain = 0;
  }
}

/** The green of a sparse grid of pixels: it is most of their brightness. */
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
