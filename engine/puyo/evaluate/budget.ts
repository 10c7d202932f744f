import { mostWidth } from '../wasm/kernel.ts';

/** How far a search goes: sampled futures, pairs of each, and lines that go on after each pair. */
export interface Reach {
  futures: number;
  depth: number;
  width: number;
}

/** Placements that a line has, about; equal colours have fewer. */
export const placements = 19;

/** With less room than this a future ends soon, and much hangs on what comes: more of them are looked at, and less far. */
const lateRoom = 24;
const lateFutures = 2;
const lateDepth = 8;

/** The reach that values about so many fields. `visible` pairs come after the falling one; `room`: cells that are still empty. */
export function reachFor(nodes: number, visible: number, room: number): Reach {
  const tens = Math.max(0, Math.log10(nodes / 1000));
  const isLate = room < lateRoom;
  const futures = Math.round(1 + 1.9 ** tens) * (isLate ? lateFutures : 1);
  const depth = Math.min(Math.round(5 + 2.5 * tens), isLate ? lateDepth : Infinity);
  const width = Math.round(nodes / placements / (futures * depth + visible));
  return { futures, depth, width: Math.min(mostWidth, Math.max(4, width)) };
}
