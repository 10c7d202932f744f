/// <reference types="dom-mediacapture-transform" />
/** The pictures of a window or a screen, the newest first and only. */

/** Chromium's own constraints for desktop capture, which the DOM types don't know. */
interface DesktopConstraints {
  audio: false;
  video: {
    mandatory: {
      chromeMediaSource: 'desktop';
      chromeMediaSourceId: string;
      maxWidth: number;
      maxHeight: number;
      minFrameRate: number;
      maxFrameRate: number;
    };
  };
}

/** Large enough that no picture is ever scaled down. */
const maxWidth = 7680;
const maxHeight = 4320;

/** Pictures a second. `isPaced`: these may be changed, at the price of capturing anew. */
interface Rates {
  least: number;
  most: number;
  isPaced: boolean;
}

export class SourceStream {
  readonly #track: MediaStreamTrack;
  readonly #reader: ReadableStreamDefaultReader<VideoFrame>;
  readonly #rates: Rates;
  #most: number;

  private constructor(track: MediaStreamTrack, rates: Rates) {
    this.#track = track;
    this.#rates = rates;
    this.#most = rates.most;
    this.#reader = new MediaStreamTrackProcessor({
      track: track as MediaStreamVideoTrack,
      maxBufferSize: 1,
    }).readable.getReader();
  }

  /**
   * A source that changes gives up to `rates.most` pictures a second. One that doesn't gives none of itself; Chromium then
   * takes its picture afresh so that there are at least `rates.least`. Rejects where the source is gone or the system refuses its picture.
   */
  static async open(sourceId: string, rates: Rates): Promise<SourceStream> {
    const constraints: DesktopConstraints = {
      audio: false,
      video: {
        mandatory: {
          chromeMediaSource: 'desktop',
          chromeMediaSourceId: sourceId,
          maxWidth,
          maxHeight,
          minFrameRate: rates.least,
          maxFrameRate: rates.most,
        },
      },
    };
    const stream = await navigator.mediaDevices.getUserMedia(
      constraints as unknown as MediaStreamConstraints,
    );
    return new SourceStream(stream.getVideoTracks()[0]!, rates);
  }

  /** The newest picture, to be closed by the caller; null at the end of the stream. */
  async next(): Promise<VideoFrame | null> {
    const { value, done } = await this.#reader.read();
    return done ? null : value;
  }

  /** At most so many pictures a second from now on, and no more than it was opened with. A track that has ended refuses. */
  pace(most: number): void {
    const { isPaced, least } = this.#rates;
    if (!isPaced || most === this.#most) return;
    this.#most = most;
    this.#track.applyConstraints({ frameRate: { min: least, max: most } }).catch(() => {});
  }

  close(): void {
    this.#track.stop();
    void this.#reader.cancel().catch(() => {});
  }
}
