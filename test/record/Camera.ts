/** Films a window at an even pace, each picture with its time. Equal pictures in a row are one object. */
import type { Image, Rect } from '../../vision/types.ts';
import { sleep } from '../e2e/stage/desktop.ts';
import type { Shot } from '../e2e/stage/Recorder.ts';
import { bytesOf } from '../bytes.ts';
import type { Screen } from '../e2e/stage/Screen.ts';

export class Camera {
  readonly shots: Shot[] = [];
  readonly #screen: Screen;
  readonly #area: Rect;
  readonly #periodMs: number;
  #running = true;
  readonly #done: Promise<void>;

  /** `area` is in screen pixels. */
  constructor(screen: Screen, area: Rect, periodMs = 100) {
    this.#screen = screen;
    this.#area = area;
    this.#periodMs = periodMs;
    this.#done = this.#film();
  }

  async #film(): Promise<void> {
    while (this.#running) {
      const at = Date.now();
      const image = await this.#screen.grab(this.#area);
      const last = this.shots.at(-1)?.image;
      this.shots.push({ at, image: last && isSame(last, image) ? last : image });
      await sleep(Math.max(5, at + this.#periodMs - Date.now()));
    }
  }

  /** The next picture that is taken from now on. */
  async next(): Promise<Image> {
    const from = Date.now();
    while ((this.shots.at(-1)?.at ?? 0) < from) await sleep(10);
    return this.shots.at(-1)!.image;
  }

  async stop(): Promise<readonly Shot[]> {
    this.#running = false;
    await this.#done;
    return this.shots;
  }
}

const isSame = (a: Image, b: Image): boolean => bytesOf(a.data).equals(bytesOf(b.data));
