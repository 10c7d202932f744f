/** From Chromium's video frames to the frames that vision reads. */
import type { Frame, Rect, Size } from '../../vision/types.ts';

/** Video frames hold colour at half resolution: a part of one starts and ends on even pixels. */
export function evenPart(part: Rect | null, full: Size): Rect {
  const width = full.width & ~1;
  const height = full.height & ~1;
  if (!part) return { x: 0, y: 0, width, height };
  const left = clamp(Math.floor(part.x), 0, width - 2) & ~1;
  const top = clamp(Math.floor(part.y), 0, height - 2) & ~1;
  const right = (clamp(Math.ceil(part.x + part.width), left + 2, width) + 1) & ~1;
  const bottom = (clamp(Math.ceil(part.y + part.height), top + 2, height) + 1) & ~1;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * Copies `part` (all where null) of the picture out as RGBA, into `spare` where it has the size; an odd last
 * column or row counts for nothing.
 */
export async function copyFrame(
  video: VideoFrame,
  part: Rect | null,
  { seq, capturedAt }: Pick<Frame, 'seq' | 'capturedAt'>,
  spare: ArrayBuffer | null = null,
): Promise<Frame> {
  if (isNothing(video)) return { ...nothingToSee, data: new Uint8Array(4), seq, capturedAt };
  const full = evenSizeOf(video);
  const rect = evenPart(part, full);
  const bytes = rect.width * rect.height * 4;
  const data = spare?.byteLength === bytes ? new Uint8Array(spare) : new Uint8Array(bytes);
  await video.copyTo(data, { rect, format: 'RGBA' });
  const { x, y, width, height } = rect;
  return { seq, capturedAt, width, height, data, origin: { x, y }, full };
}

/** Some systems give a picture of one pixel while a window is minimised or being made. */
export const isNothing = (video: VideoFrame): boolean => video.displayWidth < 2 || video.displayHeight < 2;

const nothingToSee = { width: 1, height: 1, origin: { x: 0, y: 0 }, full: { width: 1, height: 1 } };

/** Of the whole picture, less an odd last column or row. */
export function evenSizeOf(video: VideoFrame): Size {
  const { width, height } = evenPart(null, { width: video.displayWidth, height: video.displayHeight });
  return { width, height };
}
