/** Handling as players take it along from TETR.IO: its settings file (.ttc), JSON with times in frames of a sixtieth. */
import * as v from 'valibot';
import { shiftDelays, shiftPauses, type Controls } from './options.ts';

const frames = v.pipe(v.number(), v.finite(), v.minValue(0));
const file = v.object({ handling: v.object({ das: frames, arr: frames }) });

const millisecondsPerFrame = 1000 / 60;

/** `das` and `arr` in milliseconds, as near as our own games get; null: the text is no such file. Other fields are left alone. */
export function readHandling(text: string): Pick<Controls, 'delay' | 'every'> | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), file), text);
  if (!read.success) return null;
  const { das, arr } = read.output.handling;
  return { delay: within(shiftDelays, das), every: within(shiftPauses, arr) };
}

const within = ({ least, most }: { least: number; most: number }, count: number): number =>
  Math.min(most, Math.max(least, Math.round(count * millisecondsPerFrame)));
