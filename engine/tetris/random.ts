/** Spreads neighbouring seeds over the whole range (the finalizer of MurmurHash3). */
export function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

/** One step of Mulberry32: an even number in 0 <= value < 1 and the next state. */
export function draw(state: number): { value: number; state: number } {
  const next = (state + 0x6d2b79f5) | 0;
  let hash = Math.imul(next ^ (next >>> 15), next | 1);
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
  return { value: ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32, state: next };
}

/** A repeatable stream of numbers 0 <= value < 1. */
export function randomStream(seed: number): () => number {
  let state = mix(seed | 0);
  return () => {
    const drawn = draw(state);
    state = drawn.state;
    return drawn.value;
  };
}
