/** Milliseconds. */
const firstPauseMs = 250;
const longestPauseMs = 8000;

/** How long to wait before something that has failed so often in a row is started again: not at first, then ever longer. */
export function pauseAfter(failures: number): number {
  if (failures <= 1) return 0;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 2));
}
