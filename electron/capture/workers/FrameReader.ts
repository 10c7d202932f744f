import type { FrameWatcher } from '../../../vision/watching/FrameWatcher.ts';
import type { Frame } from '../../../vision/types.ts';
import { SteadyTime } from '../timing/SteadyTime.ts';
import type { FrameRead } from './workerMessages.ts';

/** Reads the frames of one source. */
export class FrameReader {
  readonly #watcher: FrameWatcher;
  readonly #time = new SteadyTime();
  #last: Frame | null = null;

  constructor(watcher: FrameWatcher) {
    this.#watcher = watcher;
  }

  /** The frame's pixels belong to the reader until a later answer gives them back. */
  read(frame: Frame): FrameRead {
    const spare = (this.#last?.data.buffer ?? null) as ArrayBuffer | null;
    this.#last = frame;
    return this.#answer(frame, spare);
  }

  /** The last frame's pixels once more, seen at another time (epoch milliseconds). */
  readAgain(seq: number, capturedAt: number): FrameRead {
    if (!this.#last) throw new Error('there is no earlier frame to read again');
    return this.#answer({ ...this.#last, seq, capturedAt }, null);
  }

  /** What is to be seen in the latest frame beside the watched board: nobody waits for it. */
  lookAside(): void {
    this.#watcher.lookAside();
  }

  #answer(frame: Frame, spare: ArrayBuffer | null): FrameRead {
    const { capturedAt } = frame;
    const at = this.#time.at(capturedAt);
    const sighting = this.#watcher.next({ ...frame, capturedAt: at });
    const { isSettled } = this.#watcher;
    return { sighting: { ...sighting, capturedAt }, region: this.#watcher.region(at), isSettled, spare };
  }
}
