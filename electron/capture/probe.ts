/** One look at a source: is there a board in it? */
import type { Frame, Layout, Rect, Size } from '../../vision/types.ts';
import { digestOf } from '../../vision/watching/searching/digest.ts';
import { copyFrame } from './pixels.ts';
import type { SearchLink } from './workers/SearchLink.ts';
import { SourceStream } from './SourceStream.ts';

/** A window that is minimised or on another desktop gives no picture at all. */
const patienceMs = 1500;

/** What came of the last look at each source: most windows show the same as a second ago. */
const lastLooks = new Map<string, { digest: string; layout: Layout | null }>();

/** What a picture of this size shows. */
interface Look {
  layout: Layout | null;
  full: Size;
}

/** The surest board of the picture; null where there is none. Rejects where the source gives no picture. */
export async function probe(search: SearchLink, sourceId: string, exclude: readonly Rect[]): Promise<Look> {
  const frame = await takePicture(sourceId);
  const digest = JSON.stringify([digestOf(frame), frame.full, exclude]);
  const last = lastLooks.get(sourceId);
  const { full } = frame;
  if (last?.digest === digest) return { layout: last.layout, full };
  const [layout = null] = await search.locate(frame, { exclude });
  lastLooks.set(sourceId, { digest, layout });
  return { layout, full };
}

async function takePicture(sourceId: string): Promise<Frame> {
  const stream = await SourceStream.open(sourceId, { least: 1, most: 5 });
  try {
    const video = await Promise.race([stream.next(), after(patienceMs)]);
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
