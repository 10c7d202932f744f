import { dips, type Dips, type FramePixels, type Point, type Rect } from '../../vision/space.ts';
import { inPicture, type PictureArea } from './GameWindow.ts';

export interface PointerPorts {
  cursor(): Point<Dips>;
  /** What it covers in the watched picture; null: nothing. */
  covers(pointer: Rect<FramePixels> | null): void;
}

const checkMs = 100;

/** Around the point that it points to, in device-independent pixels: an arrow, a hand or a beam of common size. */
const reach = { left: 4, top: 4, right: 14, bottom: 21 };

/** Follows the mouse pointer over the watched picture, where it is captured with the game. */
export class PointerWatch {
  readonly #ports: PointerPorts;
  readonly #check: NodeJS.Timeout;
  #area: PictureArea | null = null;
  #told = '';

  constructor(ports: PointerPorts) {
    this.#ports = ports;
    this.#check = setInterval(() => this.#poll(), checkMs);
  }

  /** The place of the watched picture on the screen; null: it can't be seen. */
  place(area: PictureArea | null): void {
    this.#area = area;
    this.#poll();
  }

  close(): void {
    clearInterval(this.#check);
  }

  #poll(): void {
    const covered = this.#area && coveredIn(this.#area, this.#ports.cursor());
    const face = JSON.stringify(covered);
    if (face === this.#told) return;
    this.#told = face;
    this.#ports.covers(covered);
  }
}

function coveredIn(area: PictureArea, { x, y }: Point<Dips>): Rect<FramePixels> | null {
  const { left, top, right, bottom } = reach;
  const [from, to] = [x - area.x, y - area.y];
  if (from < -right || to < -bottom || from > area.width + left || to > area.height + top) return null;
  return inPicture(dips({ x: x - left, y: y - top, width: left + right, height: top + bottom }), area);
}
