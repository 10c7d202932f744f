const per32Bits = 2 ** -32;

/** Alea, Johannes Baagøe's generator (2010): what Jstris draws its bags with, from a text. */
export class Alea {
  #states: [number, number, number];
  #carry = 1;

  constructor(seed: string) {
    const mash = masher();
    const begun = [mash(' '), mash(' '), mash(' ')];
    this.#states = begun.map((state) => {
      const moved = state - mash(seed);
      return moved < 0 ? moved + 1 : moved;
    }) as [number, number, number];
  }

  /** From 0 to below 1. */
  nextFraction(): number {
    const [first, second, third] = this.#states;
    const sum = 2_091_639 * first + this.#carry * per32Bits;
    this.#carry = Math.trunc(sum);
    const drawn = sum - this.#carry;
    this.#states = [second, third, drawn];
    return drawn;
  }
}

/** Texts to numbers from 0 to below 1, each dependent on those before. */
function masher(): (text: string) => number {
  let state = 0xefc8249d;
  return (text) => {
    for (let at = 0; at < text.length; at++) {
      state += text.charCodeAt(at);
      let rest = 0.02519603282416938 * state;
      state = rest >>> 0;
      rest = (rest - state) * state;
      state = rest >>> 0;
      state += (rest - state) * 2 ** 32;
    }
    return (state >>> 0) * per32Bits;
  };
}
