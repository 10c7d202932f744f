import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sizes } from '../../../../build/icons/write.ts';
import { makeDeb } from '../../../../build/package/linux/deb.ts';

const hasDpkg = process.platform === 'linux' && spawnSync('dpkg', ['--version']).status === 0;
if (!hasDpkg) console.log('the Debian package is not tested here: this system has no dpkg');

let place: string;
let deb: string;

/** Of an app that is nothing but the files that are touched. */
beforeAll(() => {
  if (!hasDpkg) return;
  place = mkdtempSync(join(tmpdir(), 'okiba deb-'));
  for (const folder of ['app/resources', 'icons']) mkdirSync(join(place, folder), { recursive: true });
  for (const name of ['okiba', 'chrome-sandbox']) writeFileSync(join(place, 'app', name), '');
  for (const size of sizes) writeFileSync(join(place, 'icons', `${size}x${size}.png`), '');
  deb = join(place, 'okiba.deb');
  makeDeb(join(place, 'app'), join(place, 'icons'), deb, true);
});

afterAll(() => hasDpkg && rmSync(place, { recursive: true }));

describe.skipIf(!hasDpkg)('the Debian package', () => {
  let root: string;
  const profile = () => join(root, 'etc/apparmor.d/okiba');

  beforeEach(() => {
    root = mkdtempSync(join(place, 'a root-'));
    for (const folder of ['info', 'updates', 'triggers'])
      mkdirSync(join(root, 'var/lib/dpkg', folder), { recursive: true });
    for (const name of ['status', 'available']) writeFileSync(join(root, 'var/lib/dpkg', name), '');
  });

  /** dpkg in `root`, where AppArmor's parser is one that ends so. */
  function dpkg(parserEnds: number, ...args: string[]): void {
    const programs = mkdtempSync(join(place, 'programs-'));
    writeFileSync(join(programs, 'apparmor_parser'), `#!/bin/sh\nexit ${parserEnds}\n`);
    chmodSync(join(programs, 'apparmor_parser'), 0o755);
    const forced = '--force-not-root,depends,script-chrootless';
    const run = spawnSync('dpkg', [`--root=${root}`, forced, `--log=${root}/var/log`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${programs}:${process.env.PATH}:/usr/sbin:/sbin` },
    });
    expect(run.stderr.match(/^dpkg: error.*/m)).toBeNull();
    expect(run.status).toBe(0);
  }

  it('lets the installed app make sandboxes in AppArmor, and nothing else', () => {
    dpkg(0, '--install', deb);
    expect(readFileSync(profile(), 'utf8').replace(/^#.*\n/, '')).toBe(`abi <abi/4.0>,
include <tunables/global>

profile okiba "/opt/okiba/okiba" flags=(unconfined) {
  userns,

  include if exists <local/okiba>
}
`);
    expect(existsSync(join(root, 'opt/okiba/okiba'))).toBe(true);
  });

  it("installs no profile where AppArmor can't read it, as before Ubuntu 23.10", () => {
    dpkg(1, '--install', deb);
    expect(existsSync(profile())).toBe(false);
    dpkg(1, '--remove', 'okiba');
  });

  it('keeps the profile over a newer version, and removes it on removal', () => {
    dpkg(0, '--install', deb);
    dpkg(0, '--install', deb);
    expect(existsSync(profile())).toBe(true);
    dpkg(0, '--remove', 'okiba');
    expect(existsSync(profile())).toBe(false);
  });
});
