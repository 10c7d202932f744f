/** One look at a source: is there a board in it? */
import { shrink } from '../../vision/pixels/image.ts';
import { isPlain } from '../../vision/pixels/plain.ts';
import type { Frame, Layout, Rect, Size } from '../../vision/types.ts';
import { digestOf } from '../../vision/watching/searching/digest.ts';
import { copyFrame } from './pixels.ts';
import type { SearchLink } from './workers/SearchLink.ts';
import { SourceStream } from './SourceStream.ts';

/** A window that is minimised or on another desktop gives no picture at all. */
const patienceMs = 1500;

/** What came of the last look at each source: most windows show the same as a second ago. */
const lastLooks = new Map<string, Look & { digest: string }>();

/** What a picture of this size shows. */
interface Look {
  layout: Layout | null;
  full: Size;
  /** It shows something, and not the very same as when it was looked at last. */
  isLive: boolean;
  /** All of it, with sides of at most `longestGlimpse` pixels. */
  glimpse: ReturnType<typeof shrink>;
}

/** Enough to distinguish games. */
const longestGlimpse = 192;

/** The surest board of the picture; null where there is none. Rejects where the source gives no picture. */
export async function probe(search: SearchLink, sourceId: string, exclude: readonly Rect[]): Promise<Look> {
  const frame = await takePicture(sourceId);
  const digest = JSON.stringify([digestOf(frame), frame.full, exclude]);
  const last = lastLooks.get(sourceId);
  if (last?.digest === digest) return { ...last, isLive: false };
  const glimpse = glimpseOf(frame);
  const [layout = null] = await search.locate(frame, { exclude });
  const look = { digest, layout, full: frame.full, isLive: !isPlain(glimpse), glimpse };
  lastLooks.set(sourceId, look);
  return look;
}

/** The source in small. Rejects where it gives no picture. */
export async function glance(sourceId: string): Promise<Look['glimpse']> {
  return glimpseOf(await takePicture(sourceId));
}

const glimpseOf = (frame: Frame): Look['glimpse'] =>
  shrink(frame, Math.ceil(Math.max(frame.width, frame.height) / longestGlimpse));

async function takePicture(sourceId: string): Promise<Frame> {
  const stream = await SourceStream.open(sourceId, { least: 1, most: 5 });
  try {
    const video = await Promise.race([stream.nextFrame(), after(patienceMs)]);
    if (!video) throw new Error('the source gave no picture');
    const frame = await copyFrame(video, null, { seq: 0, capturedAt: Date.now() });
    video.close();
    return frame;
  } finally {
    stream.close();
  }
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
