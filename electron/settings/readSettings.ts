import * as v from 'valibot';
import { settingSchemas, type SettingName, type Settings } from '../contract/settings.ts';
import type { Fields } from '../../engine/fields.ts';

/** Those of `names` that can be used, with what newer versions have added to them; `wrong` names those that can't. */
export function readSettings<Name extends SettingName>(
  stored: Fields,
  names: readonly Name[],
): { settings: Partial<Settings>; wrong: Name[] } {
  const there = names.filter((name) => Object.hasOwn(stored, name));
  const read = there.map((name) => [name, v.safeParse(settingSchemas[name], stored[name])] as const);
  const right = read.flatMap(([name, { success, output }]) => (success ? [[name, output]] : []));
  return {
    settings: Object.fromEntries(right) as Partial<Settings>,
    wrong: read.filter(([, { success }]) => !success).map(([name]) => name),
  };
}
