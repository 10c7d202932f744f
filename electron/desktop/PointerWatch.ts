import type { Rect } from '../../vision/types.ts';
import type { ScreenArea } from './GameWindow.ts';

export interface PointerPorts {
  /** Where the mouse pointer points, in device-independent pixels of the screen. */
  cursor(): { x: number; y: number };
  /** What it covers in the watched picture, in frame pixels; null: nothing. */
  covers(pointer: Rect | null): void;
}

const checkMs = 100;

/** Around the point that it points to, in device-independent pixels: an arrow, a hand or a beam of common size. */
const reach = { left: 4, top: 4, right: 14, bottom: 21 };

/** Follows the mouse pointer over the watched picture, where it is captured with the game. */
export class PointerWatch {
  readonly #ports: PointerPorts;
  readonly #check: NodeJS.Timeout;
  #area: ScreenArea | null = null;
  #told = '';

  constructor(ports: PointerPorts) {
    this.#ports = ports;
    this.#check = setInterval(() => this.#look(), checkMs);
  }

  /** The watched picture stands there on the screen; null: it can't be seen. */
  place(area: ScreenArea | null): void {
    this.#area = area;
    this.#look();
  }

  close(): void {
    clearInterval(this.#check);
  }

  #look(): void {
    const covered = this.#area && coveredIn(this.#area, this.#ports.cursor());
    const face = JSON.stringify(covered);
    if (face === this.#told) return;
    this.#told = face;
    this.#ports.covers(covered);
  }
}

function coveredIn(area: ScreenArea, { x, y }: { x: number; y: number }): Rect | null {
  const { left, top, right, bottom } = reach;
  const [from, to] = [x - area.x, y - area.y];
  if (from < -right || to < -bottom || from > area.width + left || to > area.height + top) return null;
  const pixels = (length: number): number => length / area.perPixel;
  return {
    x: pixels(from - left),
    y: pixels(to - top),
    width: pixels(left + right),
    height: pixels(top + bottom),
  };
}
