const modulus = 2_147_483_647;
const multiplier = 16_807;

/** The minimal standard generator of Park and Miller (1988), by which TETR.IO draws its bags and the gaps of its garbage. */
export class MinimalStandard {
  #state: number;

  constructor(seed: number) {
    const state = seed % modulus;
    this.#state = state > 0 ? state : state + modulus - 1;
  }

  /** From 0 to below 1. */
  nextFraction(): number {
    this.#state = (multiplier * this.#state) % modulus;
    return (this.#state - 1) / (modulus - 1);
  }
}
