/** What the installed command line has to keep of its contract, whatever started it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from './packages.ts';

export const picture = join(root, 'test/fixtures/cases/quadrapassel/picture.png');

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

export type Run = (args: readonly string[], stdin?: string) => Ended;

/** Runs a program of this system, without a display: the command line needs none. */
export const runnerOf =
  (command: string): Run =>
  (args, input = '') => {
    const env = { ...process.env, DISPLAY: undefined, WAYLAND_DISPLAY: undefined };
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env, input });
    return { status, stdout, stderr };
  };

const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** `seen` is what the picture is called where the program runs, `missing` a picture that is not there. */
export function expectContract(run: Run, seen = picture, missing = 'missing.png'): void {
  expect(run(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  const { status, stdout, stderr } = run(['see', seen, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ game: 'tetris', columns: 10, rows: 20 });
  expect(run(['see', missing])).toEqual({
    status: 2,
    stdout: '',
    stderr: `okiba: ${missing}: there is no such file\n`,
  });
  expect(run(['hint', '-', '--json'], '{"game":"tetris"')).toMatchObject({ status: 2, stdout: '' });
  const moves = run(['perft', '-', '--queue', 'TI', '--depth', '2', '--json'], '..........\n');
  expect({ ...moves, stdout: JSON.parse(moves.stdout) as unknown }).toEqual({
    status: 0,
    stderr: '',
    stdout: { depth: 2, counts: [34, 600] },
  });
  expect(run(['--nonsense'])).toMatchObject({ status: 2, stdout: '' });
}
