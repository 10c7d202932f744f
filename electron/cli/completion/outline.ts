import { type Command, type Option } from 'commander';

/** An option of a command, as shells complete it. */
export interface OutlinedOption {
  /** All its names: `-h`, `--help`. */
  names: string[];
  about: string;
  /** What may follow it; empty where that is not one of a few words. */
  choices: readonly string[];
  takesValue: boolean;
}

/** A command: its name with those above it, `puzzles generate`; '' for the program itself. */
export interface Outlined {
  path: string;
  options: OutlinedOption[];
  /** Words that its first argument may be. */
  words: { name: string; about: string }[];
}

/** The program and all commands below it. */
export function outlineOf(program: Command): Outlined[] {
  return outline(program, '');
}

function outline(command: Command, path: string): Outlined[] {
  const help = command.createHelp();
  const below = help.visibleCommands(command);
  const choices = command.registeredArguments[0]?.argChoices ?? [];
  const own: Outlined = {
    path,
    options: help.visibleOptions(command).map(outlineOption),
    words: [
      ...below.map((one) => ({ name: one.name(), about: firstLine(one.description()) })),
      ...choices.map((name) => ({ name, about: '' })),
    ],
  };
  const deeper = below.filter((one) => one.name() !== 'help');
  return [own, ...deeper.flatMap((one) => outline(one, `${path} ${one.name()}`.trim()))];
}

function outlineOption(option: Option): OutlinedOption {
  const names = [option.short, option.long].filter((name) => name !== undefined);
  const about = firstLine(option.description);
  return { names, about, choices: option.argChoices ?? [], takesValue: option.required || option.optional };
}

/** Without line ends, which no shell's list has room for. */
const firstLine = (text: string): string => text.split('\n')[0]!;
