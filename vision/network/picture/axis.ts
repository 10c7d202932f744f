/** Computes the points of a resampled picture from its pixels, along one side. */

/** For each point: its first pixel, the number of pixels, and the index of their weights in `parts`. */
export interface Axis {
  marks: Int32Array;
  parts: Float32Array;
}

/**
 * When reduced, a point is the mean of the pixels it covers; when enlarged, it is interpolated between its two
 * nearest pixels.
 */
export function axisOf(pixels: number, points: number): Axis {
  const step = pixels / points;
  const marks = new Int32Array(3 * points);
  const parts: number[] = [];
  for (let point = 0; point < points; point += 1) {
    const { first, weights } =
      step >= 1 ? covered(point * step, step, pixels) : between((point + 0.5) * step - 0.5, pixels);
    marks.set([first, weights.length, parts.length], 3 * point);
    parts.push(...weights);
  }
  return { marks, parts: Float32Array.from(parts) };
}

/**
 * The same for points of which the first begins `start` pixels after the picture's edge, each `step` pixels long.
 * `seen`: the share of each point that is inside the picture: 0 to 1, the sum of its weights.
 */
export function axisOver(
  pixels: number,
  points: number,
  start: number,
  step: number,
): Axis & { seen: Float32Array } {
  const marks = new Int32Array(3 * points);
  const seen = new Float32Array(points);
  const parts: number[] = [];
  for (let point = 0; point < points; point += 1) {
    const at = start + point * step;
    const { first, weights } = step >= 1 ? shown(at, step, pixels) : beside(at + step / 2 - 0.5, pixels);
    marks.set([first, weights.length, parts.length], 3 * point);
    parts.push(...weights);
    seen[point] = weights.reduce((sum, weight) => sum + weight, 0);
  }
  return { marks, parts: Float32Array.from(parts), seen };
}

interface Weighed {
  first: number;
  /** They add up to 1. */
  weights: number[];
}

/** The pixels from `start` on, `length` of them or parts of them. */
function covered(start: number, length: number, pixels: number): Weighed {
  const first = Math.min(pixels - 1, Math.floor(start));
  const end = Math.max(first + 1, Math.min(pixels, Math.ceil(start + length - rounding)));
  const shares = Array.from(
    { length: end - first },
    (_, i) => Math.min(first + i + 1, start + length) - Math.max(first + i, start),
  );
  const all = shares.reduce((sum, share) => sum + share);
  return { first, weights: shares.map((share) => share / all) };
}

/** The two pixels around a place, which is counted from the middle of the first pixel. */
function between(place: number, pixels: number): Weighed {
  const at = Math.max(0, Math.min(pixels - 1, place));
  const first = Math.min(Math.floor(at), Math.max(0, pixels - 2));
  return pixels === 1 ? { first: 0, weights: [1] } : { first, weights: [1 - at + first, at - first] };
}

/** As `covered`, for a range that may be partly outside the picture. */
function shown(start: number, length: number, pixels: number): Weighed {
  const [from, to] = [Math.max(0, start), Math.min(pixels, start + length)];
  if (to - from <= rounding) return { first: 0, weights: [] };
  const { first, weights } = covered(from, to - from, pixels);
  return { first, weights: weights.map((weight) => (weight * (to - from)) / length) };
}

/** As `between`, if one or both of the two pixels may be outside the picture. */
function beside(place: number, pixels: number): Weighed {
  const at = Math.floor(place);
  const both = [1 - place + at, place - at];
  if (at < -1 || at >= pixels) return { first: 0, weights: [] };
  if (at === -1) return { first: 0, weights: [both[1]!] };
  return { first: at, weights: at === pixels - 1 ? [both[0]!] : both };
}

/** A point that ends this little beyond a pixel, in pixels, ends with it. */
const rounding = 1e-9;
