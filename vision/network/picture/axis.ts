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
  return axisBy(points, (point, parts) =>
    step >= 1
      ? addCovered(parts, point * step, step, pixels, 1)
      : addBetween(parts, (point + 0.5) * step - 0.5, pixels),
  );
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
  const axis = axisBy(points, (point, parts) => {
    const at = start + point * step;
    return step >= 1 ? addShown(parts, at, step, pixels) : addBeside(parts, at + step / 2 - 0.5, pixels);
  });
  return { ...axis, seen: seenOn(axis) };
}

/** `add` adds the weights of a point to a list, and returns the first pixel. */
function axisBy(points: number, add: (point: number, parts: number[]) => number): Axis {
  const marks = new Int32Array(3 * points);
  const parts: number[] = [];
  for (let point = 0; point < points; point += 1) {
    const from = parts.length;
    marks[3 * point] = add(point, parts);
    marks[3 * point + 1] = parts.length - from;
    marks[3 * point + 2] = from;
  }
  return { marks, parts: Float32Array.from(parts) };
}

function seenOn({ marks, parts }: Axis): Float32Array {
  const seen = new Float32Array(marks.length / 3);
  for (let point = 0; point < seen.length; point += 1) {
    const [many, from] = [marks[3 * point + 1]!, marks[3 * point + 2]!];
    for (let i = from; i < from + many; i += 1) seen[point]! += parts[i]!;
  }
  return seen;
}

/** A weight of 1 as a whole number. */
export const wholeWeight = 2 ** 14;

/**
 * The same with whole weights, an even number for each point, the last of which may be 0. Their sum is rounded, not each
 * of them, so that a surface of one colour keeps it.
 */
export function evenAxisOf({ marks, parts }: Axis): { marks: Int32Array; parts: Int16Array } {
  const [even, whole] = [marks.slice(), new Int16Array(parts.length + marks.length / 3)];
  let end = 0;
  for (let at = 0; at < marks.length; at += 3) {
    const [many, from] = [marks[at + 1]!, marks[at + 2]!];
    let [sum, before] = [0, 0];
    even[at + 2] = end;
    for (let i = 0; i < many; i += 1) {
      sum += wholeWeight * parts[from + i]!;
      whole[end + i] = Math.round(sum) - before;
      before = Math.round(sum);
    }
    end += many + (many % 2);
  }
  return { marks: even, parts: whole };
}

/** The pixels from `start` on, `length` of them or parts of them; their weights add up to `all`. */
function addCovered(parts: number[], start: number, length: number, pixels: number, all: number): number {
  const first = Math.min(pixels - 1, Math.floor(start));
  const end = Math.max(first + 1, Math.min(pixels, Math.ceil(start + length - rounding)));
  const share = all / (Math.min(end, start + length) - Math.max(first, start));
  for (let at = first; at < end; at += 1)
    parts.push((Math.min(at + 1, start + length) - Math.max(at, start)) * share);
  return first;
}

/** The two pixels around a place, which is counted from the middle of the first pixel. */
function addBetween(parts: number[], place: number, pixels: number): number {
  const at = Math.max(0, Math.min(pixels - 1, place));
  const first = Math.min(Math.floor(at), Math.max(0, pixels - 2));
  if (pixels === 1) parts.push(1);
  else parts.push(1 - at + first, at - first);
  return first;
}

/** As `addCovered`, for a range that may be partly outside the picture. */
function addShown(parts: number[], start: number, length: number, pixels: number): number {
  const [from, to] = [Math.max(0, start), Math.min(pixels, start + length)];
  if (to - from <= rounding) return 0;
  return addCovered(parts, from, to - from, pixels, (to - from) / length);
}

/** As `addBetween`, if one or both of the two pixels may be outside the picture. */
function addBeside(parts: number[], place: number, pixels: number): number {
  const at = Math.floor(place);
  if (at < -1 || at >= pixels) return 0;
  if (at > -1) parts.push(1 - place + at);
  if (at < pixels - 1) parts.push(place - at);
  return Math.max(0, at);
}

/** A point that ends this little beyond a pixel, in pixels, ends with it. */
const rounding = 1e-9;
