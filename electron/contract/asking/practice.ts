/** What the practice page asks for: its options, kept with the settings. */
import * as v from 'valibot';
import { commands, type Command } from '../../../renderer/shared/practice/keys.ts';
import {
  helpWays,
  shiftDelays,
  shiftPauses,
  volumes,
  type PracticeOptions,
} from '../../../renderer/shared/practice/options.ts';

const mostKeys = 4;
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const keysOfOne = v.pipe(v.array(key), v.maxLength(mostKeys), v.readonly());
const keys = v.strictObject(
  Object.fromEntries(commands.map((command) => [command, keysOfOne])) as Record<Command, typeof keysOfOne>,
);

const milliseconds = ({ least, most }: { least: number; most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const practiceOptions = v.strictObject({
  help: v.picklist(helpWays),
  volume: v.picklist(volumes),
  delay: milliseconds(shiftDelays),
  every: milliseconds(shiftPauses),
  keys,
}) satisfies v.GenericSchema<unknown, PracticeOptions>;

/** What the practice page may change by itself. */
export const practiceChange = v.strictObject({
  practice: v.exactOptional(practiceOptions),
  /** The practice game gets its hints through the screen, like any other game. */
  watchesPractice: v.exactOptional(v.boolean()),
});
export type PracticeChange = v.InferOutput<typeof practiceChange>;
