/** Two versions on Linux: the later one is fetched while a game is watched, and is what starts next time. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeIcons } from '../../../build/icons/write.ts';
import { asRoot } from '../../e2e/stage/launchProgram.ts';
import { startDesktop, type Desktop } from '../../e2e/stage/desktop.ts';
import { PlainOkiba } from '../../e2e/stage/PlainOkiba.ts';
import { makeAppImage } from './appImage.ts';
import { makeVersion } from './makeVersion.ts';
import { chosen, expectFetchedAtPlay, gamesIn, versionOf } from './running.ts';
import { UpdateServer } from './UpdateServer.ts';

const isElsewhere = process.platform !== 'linux' || process.arch !== 'x64';
if (isElsewhere) console.log('no update is played through here: this is no Linux on an x64 machine');

let folder: string;
let server: UpdateServer;
let desktop: Desktop;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-versions-'));
  server = await UpdateServer.open();
  desktop = await startDesktop();
  mkdirSync(join(desktop.home, 'tmp'));
});

afterEach(async () => {
  await desktop.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An AppImage of that version, called so. */
async function packed(version: string): Promise<string> {
  const folders = { icons: join(folder, 'icons'), output: join(folder, version) };
  await writeIcons(folders.icons);
  const app = await makeVersion({ platform: 'linux', arch: 'x64' }, { ...server.about, version }, folders);
  const file = join(folder, `okiba-${version}.AppImage`);
  makeAppImage(app, file);
  rmSync(folders.output, { recursive: true });
  return file;
}

const start = (executablePath: string): Promise<PlainOkiba> => {
  const here = { TMPDIR: join(desktop.home, 'tmp'), XDG_CACHE_HOME: join(desktop.home, '.cache') };
  return PlainOkiba.start(
    desktop,
    { OKIBA_USER_DATA: undefined, ...here },
    { executablePath, args: [...asRoot] },
  );
};

it.skipIf(isElsewhere)(
  'fetches a new version while a game is watched, and runs it from the next start on',
  async () => {
    const [older, newer] = [await packed('1.0.0'), await packed('1.1.0')];
    server.offer('latest-linux.yml', '1.1.0', newer);
    const letGo = server.holdPackages();
    const okiba = await start(older);
    expect(await versionOf(okiba)).toBe('1.0.0');
    await expectFetchedAtPlay(okiba, desktop, letGo, join(desktop.home, '.cache/okiba-updater/pending'));
    expect(await okiba.end()).toBe(true);

    expect(existsSync(older)).toBe(false);
    const folder = join(desktop.home, '.config/Okiba/games');
    const games = gamesIn(folder);
    expect(Object.keys(games)).toHaveLength(1);
    const again = await start(newer);
    expect(await versionOf(again)).toBe('1.1.0');
    expect((await again.state()).settings).toMatchObject(chosen);
    const autostart = readFileSync(join(desktop.home, '.config/autostart/okiba.desktop'), 'utf8');
    expect(autostart).toContain(newer);
    expect(await again.end()).toBe(true);
    expect(gamesIn(folder)).toEqual(games);
  },
);
