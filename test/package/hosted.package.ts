/** On a real Windows, as releases are made there: what Wine stands in for elsewhere. */
import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WindowsOkiba } from '../e2e/windows/stage/WindowsOkiba.ts';
import { expectContract, picture, type Run } from './stage/commandLine.ts';
import { expectHelp } from './stage/expectHint.ts';
import { listFiles } from './stage/files.ts';
import { packageNamed } from './stage/packages.ts';

const isWindows = process.platform === 'win32';
if (!isWindows) console.log('the setup program is not tried on a real Windows: this is none');

const programs = join(process.env.LOCALAPPDATA ?? '', 'Programs', 'Okiba');
/** Shortcuts and what programs keep. */
const user = process.env.APPDATA ?? '';

const system = {
  start: ([program, ...args]: readonly string[], stdio: StdioOptions = 'ignore') =>
    spawn(program!, args, { stdio }),
};

const commandLine: Run = (args, input = '') => {
  const command = ['/c', join(programs, 'bin', 'okiba.cmd'), ...args];
  const { status, stdout, stderr } = spawnSync('cmd', command, { encoding: 'utf8', input });
  return { status, stdout, stderr };
};

it.skipIf(!isWindows)(
  'installs, helps at a game, runs its commands, and leaves no trace but user data',
  async () => {
    expect(spawnSync(packageNamed('-x64-setup.exe'), ['/S']).status).toBe(0);
    await expect.poll(() => existsSync(join(programs, 'Okiba.exe')), { timeout: 60_000 }).toBe(true);
    const okiba = await WindowsOkiba.launch(system, [join(programs, 'Okiba.exe')], []);
    await expectHelp(okiba, 60_000);
    await okiba.close();
    spawnSync('taskkill', ['/f', '/im', 'Okiba.exe']);
    expectContract(commandLine, picture);
    const [uninstaller] = listFiles(programs).filter((file) => /^Uninstall.*\.exe$/.test(file));
    spawnSync(join(programs, uninstaller!), ['/S']);
    await expect.poll(() => listFiles(programs), { timeout: 60_000 }).toEqual([]);
    const left = listFiles(user).filter((file) => /okiba/i.test(file) && !file.startsWith('Okiba'));
    expect(left).toEqual([]);
  },
);
