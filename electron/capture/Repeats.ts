import type { Rect } from '../../vision/types.ts';

/**
 * Tells pictures that repeat the last one by the bytes that they came in, before their colours are worked out: most of a
 * game's pictures do, and turning one into colours costs several times as much as a look at its bytes.
 */
export class Repeats {
  #last: Uint8Array = new Uint8Array();
  #next: Uint8Array = new Uint8Array();
  #face = '';

  /**
   * Whether `part` (even sides, in pixels of the full picture) shows anything else than the part that was asked about
   * last. `beside`: what else the reading rests on, such as the place of the mouse pointer.
   */
  async isNew(video: VideoFrame, part: Rect, beside: unknown = null): Promise<boolean> {
    const face = JSON.stringify([video.format, video.displayWidth, video.displayHeight, part, beside]);
    await this.#copy(video, part);
    const isSame = face === this.#face && sameBytes(this.#last, this.#next);
    this.#face = face;
    [this.#last, this.#next] = [this.#next, this.#last];
    return !isSame;
  }

  /** The next picture is a new one, whatever it shows. */
  forget(): void {
    this.#face = '';
  }

  /** Frames that live in graphics memory have no format of their own: those are compared in colours. */
  async #copy(video: VideoFrame, rect: Rect): Promise<void> {
    const options: VideoFrameCopyToOptions = video.format ? { rect } : { rect, format: 'RGBA' };
    const length = video.allocationSize(options);
    if (this.#next.length !== length) this.#next = inWholeWords(length);
    await video.copyTo(this.#next, options);
  }
}

const wordBytes = 4;

const inWholeWords = (length: number): Uint8Array =>
  new Uint8Array(new ArrayBuffer(wordBytes * Math.ceil(length / wordBytes)), 0, length);

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  const one = new Uint32Array(a.buffer);
  const other = new Uint32Array(b.buffer);
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
