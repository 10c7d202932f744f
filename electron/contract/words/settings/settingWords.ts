/** What the settings page says of each setting: as the table of settings has them, none more, none less. */
import type { Offered, Section, SettingName, Settings, ShownIn } from '../../settings.ts';

/** A yes or no: what yes means, and what comes of it. */
export interface SwitchWords {
  name: string;
  line: string;
}

/** Names to choose from; `line` explains the setting, or of each choice; null: the names say it all. */
export interface ChoiceWords<Value extends string = string> {
  name: string;
  line: string | Readonly<Record<Value, string>> | null;
  choices: Readonly<Record<Value, string>>;
}

type WordsOf<Name extends SettingName> = boolean extends Settings[Name]
  ? SwitchWords
  : ChoiceWords<Offered<Name> & string>;

export type SettingWords = {
  readonly [Where in Section]: { readonly [Name in ShownIn<Where>]: WordsOf<Name> };
};
