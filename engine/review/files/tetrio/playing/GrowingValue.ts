import type { Growing } from '../rules.ts';

const framesPerSecond = 60;

/** A value that grows while the game goes on. */
export class GrowingValue {
  readonly #growth: Growing;
  #frames = 0;
  value: number;

  constructor(growth: Growing) {
    this.#growth = growth;
    this.value = growth.value;
  }

  passFrame(): void {
    const { after, perSecond } = this.#growth;
    if (++this.#frames > after) this.value += perSecond / framesPerSecond;
  }
}
