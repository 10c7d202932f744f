import type { Command } from 'commander';
import { helpJa, titlesJa } from './help.ja.ts';

/** Puts the help of all commands into Japanese, as far as there are words for it. */
export function localiseHelp(program: Command): void {
  program.configureHelp({ styleTitle: (title) => titlesJa[title] ?? title });
  program.helpOption('-h, --help', helpJa['--help']);
  program.helpCommand('help [command]', helpJa['help']);
  localise(program);
  for (const command of program.commands) {
    command.configureHelp({ styleTitle: (title) => titlesJa[title] ?? title });
    command.helpOption('-h, --help', helpJa['--help']);
    localise(command);
  }
}

function localise(command: Command): void {
  const name = command.name();
  command.description(helpJa[name] ?? command.description());
  for (const argument of command.registeredArguments)
    argument.description = helpJa[`${name} ${argument.name()}`] ?? argument.description;
  for (const option of command.options)
    option.description = helpJa[`${name} ${option.long}`] ?? helpJa[option.long ?? ''] ?? option.description;
}
