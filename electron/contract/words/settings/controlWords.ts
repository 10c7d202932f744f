import type { KeptName } from '../../settings.ts';
import type { SettingsMessages } from './settingsMessages.en.ts';
import type { ChoiceWords, SwitchWords } from './settingWords.ts';

/** What is said of a setting that has a place on the page by the table of settings; undefined: it has none. */
export function controlWords(
  { controls }: SettingsMessages,
  name: KeptName,
): ChoiceWords | SwitchWords | undefined {
  const sections: readonly Readonly<Record<string, ChoiceWords | SwitchWords>>[] = Object.values(controls);
  return sections.find((section) => name in section)?.[name];
}
