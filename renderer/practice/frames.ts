/** Calls back for every frame with the milliseconds since the last one, until the answer is called. */
export function eachFrame(run: (ms: number) => void): () => void {
  let last = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    run(now - last);
    last = now;
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
