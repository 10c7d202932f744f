/** The axis of time under a chart: where it begins and ends, and which moments are named. Milliseconds since 1970. */

const day = 86_400_000;
/** Beside the outermost points. */
const leastMargin = day / 2;
const marginShare = 0.03;
/** Longer than this, and months alone are named. */
const longSpan = 200 * day;
/** Pixels that a name needs with the room beside it. */
const nameWidth = 70;
/** Of the way between two names, lest one is drawn over the other. */
const leastApart = 0.7;

/** From a little before the first point to a little behind the last one; `times` in their order, at least one. */
export function timeRange(times: readonly number[]): [number, number] {
  const [first, last] = [times[0]!, times.at(-1)!];
  const margin = Math.max(leastMargin, marginShare * (last - first));
  return [first - margin, last + margin];
}

/** How many labels fit side by side in so many pixels. */
export function namesIn(pixels: number): number {
  return Math.max(1, Math.floor(pixels / nameWidth));
}

/** The moments that are named, up to so many: points of the chart, evenly chosen, the first and the last among them. */
export function namedTimes(times: readonly number[], most: number): number[] {
  const [first, last] = [times[0]!, times.at(-1)!];
  const steps = Math.min(most, times.length) - 1;
  if (steps <= 0) return [last];
  const apart = (last - first) / steps;
  const between = Array.from({ length: steps - 1 }, (_, at) => nearestTo(times, first + apart * (at + 1)));
  const named = [first];
  for (const one of between)
    if (Math.min(one - named.at(-1)!, last - one) > leastApart * apart) named.push(one);
  return [...named, last];
}

function nearestTo(times: readonly number[], moment: number): number {
  return times.reduce((best, one) => (Math.abs(one - moment) < Math.abs(best - moment) ? one : best));
}

/** How a moment is named beside the others: the day, over a long time the month, with the year where there are several. */
export function timeFormat(times: readonly number[], language: string): (moment: number) => string {
  const span = times.at(-1)! - times[0]!;
  const form = new Intl.DateTimeFormat(
    language,
    span > longSpan ? { month: 'short', year: 'numeric' } : { month: 'short', day: 'numeric' },
  );
  return (moment) => form.format(moment);
}
