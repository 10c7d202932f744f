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

export class SourceStream {
  readonly #track: MediaStreamTrack;
  readonly #reader: ReadableStreamDefaultReader<VideoFrame>;

  private constructor(track: MediaStreamTrack) {
    this.#track = track;
    this.#reader = new MediaStreamTrackProcessor({
      track: track as MediaStreamVideoTrack,
      maxBufferSize: 1,
    }).readable.getReader();
  }

  /**
   * A source that changes gives up to `most` pictures a second. One that doesn't gives none of itself; Chromium then
   * takes its picture afresh so that there are at least `least`. Rejects where the source is gone or the system refuses its picture.
   */
  static async open(
    sourceId: string,
    { least, most }: { least: number; most: number },
  ): Promise<SourceStream> {
    const constraints: DesktopConstraints = {
      audio: false,
      video: {
        mandatory: {
          chromeMediaSource: 'desktop',
          chromeMediaSourceId: sourceId,
          maxWidth,
          maxHeight,
          minFrameRate: least,
          maxFrameRate: most,
        },
      },
    };
    const stream = await navigator.mediaDevices.getUserMedia(
      constraints as unknown as MediaStreamConstraints,
    );
    return new SourceStream(stream.getVideoTracks()[0]!);
  }

  /** The newest picture, to be closed by the caller; null at the end of the stream. */
  async nextFrame(): Promise<VideoFrame | null> {
    const { value, done } = await this.#reader.read();
    return done ? null : value;
  }

  close(): void {
    this.#track.stop();
    void this.#reader.cancel().catch(() => {});
  }
}
