import { Watcher } from '../../vision/Watcher.ts';
import type { Frame, Layout, Rect, Sighting } from '../../vision/types.ts';
import { copyFrame, samePicture } from './pixels.ts';
import { SourceStream } from './SourceStream.ts';
import { Thumbnail, type ThumbnailPicture } from './Thumbnail.ts';

const maxFrameRate = 60;
/** Between two looks at a source in which no game is found yet. */
const searchIntervalMs = 150;
/** So many equal pictures in a row are still read, as a reading may want confirming; then two a second. */
const equalPicturesRead = 4;
const idleIntervalMs = 500;

export interface WatchEvents {
  sighted(sighting: Sighting): void;
  pictured(picture: ThumbnailPicture): void;
  paced(framesPerSecond: number): void;
  ended(reason: string): void;
}

/** Watches one source until it is stopped or ends: reads the newest picture, again and again. */
export class Watch {
  readonly #watcher: Watcher;
  readonly #events: WatchEvents;
  readonly #thumbnail = new Thumbnail();
  #stream: SourceStream | null = null;
  #isStopped = false;
  #last: Frame | null = null;
  #equal = 0;
  #readAt = 0;
  #frames = 0;
  #pacedAt = performance.now();

  constructor(exclude: readonly Rect[], events: WatchEvents) {
    this.#watcher = new Watcher({ exclude });
    this.#events = events;
  }

  async run(sourceId: string): Promise<void> {
    try {
      this.#stream = await SourceStream.open(sourceId, maxFrameRate);
      for (let seq = 0; !this.#isStopped; seq++) {
        const video = await this.#stream.next();
        if (!video) break;
        try {
          await this.#look(video, seq);
        } finally {
          video.close();
        }
        if (!this.#watcher.region()) await sleep(searchIntervalMs);
      }
      this.#end('the picture ended');
    } catch (error) {
      this.#end((error as Error).message);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#stream?.close();
  }

  exclude(rects: readonly Rect[]): void {
    this.#watcher.exclude(rects);
  }

  /** `at` in fractions of the last thumbnail. */
  click(at: { x: number; y: number }): void {
    this.#watcher.click(this.#thumbnail.pointAt(at));
    this.#last = null;
  }

  #end(reason: string): void {
    this.#stream?.close();
    if (!this.#isStopped) this.#events.ended(reason);
    this.#isStopped = true;
  }

  async #look(video: VideoFrame, seq: number): Promise<void> {
    const frame = await copyFrame(video, this.#watcher.region(), seq);
    this.#pace();
    if (this.#isStopped || !this.#isWorthReading(frame)) return;
    const sighting = this.#watcher.next(frame);
    this.#events.sighted(sighting);
    if (this.#thumbnail.isDue(performance.now())) void this.#picture(video.clone(), sighting.layout);
  }

  /** Beside the reading, which must not wait for it. */
  async #picture(video: VideoFrame, layout: Layout | null): Promise<void> {
    try {
      const picture = await this.#thumbnail.take(video, layout, performance.now());
      if (!this.#isStopped) this.#events.pictured(picture);
    } finally {
      video.close();
    }
  }

  #isWorthReading(frame: Frame): boolean {
    this.#equal = this.#last && samePicture(this.#last, frame) ? this.#equal + 1 : 0;
    this.#last = frame;
    if (this.#equal > equalPicturesRead && frame.capturedAt - this.#readAt < idleIntervalMs) return false;
    this.#readAt = frame.capturedAt;
    return true;
  }

  #pace(): void {
    this.#frames++;
    const elapsed = performance.now() - this.#pacedAt;
    if (elapsed < 1000) return;
    this.#events.paced((this.#frames * 1000) / elapsed);
    this.#frames = 0;
    this.#pacedAt = performance.now();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
