import { showsMark } from '../contract/hint/mark.ts';
import { pointAt, type Fractions } from '../../vision/space.ts';
import type { Layout, Point, Rect, Sighting, Size } from '../../vision/types.ts';
import type { BoardCommand } from '../../vision/watching/boardCommand.ts';
import { copyFrame, evenPart, evenSizeOf, isNothing } from './pixels.ts';
import { paintOverPointer } from './pointer.ts';
import { ReadingPace } from './ReadingPace.ts';
import { Repeats } from './Repeats.ts';
import type { FrameRead } from './workers/workerMessages.ts';
import type { Reader } from './workers/Reader.ts';
import { SourceStream } from './SourceStream.ts';
import type { Still } from './still.ts';
import { PictureTimes, type Pace } from './timing/PictureTimes.ts';
import { Thumbnail, type ThumbnailPicture } from './Thumbnail.ts';

/** At least so many as prove that a picture that doesn't change still is the picture. */
const frameRates = { least: 5, most: 30 };
/** Between two looks at a source in which no game is found yet. */
const searchIntervalMs = 150;

export interface CaptureSessionEvents {
  sighted(sighting: Sighting): void;
  pictured(picture: ThumbnailPicture): void;
  paced(pace: Pace): void;
  /** A picture was looked at where our own mark would be in it. */
  marked(look: { capturedAt: number; isSeen: boolean }): void;
  ended(reason: string): void;
}

/** Watches one source until it is stopped or ends: hands the newest picture to its reader, again and again. */
export class CaptureSession {
  readonly #reader: Reader;
  readonly #events: CaptureSessionEvents;
  readonly #thumbnail = new Thumbnail();
  readonly #repeats = new Repeats();
  readonly #readingPace = new ReadingPace();
  #stream: SourceStream | null = null;
  #isStopped = false;
  #isSettled = false;
  #region: Rect | null = null;
  #pointer: Rect | null = null;
  #mark: Rect | null = null;
  #spare: ArrayBuffer | null = null;
  /** A click that came before the first picture. */
  #early: Point<Fractions> | null = null;
  #seenAt: number | null = null;
  #stillsWanted: ((still: Still) => void)[] = [];
  readonly #times: PictureTimes;

  constructor(reader: Reader, events: CaptureSessionEvents) {
    this.#reader = reader;
    this.#events = events;
    this.#times = new PictureTimes((pace) => events.paced(pace), performance.now());
  }

  async run(sourceId: string): Promise<void> {
    try {
      this.#stream = await SourceStream.open(sourceId, frameRates);
      for (let seq = 0; !this.#isStopped; seq++) {
        const video = await this.#stream.nextFrame();
        if (!video) break;
        try {
          await this.#lookForMark(video, seq);
          await this.#process(video, seq);
        } finally {
          video.close();
        }
        if (!this.#region) await sleep(searchIntervalMs);
      }
      this.#end('the picture ended');
    } catch (error) {
      this.#end((error as Error).message);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#stream?.close();
    this.#reader.close();
  }

  /** When the last picture that was read was taken, in epoch milliseconds: what was seen is good until then. */
  get seenAt(): number | null {
    return this.#seenAt;
  }

  get readerHangs(): boolean {
    return this.#reader.hangs;
  }

  exclude(rects: readonly Rect[]): void {
    this.#reader.exclude(rects);
  }

  /** What the mouse pointer covers, in pixels of the full picture. */
  pointer(covered: Rect | null): void {
    this.#pointer = covered;
  }

  /** Where our own mark is to be looked for, in pixels of the full picture; null: it isn't. */
  mark(place: Rect | null): void {
    this.#mark = place;
  }

  /** A click is in fractions of the last thumbnail; of the whole picture where there is none yet. */
  command(command: BoardCommand<Point<Fractions>>): void {
    this.#readingPace.forget();
    if (command.kind !== 'click') this.#reader.command(command);
    else if (this.#seenAt === null) this.#early = command.at;
    else this.#reader.command({ kind: 'click', at: this.#thumbnail.pointAt(command.at) });
  }

  /** The next whole picture, and what is read in it. Never answers where no picture comes any more. */
  still(): Promise<Still> {
    return new Promise((resolve) => this.#stillsWanted.push(resolve));
  }

  #end(reason: string): void {
    if (!this.#isStopped) this.#events.ended(reason);
    this.stop();
  }

  async #process(video: VideoFrame, seq: number): Promise<void> {
    const capturedAt = Date.now();
    const came = performance.now();
    this.#times.came(came);
    if (this.#early && !isNothing(video)) this.#clickEarly(this.#early, evenSizeOf(video));
    if (this.#stillsWanted.length) return this.#lookAtAll(video, seq, capturedAt);
    const isNew = await this.#isNew(video);
    if (this.#isStopped) return;
    if (!this.#readingPace.isWorthReading(isNew, this.#isSettled, came)) {
      this.#seenAt = capturedAt;
      return;
    }
    this.#accept(
      isNew
        ? await this.#read(video, { seq, capturedAt }, came)
        : await this.#reader.readAgain(seq, capturedAt),
      video,
      capturedAt,
    );
  }

  #clickEarly(at: Point<Fractions>, full: Size): void {
    this.#early = null;
    this.#reader.command({ kind: 'click', at: pointAt(at, { x: 0, y: 0, ...full }) });
  }

  #isNew(video: VideoFrame): Promise<boolean> {
    if (isNothing(video)) return Promise.resolve(true);
    return this.#repeats.isNew(video, evenPart(this.#region, evenSizeOf(video)), this.#pointer);
  }

  async #read(
    video: VideoFrame,
    moment: { seq: number; capturedAt: number },
    came: number,
  ): Promise<FrameRead> {
    const frame = await copyFrame(video, this.#region, moment, this.#spare);
    if (this.#pointer) paintOverPointer(frame, this.#pointer);
    this.#spare = null;
    const taken = performance.now();
    const read = await this.#reader.read(frame);
    this.#times.read(came, taken, performance.now());
    return read;
  }

  /** The whole picture, of which those who wait for a still get a copy. */
  async #lookAtAll(video: VideoFrame, seq: number, capturedAt: number): Promise<void> {
    const wanted = this.#stillsWanted;
    this.#stillsWanted = [];
    this.#repeats.forget();
    const frame = await copyFrame(video, null, { seq, capturedAt });
    if (this.#pointer) paintOverPointer(frame, this.#pointer);
    const { width, height } = frame;
    const data = new Uint8Array(frame.data);
    const read = await this.#reader.read(frame);
    for (const give of wanted) give({ width, height, data, sighting: read.sighting });
    this.#accept(read, video, capturedAt);
  }

  #accept({ sighting, region, isSettled, spare }: FrameRead, video: VideoFrame, capturedAt: number): void {
    this.#region = region;
    this.#isSettled = isSettled;
    this.#spare = spare ?? this.#spare;
    this.#seenAt = capturedAt;
    if (this.#isStopped) return;
    this.#events.sighted(sighting);
    if (this.#thumbnail.isDue(sighting.layout, performance.now()))
      void this.#picture(video.clone(), sighting.layout);
  }

  async #lookForMark(video: VideoFrame, seq: number): Promise<void> {
    const place = this.#mark;
    if (!place || isNothing(video)) return;
    const capturedAt = Date.now();
    const frame = await copyFrame(video, place, { seq, capturedAt });
    if (place === this.#mark && !this.#isStopped)
      this.#events.marked({ capturedAt, isSeen: showsMark(frame, place) });
  }

  /** Beside the reading, which must not wait for it. */
  async #picture(video: VideoFrame, layout: Layout | null): Promise<void> {
    try {
      const picture = await this.#thumbnail.shrinkFrame(video, layout, performance.now());
      if (!this.#isStopped) this.#events.pictured(picture);
    } finally {
      video.close();
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
