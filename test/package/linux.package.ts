import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { componentId } from '../../build/package/linux/metainfo.ts';
import { startDesktop, type Desktop } from '../e2e/stage/desktop.ts';
import type { PanelPage } from '../e2e/stage/PanelPage.ts';
import { expectContract, runnerOf } from './stage/commandLine.ts';
import { expectFollowed } from './stage/expectFollowed.ts';
import { expectHint } from './stage/expectHint.ts';
import { listFiles } from './stage/files.ts';
import { packageNamed } from './stage/packages.ts';

const isElsewhere = process.platform !== 'linux';
if (isElsewhere) console.log('the Linux packages are not installed here: this is no Linux');

let desktop: Desktop;
let place: string;

beforeEach(async () => {
  desktop = await startDesktop();
  place = mkdtempSync(join(tmpdir(), 'okiba-installed-'));
});

afterEach(async () => {
  await desktop.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Runs a tool of the system; throws with its words where it fails. */
function tool(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}

/** The command, started beside the app, pauses its hints. */
async function expectToggled(okiba: PanelPage, command: string): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const { status } = spawnSync(command, ['--toggle', ...asRoot], { env: desktop.env, timeout: 20_000 });
  expect(status).toBe(0);
  await okiba.until(({ settings }) => settings.help === 'off', 'no hints');
}

describe.skipIf(isElsewhere)('the Debian package', () => {
  /** dpkg in a root of its own, whose administration is `place`/var/lib/dpkg; what it needs is this system's. */
  const dpkg = (...args: string[]): void =>
    tool(
      'dpkg',
      `--root=${place}`,
      '--force-not-root,depends,script-chrootless',
      `--log=${place}/var/log`,
      ...args,
    );
  const installed = (): string[] => listFiles(place).filter((file) => !file.startsWith('var'));

  beforeEach(() => {
    for (const folder of ['info', 'updates', 'triggers'])
      mkdirSync(join(place, 'var/lib/dpkg', folder), { recursive: true });
    for (const file of ['status', 'available']) tool('touch', join(place, 'var/lib/dpkg', file));
  });

  it('installs, helps at a game, runs its commands, and leaves no trace but user data', async () => {
    dpkg('--install', packageNamed('.deb'));
    await expectHint(desktop, join(place, 'opt/okiba/okiba'), async (okiba) => {
      await expectFollowed(okiba, desktop);
      await expectToggled(okiba, join(place, 'usr/bin/okiba'));
    });
    expectContract(runnerOf(join(place, 'usr/bin/okiba')));
    expect(installed().filter((file) => /\.(desktop|png)$/.test(file)).length).toBe(9);
    expect(existsSync(join(place, 'usr/share/doc/okiba/copyright'))).toBe(true);
    const profile = readFileSync(join(place, 'opt/okiba/resources/apparmor-profile'), 'utf8');
    expect(profile).toContain('profile okiba "/opt/okiba/okiba" flags=(unconfined) {\n  userns,');
    expect(listFiles(join(place, 'usr/share/metainfo'))).toEqual([`${componentId()}.metainfo.xml`]);
    dpkg('--purge', 'okiba');
    expect(installed()).toEqual([]);
    expect(readdirSync(join(desktop.home, '.config'))).toContain('Okiba');
  });
});

describe.skipIf(isElsewhere)('the archive', () => {
  it('is unpacked anywhere, helps at a game, and runs its commands, leaving only user data', async () => {
    tool('tar', '-C', place, '-xf', packageNamed('.tar.xz'));
    const [folder] = readdirSync(place);
    const before = listFiles(place);
    await expectHint(desktop, join(place, folder!, 'okiba'));
    expectContract(runnerOf(join(place, folder!, 'bin/okiba')));
    expect(listFiles(place)).toEqual(before);
    // The system's library for sound leaves a folder wherever the session has its sockets.
    const left = readdirSync(desktop.home).filter((name) => !name.startsWith('.') && name !== 'pulse');
    expect(left).toEqual([]);
  });
});
