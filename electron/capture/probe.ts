/** One look at a source: is there a board in it? */
import { locate } from '../../vision/locate.ts';
import type { Layout, Rect } from '../../vision/types.ts';
import { copyFrame } from './pixels.ts';
import { SourceStream } from './SourceStream.ts';

/** A window that is minimised or on another desktop gives no picture at all. */
const patienceMs = 1500;

/** The surest board of the picture; null where there is none. Rejects where the source gives no picture. */
export async function probe(sourceId: string, exclude: readonly Rect[]): Promise<Layout | null> {
  const stream = await SourceStream.open(sourceId, 5);
  try {
    const video = await Promise.race([stream.next(), after(patienceMs)]);
    if (!video) throw new Error('the source gave no picture');
    const frame = await copyFrame(video, null, 0);
    video.close();
    return locate(frame, { exclude })[0] ?? null;
  } finally {
    stream.close();
  }
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
