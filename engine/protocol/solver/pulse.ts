const callsPerLook = 1024;
const everyMs = 1000;

/** What a long job calls as it goes on: tells it by `beat`, once a second at most. */
export function pulse(beat: () => void, now: () => number = () => performance.now()): () => void {
  let calls = 0;
  let last = now();
  return () => {
    if (++calls % callsPerLook !== 0 || now() - last < everyMs) return;
    last = now();
    beat();
  };
}
