/** Whether what we draw comes back in the pictures that we take: a small mark is drawn, and looked for in them. */
import type { FramePixels, Rect } from '../../../vision/space.ts';

export interface MarkProbePorts {
  /** The overlay's scene is drawn anew, with the mark or without it, and so are those that follow. */
  draw(isWanted: boolean): void;
  /** Each picture is looked at there from now on; null: none is. */
  look(place: Rect<FramePixels> | null): void;
  /** Known from now on: our drawing stays out of the pictures, or, as long as that isn't known, it may come back. */
  settled(staysOut: boolean): void;
}

/** What one picture said of the mark's place. */
export interface MarkLook {
  /** Epoch milliseconds. */
  capturedAt: number;
  isSeen: boolean;
}

/** A picture that was taken so soon after the mark was drawn may show the screen of before. */
const settleMs = 200;
/** So many pictures without the mark are no chance. */
const picturesWithout = 3;
/** The mark is shown no longer than this in any case. */
const patienceMs = 2500;
/** Before it is tried again where nothing came of it. */
const restMs = 5000;

type Phase =
  | { is: 'off' | 'waiting' | 'marking' | 'resting' | 'settled' }
  | { is: 'looking'; place: Rect<FramePixels>; since: number; without: number };

/**
 * Nothing is assumed of the system: each source on each display is probed, once the overlay is over it. Seen once,
 * the mark comes back; not seen in some pictures while it was certainly shown, it stays out.
 */
export class MarkProbe {
  readonly #ports: MarkProbePorts;
  #phase: Phase = { is: 'off' };
  #timer: NodeJS.Timeout | null = null;

  constructor(ports: MarkProbePorts) {
    this.#ports = ports;
  }

  /** Another source, or another display: what was known is forgotten. `isWorthIt`: fills could be drawn there at all. */
  renew(isWorthIt: boolean): void {
    this.#stop();
    this.#phase = { is: isWorthIt ? 'waiting' : 'off' };
    this.#ports.settled(false);
  }

  /** The overlay is on the screen, with the mark at this place of the picture, or without it. */
  shown(place: Rect<FramePixels> | null): void {
    if (this.#phase.is === 'waiting') return this.#mark();
    if (!place || (this.#phase.is === 'looking' && isSame(place, this.#phase.place))) return;
    if (this.#phase.is === 'marking' || this.#phase.is === 'looking') this.#awaitMark(place);
  }

  /** The overlay, or the game under it, has moved or is hidden: pictures of now say nothing. */
  moved(): void {
    if (this.#phase.is !== 'looking') return;
    this.#phase = { is: 'marking' };
    this.#ports.look(null);
  }

  looked({ capturedAt, isSeen }: MarkLook): void {
    if (this.#phase.is !== 'looking') return;
    if (isSeen) return this.#settle(false);
    if (capturedAt < this.#phase.since + settleMs) return;
    this.#phase = { ...this.#phase, without: this.#phase.without + 1 };
    if (this.#phase.without >= picturesWithout) this.#settle(true);
  }

  close(): void {
    this.#stop();
    this.#phase = { is: 'off' };
  }

  #mark(): void {
    this.#phase = { is: 'marking' };
    this.#timer = setTimeout(() => this.#rest(), patienceMs);
    this.#ports.draw(true);
  }

  #awaitMark(place: Rect<FramePixels>): void {
    this.#phase = { is: 'looking', place, since: Date.now(), without: 0 };
    this.#ports.look(place);
  }

  #settle(staysOut: boolean): void {
    this.#stop();
    this.#phase = { is: 'settled' };
    this.#ports.settled(staysOut);
  }

  #rest(): void {
    this.#stop();
    this.#phase = { is: 'resting' };
    this.#timer = setTimeout(() => this.#wait(), restMs);
  }

  /** Nothing is drawn anew over a game that does not change. */
  #wait(): void {
    this.#phase = { is: 'waiting' };
    this.#ports.draw(false);
  }

  #stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#phase.is === 'looking') this.#ports.look(null);
    if (this.#phase.is === 'looking' || this.#phase.is === 'marking') this.#ports.draw(false);
  }
}

const isSame = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
