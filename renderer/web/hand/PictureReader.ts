import type { SeeAnswer, SeeQuestion } from '../../../vision/seeWorker.ts';
import type { Observation } from '../../../vision/types.ts';

/** As on the command line: the largest screens of today. */
const mostSide = 5120;
const mostPixels = 5120 * 2880;

/** The part of a worker that is used. */
type Thread = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

/** Reads a picture's board in a worker, one picture at a time. */
export class PictureReader {
  readonly #spawn: () => Thread;
  #thread: Thread | null = null;

  constructor(spawn: () => Thread) {
    this.#spawn = spawn;
  }

  /** In the picture's own pixels. Rejects where `picture` is none, or can't be looked at. */
  async read(picture: Blob): Promise<Observation> {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    const scale = Math.max(1, Math.max(width, height) / mostSide, Math.sqrt((width * height) / mostPixels));
    return inFullPixels(await this.#ask(pixelsOf(bitmap, scale)), scale);
  }

  #ask(image: SeeQuestion): Promise<Observation> {
    const thread = (this.#thread ??= this.#spawn());
    return new Promise((resolve, reject) => {
      thread.onmessage = ({ data }: MessageEvent<SeeAnswer>) =>
        'error' in data ? reject(new Error(data.error)) : resolve(data);
      thread.onerror = (event) => {
        this.#thread = null;
        reject(new Error(event.message));
      };
      thread.postMessage(image, [image.data.buffer as ArrayBuffer]);
    });
  }
}

/** With transparency over black, as a dark desktop shows it. */
function pixelsOf(bitmap: ImageBitmap, scale: number): SeeQuestion {
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side / scale)));
  const canvas = new OffscreenCanvas(width!, height!);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0, width!, height!);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width!, height!);
  return { width: width!, height: height!, data };
}

function inFullPixels(seen: Observation, scale: number): Observation {
  if (seen.game === null || scale === 1) return seen;
  const { x, y, width, height } = seen.board;
  return { ...seen, board: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } };
}
