/** Connected groups of the points of a lattice. */

/** Points sorted into groups: group i is `points` from `starts[i]` up to `starts[i + 1]`, in reading order. */
export interface Groups {
  points: Int32Array;
  starts: Int32Array;
}

/** The links of a point to others; 0 for one that is in no group. */
export const link = { present: 4, left: 1, above: 2 };

/** The groups of points that are connected by their links, in the order of their first points. */
export function connect(links: Uint8Array, width: number): Groups {
  const labels = new Int32Array(links.length);
  const roots = new Int32Array(links.length);
  const count = labelPoints(links, width, labels, roots);
  let groups = 0;
  for (let label = 0; label < count; label += 1)
    roots[label] = roots[label] === label ? groups++ : roots[roots[label]!]!;
  return collect(links, labels, roots, groups);
}

/** Gives each point the label of a neighbour, or a new one; `roots[label]` leads to the least label of its group. */
function labelPoints(links: Uint8Array, width: number, labels: Int32Array, roots: Int32Array): number {
  let count = 0;
  for (let i = 0; i < links.length; i += 1) {
    const ties = links[i]!;
    if (ties === 0) continue;
    if (ties === link.present) {
      roots[count] = count;
      labels[i] = count++;
    } else if (!(ties & link.above)) labels[i] = labels[i - 1]!;
    else if (!(ties & link.left)) labels[i] = labels[i - width]!;
    else labels[i] = join(roots, labels[i - 1]!, labels[i - width]!);
  }
  return count;
}

function join(roots: Int32Array, a: number, b: number): number {
  if (a === b) return a;
  const [first, second] = [rootOf(roots, a), rootOf(roots, b)];
  const least = Math.min(first, second);
  roots[first] = roots[second] = roots[a] = roots[b] = least;
  return least;
}

function rootOf(roots: Int32Array, label: number): number {
  while (roots[label] !== label) label = roots[label]!;
  return label;
}

/** Sorts the points by `groupOf[labels[point]]`. */
function collect(links: Uint8Array, labels: Int32Array, groupOf: Int32Array, groups: number): Groups {
  const starts = new Int32Array(groups + 1);
  for (let i = 0; i < links.length; i += 1) if (links[i]) starts[groupOf[labels[i]!]! + 1]! += 1;
  for (let group = 0; group < groups; group += 1) starts[group + 1]! += starts[group]!;
  const points = new Int32Array(starts[groups]!);
  const ends = starts.slice();
  for (let i = 0; i < links.length; i += 1) if (links[i]) points[ends[groupOf[labels[i]!]!]!++] = i;
  return { points, starts };
}
