import type { Order, Served } from '../../../engine/protocol/puzzleJobs.ts';
import { kindName } from '../sets/sets.ts';
import { written } from './firstPuzzles.ts';

/** So many of each kind are there before any worker has started: the first ones of their set. */
export const readyOfEach = 4;

let read: Readonly<Record<string, readonly Served[]>> | null = null;

/** A puzzle that came with the page; null where the order wants another. */
export function readyFor(order: Order): Served | null {
  if (order.from !== 'category' || order.slides || order.numbers.length > 1) return null;
  read ??= JSON.parse(written) as Record<string, Served[]>;
  return read[kindName(order.kind)]?.[order.numbers[0]!] ?? null;
}
