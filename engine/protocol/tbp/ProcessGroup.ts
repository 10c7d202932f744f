import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a program needs to find itself, its libraries and its home; whatever else we were started with stays ours. */
const passedOn: Readonly<Record<'posix' | 'windows', readonly string[]>> = {
  posix: ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR'],
  windows: ['PATH', 'PATHEXT', 'SYSTEMROOT', 'USERPROFILE', 'TEMP', 'TMP'],
};

/** Windows writes the same name now as Path, now as PATH. */
export function environmentAmong(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): NodeJS.ProcessEnv {
  const isPassedOn = (name: string) =>
    platform === 'win32' ? passedOn.windows.includes(name.toUpperCase()) : passedOn.posix.includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => isPassedOn(name)));
}

/** Asks the group of the number $1 to end, then ends it, as soon as nobody holds the other end of its input any more. */
const keeping = 'read -r _; kill -s TERM -- "-$1"; sleep 1; kill -s KILL -- "-$1"';

/**
 * A program and all that it starts, without a shell. They end together: when the program does, when `end` is called, or
 * when our own process is gone, in whatever way. On Windows the system ends the program with us, and `end` its tree.
 */
export class ProcessGroup {
  readonly program: ChildProcess;
  readonly #keeper: ChildProcess | null;
  #hasEnded = false;

  /** Errors of starting it are the program's own events. */
  constructor([program = '', ...rest]: readonly string[]) {
    this.program = spawn(program, rest, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: environmentAmong(process.env, process.platform),
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const { pid } = this.program;
    this.#keeper = pid !== undefined && process.platform !== 'win32' ? keep(pid) : null;
    this.program.once('exit', () => this.end());
  }

  /** Asks all of them to end; a second later they have. */
  end(): void {
    const { pid } = this.program;
    if (this.#hasEnded || pid === undefined) return;
    this.#hasEnded = true;
    if (process.platform === 'win32') return endTree(pid);
    signal(-pid, 'SIGTERM');
    this.#keeper!.stdin!.end();
  }
}

/** It outlives us by a second at most, and holds nothing up. */
function keep(pid: number): ChildProcess {
  const keeper = spawn('/bin/sh', ['-c', keeping, 'keeper', `${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: environmentAmong(process.env, process.platform),
    detached: true,
  });
  keeper.once('error', () => signal(-pid, 'SIGKILL'));
  keeper.stdin!.on('error', () => {});
  keeper.unref();
  return keeper;
}

/** To a group that is gone already it makes no difference. */
function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(group, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function endTree(pid: number): void {
  const tool = join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
  spawn(tool, ['/pid', `${pid}`, '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => {});
}
