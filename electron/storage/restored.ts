import type * as v from 'valibot';
import { parseLine } from './Lines.ts';

/**
 * The lines of a file with those of an earlier state of it that are missing and can be read: each once, where it stood.
 * What was added since stands behind them.
 */
export function restored(
  standing: readonly string[],
  earlier: readonly string[],
  schema: v.GenericSchema,
): readonly string[] {
  const [there, before] = [new Set(standing), new Set(earlier)];
  const kept = [...before].filter((line) => there.has(line) || parseLine(schema, line) !== null);
  if (kept.every((line) => there.has(line))) return standing;
  return [...kept, ...standing.filter((line) => !before.has(line))];
}
