import type { Watcher } from '../../../vision/Watcher.ts';
import type { Frame } from '../../../vision/types.ts';
import { samePicture } from '../pixels.ts';
import type { FrameRead } from './workerMessages.ts';

/** So many equal pictures in a row are still read, as a reading may want confirming; then two a second. */
const equalPicturesRead = 4;
const idleIntervalMs = 500;

/** Reads the frames of one source, and leaves out those that show nothing new. */
export class FrameReader {
  readonly #watcher: Watcher;
  #last: Frame | null = null;
  #equal = 0;
  #readAt = 0;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** The frame's pixels belong to the reader until a later answer gives them back. */
  read(frame: Frame): FrameRead {
    const before = this.#last;
    const isWorth = this.#isWorthReading(frame);
    const sighting = isWorth ? this.#watcher.next(frame) : null;
    const spare = (before?.data.buffer ?? null) as ArrayBuffer | null;
    return { sighting, region: this.#watcher.region(frame.capturedAt), spare };
  }

  /** What is to be seen in the latest frame beside the watched board: nobody waits for it. */
  lookAside(): void {
    this.#watcher.lookAside();
  }

  /** The next frame is read whatever it shows. */
  forget(): void {
    this.#equal = 0;
    this.#readAt = 0;
  }

  #isWorthReading(frame: Frame): boolean {
    this.#equal = this.#last && samePicture(this.#last, frame) ? this.#equal + 1 : 0;
    this.#last = frame;
    if (this.#equal > equalPicturesRead && frame.capturedAt - this.#readAt < idleIntervalMs) return false;
    this.#readAt = frame.capturedAt;
    return true;
  }
}
