/** What the settings page says, beside what `settingWords` asks of each setting. */
import type { SettingName } from '../../settings.ts';
import type { SettingWords } from './settingWords.ts';

export interface SettingsMessages {
  heading: string;
  language: string;
  /** The heading of each part of the page: the first two for everybody, the others for those who look for more. */
  parts: Record<'looks' | 'hints' | 'more' | 'thinking' | 'games' | 'system', string>;
  search: SearchMessages;
  controls: SettingWords;
  bot: string;
  botLine: string;
  botUse: string;
  /** Asked outside of the page, before the command is run for the first time. */
  botConsent: { question: string; line: (command: string) => string; agree: string; refuse: string };
  layouts: string;
  layoutsCount: (count: number) => string;
  forget: string;
  turns: string;
  reset: ResetMessages;
}

/** Looking for a setting by any word that is said of it, or by another one that players have for it. */
interface SearchMessages {
  name: string;
  /** Nothing bears these words. */
  none: (query: string) => string;
  showAll: string;
  /** Other words for what a setting is about. */
  also: Partial<Record<SettingName | 'reset' | 'share' | 'support', string>>;
}

/** To the settings of a first start: asked once more before it is done. */
interface ResetMessages {
  heading: string;
  line: string;
  ask: string;
  sure: string;
  yes: string;
  no: string;
  done: string;
}
