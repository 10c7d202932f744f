/**
 * The command line as one file, made once in each process: it starts in a quarter of the time that its sources take.
 * The tests of the bot and of beginners run the sources.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** As deep below the root as its source, whose way to package.json it keeps. */
const folder = join(root, 'out/cli');

/** The program's path. Other processes may be making or running the same files. */
async function bundled(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await write('engine/protocol/solver/thread.ts', 'solverThread.js');
  return write('electron/cli.ts', 'cli.js');
}

async function write(source: string, name: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      ssr: source,
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [own, shared] = [join(folder, `${process.pid}.js`), join(folder, name)];
  writeFileSync(own, output[0].code);
  renameSync(own, shared);
  return shared;
}

export const program = await bundled();

export interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the program where English is spoken, or in another `locale`; `stdin` is closed after its text. */
export function okiba(args: readonly string[], stdin = '', locale = 'C.UTF-8'): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { cwd: root, maxBuffer: 1 << 24, env: { ...process.env, LC_ALL: locale } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin!.end(stdin);
  });
}
