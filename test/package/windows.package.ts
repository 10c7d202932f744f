import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { places } from '../../build/windows/contents.ts';
import { ensureWineRoot } from '../../build/windows/wineRoot.ts';
import { WineSpace } from '../../build/windows/WineSpace.ts';
import { withoutMissing } from '../../build/windows/withoutMissing.ts';
import { startDesktop, type Desktop } from '../e2e/stage/desktop.ts';
import { onZ, wineFlags, WindowsOkiba } from '../e2e/windows/stage/WindowsOkiba.ts';
import { expectContract, picture, type Run } from './stage/commandLine.ts';
import { expectFollowed } from './stage/expectFollowed.ts';
import { expectHelp } from './stage/expectHint.ts';
import { listFiles } from './stage/files.ts';
import { packageNamed, release } from './stage/packages.ts';
import { hindrance } from './stage/wine.ts';

if (hindrance) console.log(`the Windows packages are not installed here: ${hindrance}`);

const key = String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Okiba`;
const runKey = String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Run`;
const user = `${places.prefix}/drive_c/users/root`;
const shortcut = String.raw`C:\users\root\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Okiba.lnk`;

describe.skipIf(hindrance)('Windows, under Wine', () => {
  let desktop: Desktop;
  let space: WineSpace;
  /** Where the user's programs go, on this machine. */
  let programs: string;

  beforeEach(async () => {
    desktop = await startDesktop({ compositor: true });
    programs = mkdtempSync(join(desktop.home, 'programs-'));
    space = await WineSpace.open(await ensureWineRoot(console.log), {
      display: desktop.env.DISPLAY!,
      folders: {
        '/packages': release,
        '/picture': dirname(picture),
        [`${user}/AppData/Local/Programs`]: programs,
      },
    });
  });

  afterEach(async () => {
    await space.close();
    await desktop.stop();
  });

  /** All that the user has, but for the programs: they are listed from outside. */
  const usersFiles = (): string[] =>
    space
      .run('cmd', '/c', 'dir', '/s', '/b', '/a', String.raw`C:\users\root`)
      .stdout.split(/\r?\n/)
      .filter((line) => line !== '' && !/\\(Temp|Local\\Programs)(\\|$)/.test(line))
      .sort();

  const ended = (): void => void space.run('taskkill', '/f', '/im', 'Okiba.exe');

  async function expectWorking(folder: string, windowsFolder: string): Promise<void> {
    const executable = join(folder, 'Okiba.exe');
    writeFileSync(executable, withoutMissing(readFileSync(executable)));
    const okiba = await WindowsOkiba.launch(space, [`${windowsFolder}\\Okiba.exe`, ...wineFlags], []);
    await expectHelp(okiba, 60_000);
    await expectFollowed(okiba, desktop);
    await okiba.close();
    ended();
    const run: Run = (args, input) =>
      space.runWith(input ?? '', 'cmd', '/c', `${windowsFolder}\\bin\\okiba.cmd`, ...args);
    expectContract(run, onZ('/picture/picture.png'));
  }

  it('installs, helps at a game, runs its commands, and leaves no trace but user data', async () => {
    const before = usersFiles();
    expect(space.run(onZ(`/packages/${nameOf(packageNamed('-setup.exe'))}`), '/S').status).toBe(0);
    expect(space.run('reg', 'query', key, '/v', 'DisplayVersion').stdout).toMatch(/\d+\.\d+\.\d+/);
    expect(usersFiles()).toContain(shortcut);
    space.run('reg', 'add', runKey, '/v', 'okiba.Okiba', '/d', 'as the app writes it', '/f');
    expect(space.run(onZ(`/packages/${nameOf(packageNamed('-setup.exe'))}`), '/S').status).toBe(0);
    expect(space.run('reg', 'query', runKey, '/v', 'okiba.Okiba').status).toBe(0);
    await expectWorking(join(programs, 'Okiba'), String.raw`C:\users\root\AppData\Local\Programs\Okiba`);
    space.run(String.raw`C:\users\root\AppData\Local\Programs\Okiba\Uninstall.exe`, '/S');
    await expect.poll(() => listFiles(programs), { timeout: 60_000 }).toEqual([]);
    expect(space.run('reg', 'query', key).status).not.toBe(0);
    expect(space.run('reg', 'query', runKey, '/v', 'okiba.Okiba').status).not.toBe(0);
    const left = usersFiles().filter((file) => !before.includes(file));
    expect(left.filter((file) => !file.includes(String.raw`\AppData\Roaming\Okiba`))).toEqual([]);
  });

  it('runs from the unpacked zip, and leaves nothing there', async () => {
    const folder = join(programs, 'portable');
    mkdirSync(folder);
    expect(spawnSync('7za', ['x', '-y', `-o${folder}`, packageNamed('.zip')]).status).toBe(0);
    const before = listFiles(folder);
    await expectWorking(folder, String.raw`C:\users\root\AppData\Local\Programs\portable`);
    expect(listFiles(folder)).toEqual(before);
  });
});

const nameOf = (file: string): string => file.split('/').at(-1)!;
