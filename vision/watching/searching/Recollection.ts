import type { Frame, Image, Layout } from '../../types.ts';
import { isWhole } from '../pictureParts.ts';

/** A layout that was right in a picture of this size, or that a search has just found in one. */
export interface Remembered {
  full: { width: number; height: number };
  layout: Layout;
  /** No game has been played on it yet. */
  isNew?: boolean;
}

/** A remembered board has to fit so well to be looked at. */
const leastFit = 0.8;

/** Layouts from earlier times, each tried once until they are asked for anew. */
export class Recollection {
  private readonly all: readonly Remembered[];
  private readonly verify: (image: Image, layout: Layout) => number;
  private untried: readonly Remembered[];

  constructor(all: readonly Remembered[], verify: (image: Image, layout: Layout) => number) {
    this.all = all;
    this.verify = verify;
    this.untried = all;
  }

  /** One that may stand in this picture, the latest first; null where there is none left. */
  next(frame: Frame): Remembered | null {
    if (!isWhole(frame)) return null;
    const fits = ({ full, layout }: Remembered) =>
      full.width === frame.full.width &&
      full.height === frame.full.height &&
      this.verify(frame, layout) >= leastFit;
    const found = this.untried.findLast(fits);
    if (found) this.untried = this.untried.filter((one) => one !== found);
    return found ?? null;
  }

  restart(): void {
    this.untried = this.all;
  }
}
