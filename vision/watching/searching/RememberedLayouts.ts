import type { Frame, Image, Layout } from '../../types.ts';
import { isWhole } from '../pictureParts.ts';

/** A layout that was right in a picture of this size, or that a search has just found in one. */
export interface KnownLayout {
  full: { width: number; height: number };
  layout: Layout;
  /** No game has been played on it yet. */
  isNew?: boolean;
}

/** A remembered board has to fit this well to be tried. */
const leastFit = 0.8;

/** Layouts from earlier times, each tried once until a restart. */
export class RememberedLayouts {
  private readonly all: readonly KnownLayout[];
  private readonly verify: (image: Image, layout: Layout) => number;
  private untried: readonly KnownLayout[];

  constructor(all: readonly KnownLayout[], verify: (image: Image, layout: Layout) => number) {
    this.all = all;
    this.verify = verify;
    this.untried = all;
  }

  /** One that may be in this picture, the latest first; null if there is none left. */
  candidateIn(frame: Frame): KnownLayout | null {
    if (!isWhole(frame)) return null;
    const fits = ({ full, layout }: KnownLayout) =>
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
