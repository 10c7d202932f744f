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
  seq: number,
  spare: ArrayBuffer | null = null,
): Promise<Frame> {
  if (video.displayWidth < 2 || video.displayHeight < 2) return nothingToSee(seq);
  const { width: fullWidth, height: fullHeight } = evenPart(null, {
    width: video.displayWidth,
    height: video.displayHeight,
  });
  const full = { width: fullWidth, height: fullHeight };
  const rect = evenPart(part, full);
  const bytes = rect.width * rect.height * 4;
  const data = spare?.byteLength === bytes ? new Uint8Array(spare) : new Uint8Array(bytes);
  const capturedAt = Date.now();
  await video.copyTo(data, { rect, format: 'RGBA' });
  const { x, y, width, height } = rect;
  return { seq, capturedAt, width, height, data, origin: { x, y }, full };
}

/** Some systems give a picture of one pixel while a window is minimised or being made. */
function nothingToSee(seq: number): Frame {
  const size = { width: 1, height: 1 };
  return {
    seq,
    capturedAt: Date.now(),
    ...size,
    data: new Uint8Array(4),
    origin: { x: 0, y: 0 },
    full: size,
  };
}

/** Same part of the picture, same pixels. */
export function samePicture(a: Frame, b: Frame): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  if (a.origin.x !== b.origin.x || a.origin.y !== b.origin.y) return false;
  const one = new Uint32Array(a.data.buffer);
  const other = new Uint32Array(b.data.buffer);
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
