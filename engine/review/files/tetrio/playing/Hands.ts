import type { Handling } from '../rules.ts';

export type Side = -1 | 1;

/** How long an arrow is down, in frames, and how much of a repeat has gathered. */
interface Arrow {
  isDown: boolean;
  charged: number;
  gathered: number;
}

/** What is held down, and the repeats of the arrows. */
export class Hands {
  readonly handling: Handling;
  readonly #arrows: Record<Side, Arrow>;
  /** The arrow that counts where both are down. */
  #latest: Side = -1;
  readonly held = new Set<string>();

  constructor(handling: Handling) {
    this.handling = handling;
    this.#arrows = { [-1]: arrowUp(), [1]: arrowUp() } as Record<Side, Arrow>;
  }

  /** `hoisted`: it was down before the game took keys. */
  press(side: Side, hoisted: boolean): void {
    const { das, dcd, arr } = this.handling;
    this.#arrows[side] = { isDown: true, charged: hoisted ? das - dcd : 0, gathered: arr };
    this.#latest = side;
  }

  release(side: Side): void {
    const other = -side as Side;
    this.#arrows[side] = { ...this.#arrows[side], isDown: false, charged: 0 };
    if (this.#arrows[other].isDown) this.#latest = other;
    if (this.handling.cancel)
      this.#arrows[other] = { ...this.#arrows[other], charged: 0, gathered: this.handling.arr };
  }

  /** What is charged is cut, where a piece begins or turns at a wall. */
  cut(): void {
    const { das, dcd, arr } = this.handling;
    if (dcd === 0) return;
    for (const arrow of Object.values(this.#arrows)) {
      arrow.charged = Math.min(arrow.charged, das - dcd);
      arrow.gathered = arr;
    }
  }

  /** How many steps to which side come of so many frames. `columns`: as many as an instant repeat takes. */
  pass(frames: number, columns: number): { side: Side; steps: number } {
    return { side: this.#latest, steps: this.#repeat(this.#arrows[this.#latest], frames, columns) };
  }

  #repeat(arrow: Arrow, frames: number, columns: number): number {
    if (!arrow.isDown) return 0;
    const { das, arr } = this.handling;
    const beyond = Math.max(0, frames - Math.max(0, das - arrow.charged));
    arrow.charged = Math.min(arrow.charged + frames, das);
    if (arrow.charged < das) return 0;
    arrow.gathered += beyond;
    if (arrow.gathered < arr) return 0;
    const steps = arr === 0 ? columns : Math.floor(arrow.gathered / arr);
    arrow.gathered -= arr * steps;
    return steps;
  }
}

const arrowUp = (): Arrow => ({ isDown: false, charged: 0, gathered: 0 });
