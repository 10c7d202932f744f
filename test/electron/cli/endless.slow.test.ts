import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { program, root } from './program.ts';

/** Runs a line of the shell in which `okiba` stands for the program. */
function shell(line: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const whole = `okiba() { "${process.execPath}" "${program}" "$@"; }; set -o pipefail; ${line}`;
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['-c', whole],
      { cwd: root, maxBuffer: 1 << 24 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const commands = ['tile', 'hint --queue T', 'moves --piece T', 'perft --queue T --depth 1', 'chain'];

describe.skipIf(!existsSync('/dev/zero'))('input that never ends', () => {
  it.each(commands)('is refused by %s, as a file and on stdin', async (command) => {
    const [name, ...flags] = command.split(' ');
    for (const [line, input] of [
      [`okiba ${name} /dev/zero ${flags.join(' ')}`, '/dev/zero'],
      [`okiba ${name} - ${flags.join(' ')} < <(yes)`, 'stdin'],
      [`okiba ${name} <(yes) ${flags.join(' ')}`, '/dev/fd/\\d+'],
    ] as const) {
      const { code, stdout, stderr } = await shell(line);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(new RegExp(`^okiba: ${input}: is longer than 2 MB; no board or position is\n$`));
    }
  });

  it('does not pass as a picture', async () => {
    const { code, stderr } = await shell('okiba see /dev/zero');
    expect([code, stderr]).toEqual([2, 'okiba: /dev/zero: is not a file\n']);
  });

  it.each([
    ['ask', '/dev/zero', 'a line is longer than'],
    ['ask', '<(yes)', '100 lines in a row'],
    ['ask', '<(yes undo)', '100 lines in a row'],
    ['ask --game puyo', '<(yes)', '100 lines in a row'],
    ['bot', '/dev/zero', 'a line is longer than'],
    ['bot', '<(yes)', '100 lines in a row'],
  ])('ends %s < %s', async (command, input, words) => {
    const { code, stderr } = await shell(`okiba ${command} < ${input}`);
    expect(code).toBe(2);
    expect(stderr.trim().split('\n').at(-1)).toContain(`okiba: stdin: ${words}`);
  });

  it('ends normally when a pipe closes', async () => {
    const position = JSON.stringify({ game: 'tetris', cells: ['..........'], queue: ['T'], hold: null });
    const { code, stderr } = await shell(`okiba hint <(sleep 0.2; echo '${position}') --json`);
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe.skipIf(!existsSync('/dev/full'))('output that goes nowhere', () => {
  it.each([
    'moves empty --piece T',
    'moves empty --piece T --json',
    'tile "####/####" --any --json',
    '--help',
  ])('is reported in words: %s', async (command) => {
    const { code, stderr } = await shell(`okiba ${command} > /dev/full`);
    expect([code, stderr]).toEqual([2, "okiba: stdout: can't be written (the disk is full)\n"]);
  });

  it.each(['moves empty --piece T', 'tile "##########/##########/##########/##########" --any'])(
    'is no error where the reader has seen enough: %s',
    async (command) => {
      const { code, stdout, stderr } = await shell(`okiba ${command} | head -1`);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).not.toBe('');
    },
  );

  it('has an exit code even if nothing can be printed', async () => {
    expect((await shell('okiba moves gone.txt --piece T 2> /dev/full')).code).toBe(2);
  });
});
