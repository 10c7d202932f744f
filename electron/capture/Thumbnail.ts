import { type Fractions, fractionsOf, type FramePixels, pointAt } from '../../vision/space.ts';
import type { Layout, Point, Rect } from '../../vision/types.ts';
import { surroundingsOf } from './surroundings.ts';

const intervalMs = 250;
const longestSide = 320;

export interface ThumbnailPicture {
  url: string;
  board: Rect<Fractions> | null;
}

/** A small picture of the game for the panel, a few times a second. */
export class Thumbnail {
  #takenAt = -Infinity;
  #crop: Rect = { x: 0, y: 0, width: 1, height: 1 };

  isDue(now: number): boolean {
    return now - this.#takenAt >= intervalMs;
  }

  async take(video: VideoFrame, layout: Layout | null, now: number): Promise<ThumbnailPicture> {
    this.#takenAt = now;
    const full = { width: video.displayWidth, height: video.displayHeight };
    this.#crop = layout ? surroundingsOf(layout, full) : { x: 0, y: 0, ...full };
    return { url: await makeJpeg(video, this.#crop), board: layout && fractionsOf(layout.board, this.#crop) };
  }

  /** From fractions of the last thumbnail to pixels of the full picture. */
  pointAt(at: Point<Fractions>): Point<FramePixels> {
    return pointAt(at, this.#crop);
  }
}

async function makeJpeg(video: VideoFrame, crop: Rect): Promise<string> {
  const scale = Math.min(1, longestSide / Math.max(crop.width, crop.height));
  const width = Math.max(1, Math.round(crop.width * scale));
  const height = Math.max(1, Math.round(crop.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(video, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return readAsDataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 }));
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
