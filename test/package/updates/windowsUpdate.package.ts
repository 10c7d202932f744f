/** The same under Wine: the setup program of the later version is fetched while a game is watched, and run at the end. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeIcons } from '../../../build/icons/write.ts';
import { readPackageFile } from '../../../build/package/contents/staging.ts';
import { makeSetup } from '../../../build/package/windows/setup.ts';
import { places } from '../../../build/windows/contents.ts';
import { ensureWineRoot } from '../../../build/windows/wineRoot.ts';
import { WineSpace } from '../../../build/windows/WineSpace.ts';
import { withoutMissing } from '../../../build/windows/withoutMissing.ts';
import { startDesktop, type Desktop } from '../../e2e/stage/desktop.ts';
import { onZ, wineFlags, WindowsOkiba } from '../../e2e/windows/stage/WindowsOkiba.ts';
import { hindrance } from '../stage/wine.ts';
import { makeVersion } from './makeVersion.ts';
import { chosen, expectFetchedAtPlay, gamesIn, versionOf } from './running.ts';
import { UpdateServer } from './UpdateServer.ts';

if (hindrance) console.log(`no update is played through under Wine here: ${hindrance}`);

const user = `${places.prefix}/drive_c/users/root`;
const program = String.raw`C:\users\root\AppData\Local\Programs\Okiba\Okiba.exe`;
const uninstallKey = String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Okiba`;

let folder: string;
let server: UpdateServer;
let desktop: Desktop;
let space: WineSpace;
/** The user's own folders, on this machine. */
let local: string;
let roaming: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-versions-'));
  server = await UpdateServer.open();
  desktop = await startDesktop({ compositor: true });
  [local, roaming] = ['local', 'roaming'].map((name) => join(folder, name)) as [string, string];
  for (const inner of ['Programs/Okiba', 'okiba-updater']) mkdirSync(join(local, inner), { recursive: true });
  mkdirSync(roaming);
  space = await WineSpace.open(await ensureWineRoot(console.log), {
    display: desktop.env.DISPLAY!,
    folders: {
      '/packages': folder,
      [`${user}/AppData/Local/Programs`]: join(local, 'Programs'),
      [`${user}/AppData/Local/okiba-updater`]: join(local, 'okiba-updater'),
      [`${user}/AppData/Roaming/Okiba`]: roaming,
    },
  });
});

afterEach(async () => {
  await space.close();
  await desktop.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The setup program of that version. */
async function packed(version: string): Promise<string> {
  const about = { ...readPackageFile(), ...server.about, version };
  const folders = { icons: join(folder, 'icons'), output: join(folder, version) };
  await writeIcons(folders.icons);
  const app = await makeVersion({ platform: 'win32', arch: 'x64' }, { ...server.about, version }, folders);
  const executable = join(app, 'Okiba.exe');
  writeFileSync(executable, withoutMissing(readFileSync(executable)));
  const file = join(folder, `okiba-${version}-setup.exe`);
  makeSetup(app, folders.icons, file, true, about);
  rmSync(folders.output, { recursive: true });
  return file;
}

const start = () => WindowsOkiba.launch(space, [program, ...wineFlags], []);

/** As the panel's own cross does; resolves when the program is gone. */
async function end(okiba: WindowsOkiba): Promise<void> {
  const ended = once(okiba.process, 'exit');
  await okiba.panel.evaluate(() => window.close());
  await ended;
  await okiba.close();
}

const installed = (): string => space.run('reg', 'query', uninstallKey, '/v', 'DisplayVersion').stdout;

it.skipIf(hindrance)(
  'installs what was fetched while a game was watched, and keeps all user data',
  async () => {
    const [, newer] = [await packed('1.0.0'), await packed('1.1.0')];
    expect(space.run(onZ('/packages/okiba-1.0.0-setup.exe'), '/S').status).toBe(0);
    expect(installed()).toContain('1.0.0');
    server.offer('latest.yml', '1.1.0', newer);
    const letGo = server.holdPackages();
    const okiba = await start();
    expect(await versionOf(okiba)).toBe('1.0.0');
    await expectFetchedAtPlay(okiba, desktop, letGo, join(local, 'okiba-updater/pending'));
    await end(okiba);

    await expect.poll(installed, { timeout: 120_000, interval: 1000 }).toContain('1.1.0');
    const games = gamesIn(join(roaming, 'games'));
    expect(Object.keys(games)).toHaveLength(1);
    const again = await start();
    expect(await versionOf(again)).toBe('1.1.0');
    expect((await again.state()).settings).toMatchObject(chosen);
    await end(again);
    expect(gamesIn(join(roaming, 'games'))).toEqual(games);
  },
);
