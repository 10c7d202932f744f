import { type Fractions, fractionsOf, type FramePixels, pointAt } from '../../vision/space.ts';
import type { Layout, Point, Rect } from '../../vision/types.ts';
import { shrink } from '../../vision/pixels/image.ts';
import { evenPart } from './pixels.ts';
import { surroundingsOf } from './surroundings.ts';

interface Pace {
  intervalMs: number;
  /** In pixels, as large as the panel draws it on a screen of double density; the contract allows 400. */
  longestSide: number;
}

/** While the board is looked for, the picture is what the player goes by. */
const searching: Pace = { intervalMs: 250, longestSide: 400 };
/** A board that is found is watched on the game itself; each picture costs as much as reading ten frames. */
const found: Pace = { intervalMs: 1000, longestSide: 272 };
const paceOf = (layout: Layout | null): Pace => (layout ? found : searching);

export interface ThumbnailPicture {
  width: number;
  height: number;
  /** RGBA, rows from the top. */
  data: Uint8Array;
  board: Rect<Fractions> | null;
}

/**
 * A small picture of the game for the panel, a few times a second: pixels, as canvases and image files of video frames
 * leave megabytes behind for each picture, which Chromium keeps for long.
 */
export class Thumbnail {
  #takenAt = -Infinity;
  #showsBoard = false;
  #crop: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #spare = new Uint8Array();

  /** At once where a board was found or lost since the last one. */
  isDue(layout: Layout | null, now: number): boolean {
    return (layout !== null) !== this.#showsBoard || now - this.#takenAt >= paceOf(layout).intervalMs;
  }

  async shrinkFrame(video: VideoFrame, layout: Layout | null, now: number): Promise<ThumbnailPicture> {
    this.#takenAt = now;
    this.#showsBoard = layout !== null;
    const full = { width: video.displayWidth, height: video.displayHeight };
    const crop = evenPart(layout && surroundingsOf(layout, full), full);
    this.#crop = crop;
    const small = await this.#shrunk(video, crop, paceOf(layout).longestSide);
    return { ...small, board: layout && fractionsOf(layout.board, crop) };
  }

  /** From fractions of the last thumbnail to pixels of the full picture. */
  pointAt(at: Point<Fractions>): Point<FramePixels> {
    return pointAt(at, this.#crop);
  }

  async #shrunk(video: VideoFrame, rect: Rect, longestSide: number): Promise<ReturnType<typeof shrink>> {
    const { width, height } = rect;
    if (this.#spare.length !== 4 * width * height) this.#spare = new Uint8Array(4 * width * height);
    const data = this.#spare;
    await video.copyTo(data, { rect, format: 'RGBA' });
    return shrink({ width, height, data }, Math.ceil(Math.max(width, height) / longestSide));
  }
}
