/** Handling as players take it along from TETR.IO: its settings file (.ttc), JSON with times in frames of a sixtieth. */
import * as v from 'valibot';
import {
  cutDelays,
  shiftDelays,
  shiftPauses,
  softDropFactors,
  type Controls,
} from '../../../electron/contract/practice/options.ts';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
/** Older files have no `dcd` and `sdf`; `sdf` from 41 on is at once, as with us. */
const handling = v.object({
  das: amount,
  arr: amount,
  dcd: v.exactOptional(amount),
  sdf: v.exactOptional(amount),
});
const file = v.object({ handling });

const millisecondsPerFrame = 1000 / 60;

/** What the file says, as near as our own games get; null: the text is no such file. Other fields are left alone. */
export function readHandling(text: string): Partial<Omit<Controls, 'keys'>> | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), file), text);
  if (!read.success) return null;
  const { das, arr, dcd, sdf } = read.output.handling;
  return {
    delay: within(shiftDelays, das * millisecondsPerFrame),
    every: within(shiftPauses, arr * millisecondsPerFrame),
    ...(dcd !== undefined && { cut: within(cutDelays, dcd * millisecondsPerFrame) }),
    ...(sdf !== undefined && { softDrop: within(softDropFactors, sdf) }),
  };
}

const within = ({ least, most }: { least: number; most: number }, amount: number): number =>
  Math.min(most, Math.max(least, Math.round(amount)));
