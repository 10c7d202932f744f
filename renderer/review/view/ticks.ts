/** More numbers would run into each other on a narrow page. */
const mostTicks = 7;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The moves of a game that are numbered along a graph: the first, the last, and round numbers between; counted from 0. */
export function ticksOf(count: number): number[] {
  const last = count - 1;
  if (last <= 0) return [0];
  const step = steps.find((size) => count / size < mostTicks) ?? Math.ceil(count / mostTicks);
  const round = Array.from({ length: Math.floor(count / step) }, (_, at) => (at + 1) * step - 1);
  // Too near to an end, a number would overlap the end's own.
  const between = round.filter((at) => at > 0 && Math.min(at, last - at) * 2 > step);
  return [0, ...between, last];
}
