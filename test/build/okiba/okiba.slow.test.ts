import { execFile } from 'node:child_process';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bundle = join(root, 'out/okiba/cli.js');
const { version, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  bin: { okiba: string };
};

/** Runs the program that package.json names; what it has written. */
function run(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [join(root, bin.okiba), ...args], { cwd: '/' }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    ),
  );
}

describe('okiba in a checkout', () => {
  it('builds its bundle if necessary, without a message', async () => {
    expect(await run('--version')).toEqual({ stdout: `${version}\n`, stderr: '' });
    onTestFinished(() => rmSync(join(root, 'out/okiba/inputs.json'), { force: true }));
    writeFileSync(bundle, "console.log('kept')");
    expect((await run('--version')).stdout).toBe('kept\n');
    const now = new Date();
    utimesSync(join(root, 'electron/cli.ts'), now, now);
    expect(await run('--version')).toEqual({ stdout: `${version}\n`, stderr: '' });
    expect(readFileSync(bundle, 'utf8')).not.toBe("console.log('kept')");
  });

  it('runs its worker threads from the bundle', async () => {
    const { stdout } = await run(
      'percent',
      'XXXX____XX/XXXX___XXX/XXXX_XXXXX',
      '--lines',
      '3',
      '--queue',
      '*p7',
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ complete: true });
  });
});
