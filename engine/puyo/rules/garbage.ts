import { makeField, stacksOf } from './field.ts';
import { shuffled } from '../random.ts';
import { columns, keptRows } from './rules.ts';
import { type PuyoField } from '../types.ts';
import { mostGarbagePerTurn } from './versus.ts';

/** The field after garbage has fallen, and what still waits. Full rows go to every column, the rest to different ones. */
export function dropGarbage(
  field: PuyoField,
  incoming: number,
  random: () => number,
): { field: PuyoField; waiting: number } {
  const falling = Math.min(incoming, mostGarbagePerTurn);
  const stacks = stacksOf(field);
  const extra = shuffled([...stacks.keys()], random).slice(0, falling % columns);
  for (const [x, stack] of stacks.entries()) {
    const count = Math.floor(falling / columns) + (extra.includes(x) ? 1 : 0);
    for (let one = 0; one < count && stack.length < keptRows('tsu'); one++) stack.push('O');
  }
  return { field: makeField(stacks), waiting: incoming - falling };
}
