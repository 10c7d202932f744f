import { Argument, type Command } from 'commander';
import { bashCompletion } from './bash.ts';
import { fishCompletion } from './fish.ts';
import { type Outlined, outlineOf } from './outline.ts';
import { powershellCompletion } from './powershell.ts';
import { zshCompletion } from './zsh.ts';

const shells: Readonly<Record<string, (commands: readonly Outlined[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  powershell: powershellCompletion,
};

/** To be registered last: it knows what is there when it is asked. */
export function registerCompletion(program: Command): void {
  program
    .command('completion')
    .description('prints a script for a start-up file, with which a shell completes commands and options')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(shells)))
    .action((shell: string) => {
      process.stdout.write(shells[shell]!(outlineOf(program)));
    });
}
