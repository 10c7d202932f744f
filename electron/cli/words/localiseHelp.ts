import type { Command } from 'commander';
import type { Language } from '../../contract/spoken.ts';
import { helpJa, titlesJa } from './help.ja.ts';

interface Help {
  readonly help: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<string, string>>;
}

/** null: as it is written in the commands themselves. */
const helpIn: Readonly<Record<Language, Help | null>> = { en: null, ja: { help: helpJa, titles: titlesJa } };

/** Puts the help of all commands into this language, as far as there are words for it. */
export function localiseHelp(program: Command, language: Language): void {
  const words = helpIn[language];
  if (!words) return;
  const { help, titles } = words;
  program.configureHelp({ styleTitle: (title) => titles[title] ?? title });
  program.helpOption('-h, --help', help['--help']);
  program.helpCommand('help [command]', help['help']);
  localise(program, help);
  for (const command of program.commands) {
    command.configureHelp({ styleTitle: (title) => titles[title] ?? title });
    command.helpOption('-h, --help', help['--help']);
    localise(command, help);
  }
}

function localise(command: Command, help: Help['help']): void {
  const name = command.name();
  command.description(help[name] ?? command.description());
  for (const argument of command.registeredArguments)
    argument.description = help[`${name} ${argument.name()}`] ?? argument.description;
  for (const option of command.options)
    option.description = help[`${name} ${option.long}`] ?? help[option.long ?? ''] ?? option.description;
}
