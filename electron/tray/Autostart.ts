/** An entry of the desktop's autostart folder, as the Desktop Application Autostart Specification has it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class Autostart {
  readonly #file: string;
  readonly #command: readonly string[];

  /** `config`: the user's folder of configurations. */
  constructor(config: string, command: readonly string[]) {
    this.#file = join(config, 'autostart', 'okiba.desktop');
    this.#command = command;
  }

  isOn(): boolean {
    return existsSync(this.#file) && !/^Hidden=true$/m.test(readFileSync(this.#file, 'utf8'));
  }

  set(isOn: boolean): void {
    if (!isOn) return rmSync(this.#file, { force: true });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, entryOf(this.#command));
  }
}

function entryOf(command: readonly string[]): string {
  const lines = [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Okiba',
    `Exec=${command.map(quoted).join(' ')}`,
    // Desktops pass over an entry whose program is gone: it was removed, and no package looks into users' folders.
    `TryExec=${command[0]!.replaceAll('\\', '\\\\')}`,
  ];
  return `${[...lines, 'Terminal=false'].join('\n')}\n`;
}

/** The Desktop Entry Specification quotes twice: for the command line, and for the file's strings; % is written twice. */
function quoted(argument: string): string {
  const once = argument.replaceAll(/["`$\\]/g, '\\$&').replaceAll('%', '%%');
  return `"${once.replaceAll('\\', '\\\\')}"`;
}
