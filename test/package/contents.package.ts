import { listPackage, extractFile } from '@electron/asar';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { officialVersion } from '../../build/package/contents/runtimeFor.ts';
import { chromiumName } from '../../build/package/licences/gatherLicences.ts';
import { fusesFor, readFuses } from '../../build/package/fuses.ts';
import { listFiles } from './stage/files.ts';
import { release } from './stage/packages.ts';

interface Unpacked {
  system: 'linux' | 'win32' | 'darwin';
  /** All that is packed. */
  app: string;
  /** What is started; on macOS the whole. */
  executable: string;
  /** Where its archive lies. */
  resources: string;
  licences: string;
  /** The name of machine code for it, by the packages' own names. */
  own: RegExp;
}

const [linux, windows, mac] = ['linux-unpacked', 'win-unpacked', 'mac-universal/Okiba.app'].map((folder) =>
  join(release, folder),
) as [string, string, string];
const macResources = join(mac, 'Contents/Resources');

/** The unpacked apps that the packages were made of. */
const all: Unpacked[] = [
  {
    system: 'linux',
    app: linux,
    executable: join(linux, 'okiba'),
    resources: join(linux, 'resources'),
    licences: linux,
    own: /linux[-_]x64/,
  },
  {
    system: 'win32',
    app: windows,
    executable: join(windows, 'Okiba.exe'),
    resources: join(windows, 'resources'),
    licences: windows,
    own: /win32[-_]x64/,
  },
  {
    system: 'darwin',
    app: mac,
    executable: mac,
    resources: macResources,
    licences: macResources,
    own: /darwin[-_](x64|arm64)/,
  },
];
const apps = all.filter(({ app }) => existsSync(app));

/** Bytes of the archive: nearly 5 million are the networks' weights, for the command line, for searching and for reading. */
const most = 11e6;
const mostLicences = 3e6;

it('has something to look into', () => {
  expect(apps.length).toBeGreaterThan(0);
});

describe.each(apps)('the app for $system', ({ system, app, executable, resources, licences, own }) => {
  const archive = join(resources, 'app.asar');
  const files = existsSync(archive)
    ? listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'))
    : [];
  const hasKoffi = system !== 'linux';

  it('has the configured fuses', async () => {
    expect(await readFuses(executable)).toEqual(fusesFor(system));
  });

  it('holds what runs: no maps, no tests, no sources, no example app', () => {
    for (const started of ['entry', 'engineWorker', 'recordsThread'])
      expect(files).toContain(`/out/main/${started}.js`);
    // What koffi runs lies in a folder of that name too.
    const others = files.filter(
      (file) => !/^\/node_modules\/koffi\/src(\/\w+)*(\/[\w-]+\.c?js)?$/.test(file),
    );
    expect(
      others.filter((file) =>
        /\.(map|ts|svelte|md|h|cc|cpp|lib)$|CMakeLists|\/(test|tests|src|vendor)\//.test(file),
      ),
    ).toEqual([]);
    expect(listFiles(app).filter((file) => /default_app|\.map$|\.test\./.test(file))).toEqual([]);
    expect(readFileSync(archive).length).toBeLessThan(most);
  });

  it('holds machine code for its own system only, beside its archive', () => {
    const binaries = listFiles(`${archive}.unpacked`).filter((file) =>
      /\.(node|so[.\d]*|dll|dylib)$/.test(file),
    );
    expect(binaries.filter((file) => file.includes('sharp')).length).toBeGreaterThan(0);
    expect(binaries.some((file) => file.includes('koffi'))).toBe(hasKoffi);
    expect(binaries.filter((file) => !own.test(file))).toEqual([]);
  });

  it('contains the licences of all its parts, those of Chromium in a file of their own', () => {
    const text = readFileSync(join(licences, 'LICENCES.txt'), 'utf8');
    const wanted = ['Okiba', 'Electron', chromiumName, 'svelte 5', 'sharp 0', 'valibot 1', 'libvips'];
    expect(wanted.filter((name) => !text.includes(name))).toEqual([]);
    const others = readFileSync(join(licences, chromiumName), 'utf8');
    expect(others).toContain('V8');
    expect(text.length + others.length).toBeLessThan(mostLicences);
    expect(text.includes('koffi 3')).toBe(hasKoffi);
    expect(existsSync(join(app, 'LICENSES.chromium.html'))).toBe(false);
  });

  it('marks in its package.json a runtime that is not for a release', () => {
    const told = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
    const file = join(app, 'version');
    const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : officialVersion();
    expect(told.developmentRuntime === undefined).toBe(version === officialVersion());
    expect(told).toMatchObject({ name: 'okiba', main: 'out/main/entry.js' });
    expect(Object.keys(told)).not.toContain('devDependencies');
  });
});
