/** Rectangles of whole points, and groups of close ones. */

/** `right` and `bottom` are outside. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The bounds of points of a lattice of `width`, given as indices in ascending order. */
export function boundsOf(points: Int32Array, width: number): Bounds {
  const top = Math.floor(points[0]! / width);
  let left = width;
  let right = 0;
  let row = top * width;
  for (let i = 0; i < points.length; i += 1) {
    while (points[i]! >= row + width) row += width;
    const x = points[i]! - row;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
  }
  return { left, top, right, bottom: row / width + 1 };
}

export function unionOf(group: readonly Bounds[]): Bounds {
  const union = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of group) {
    union.left = Math.min(union.left, left);
    union.top = Math.min(union.top, top);
    union.right = Math.max(union.right, right);
    union.bottom = Math.max(union.bottom, bottom);
  }
  return union;
}

export const areaOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);

export const surrounds = (a: Bounds, b: Bounds): boolean =>
  a.left < b.left && a.top < b.top && a.right > b.right && a.bottom > b.bottom;

/** Groups of parts that are within `gap` of another one in their group, and may be joined to it. */
export function groupNear<T extends Bounds>(
  parts: readonly T[],
  gap: number,
  joins: (a: T, b: T) => boolean = () => true,
): T[][] {
  const groups: T[][] = [];
  const isTaken = new Uint8Array(parts.length);
  for (let start = 0; start < parts.length; start += 1) {
    if (isTaken[start]) continue;
    isTaken[start] = 1;
    const group = [parts[start]!];
    for (let i = 0; i < group.length; i += 1)
      for (let k = start + 1; k < parts.length; k += 1) {
        if (isTaken[k] || !isNear(group[i]!, parts[k]!, gap) || !joins(group[i]!, parts[k]!)) continue;
        isTaken[k] = 1;
        group.push(parts[k]!);
      }
    groups.push(group);
  }
  return groups;
}

const isNear = (a: Bounds, b: Bounds, gap: number): boolean =>
  a.left - b.right <= gap && b.left - a.right <= gap && a.top - b.bottom <= gap && b.top - a.bottom <= gap;
