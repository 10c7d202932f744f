import type { KeptName } from '../../electron/contract/settings.ts';
import { controlWords } from '../../electron/contract/words/settings/controlWords.ts';
import type { Messages } from '../../electron/contract/words/messages.en.ts';

/** What is kept goes by the name that the settings page has for it. */
export function keptWord({ settings, hint, system, welcome, games }: Messages, name: KeptName): string {
  const others: Readonly<Record<string, string>> = {
    help: hint.helpHeading,
    language: settings.language,
    bot: settings.bot,
    welcomed: welcome.heading,
    gameKeys: games.keys.heading,
    ownSettings: games.own.name,
    ...system.hotkeys.names,
    turns: settings.turns,
    layouts: settings.layouts,
  };
  return controlWords(settings, name)?.name ?? others[name] ?? name;
}
