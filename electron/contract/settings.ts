/** What the user can choose, and what is kept of it. */
import * as v from 'valibot';
import { evaluators as puyoEvaluators } from '../../engine/puyo/advice/suggest.ts';
import { misdropLevels } from '../../engine/tetris/advice/misdrop.ts';
import { evaluators } from '../../engine/tetris/advice/suggest.ts';
import { skills } from '../../engine/tetris/moves/skill.ts';

export const settings = v.strictObject({
  /** 0 off, 1 the place, 2 the place and its keys, 3 also a second place and what to avoid. */
  helpLevel: v.picklist([0, 1, 2, 3]),
  language: v.picklist(['ja', 'en']),
  evaluator: v.pipe(
    v.string(),
    v.check((name) => evaluators.includes(name), 'no such evaluator'),
  ),
  puyoEvaluator: v.picklist(puyoEvaluators),
  /** Patterns and letters on pieces, for those who don't tell colours apart. */
  patterns: v.boolean(),
  /** What the player's hands can do: hints keep to it. */
  skill: v.picklist(skills),
  /** How often they slip: places that forgive it are preferred. */
  misdrops: v.picklist(misdropLevels),
  /** The most help includes a place to avoid. */
  warns: v.boolean(),
  /** Command of another bot that answers instead of our engine; null: ours. */
  bot: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
  /** Source chosen by hand; null = find a game by itself. */
  sourceId: v.nullable(v.pipe(v.string(), v.maxLength(200))),
});
export type Settings = v.InferOutput<typeof settings>;
export type HelpLevel = Settings['helpLevel'];
export type Language = Settings['language'];

type Changes<Entries extends v.ObjectEntries> = {
  [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined>;
};

/** Absent entries stay as they are. */
function changesOf<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Changes<Entries>, undefined> {
  const changes = Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)]);
  return v.strictObject(Object.fromEntries(changes) as Changes<Entries>);
}

export const settingsChange = changesOf(settings.entries);
