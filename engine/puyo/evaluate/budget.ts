import { mostWidth } from '../wasm/kernel.ts';

/** How far a search goes: sampled futures, pairs of each, and lines that go on after each pair. */
export interface Reach {
  futures: number;
  depth: number;
  width: number;
}

/** Placements that a line has, about; equal colours have fewer. */
const placements = 19;

/** The reach that values about so many fields. `visible` pairs come after the falling one. */
export function reachFor(nodes: number, visible: number): Reach {
  const tens = Math.max(0, Math.log10(nodes / 1000));
  const futures = Math.round(1 + 1.9 ** tens);
  const depth = Math.round(5 + 2.5 * tens);
  const width = Math.round(nodes / placements / (futures * depth + visible));
  return { futures, depth, width: Math.min(mostWidth, Math.max(4, width)) };
}
