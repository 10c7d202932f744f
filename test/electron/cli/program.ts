/**
 * The command line's bundle, made once in each process: it starts in a sixth of the time that its sources take.
 * The tests of the bot and of beginners run the sources.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildCommandLine } from '../../../build/okiba/bundle.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** As deep below the root as its source, whose way to package.json it keeps. */
const folder = join(root, 'out/cli/');

await buildCommandLine(pathToFileURL(folder));

export const program = join(folder, 'cli.js');

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

/** What is said of bad arguments or input: one line, beside which nothing is printed. */
export async function refusal(args: readonly string[], stdin = ''): Promise<string> {
  const { code, stdout, stderr } = await okiba(args, stdin);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([code, stdout]).toEqual([2, '']);
  return stderr.trim();
}

/** What a command has printed as JSON Lines. */
export const linesIn = (stdout: string): unknown[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
