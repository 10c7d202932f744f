import { listPackage, extractFile } from '@electron/asar';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fusesFor, readFuses } from '../../build/package/fuses.ts';
import { listFiles } from './stage/files.ts';
import { release } from './stage/packages.ts';

/** The unpacked apps that the packages were made of: their executables, and where their archive lies. */
const apps = [
  { system: 'linux', folder: 'linux-unpacked', executable: 'okiba', most: 4e6 },
  { system: 'windows', folder: 'win-unpacked', executable: 'Okiba.exe', most: 4e6 },
].filter(({ folder }) => existsSync(join(release, folder)));

it('has something to look into', () => {
  expect(apps.length).toBeGreaterThan(0);
});

describe.each(apps)('the app for $system', ({ system, folder, executable, most }) => {
  const app = join(release, folder);
  const archive = join(app, 'resources/app.asar');
  const files = existsSync(archive)
    ? listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'))
    : [];

  it('has the fuses that were asked for', async () => {
    expect(await readFuses(join(app, executable))).toEqual(
      fusesFor(system === 'windows' ? 'win32' : 'linux'),
    );
  });

  it('holds what runs: no maps, no tests, no sources, no example app', () => {
    expect(files).toContain('/out/main/entry.js');
    // What koffi runs lies in a folder of that name too.
    const others = files.filter((file) => !/^\/node_modules\/koffi\/src\/.*(\.c?js|\/\w+)$/.test(file));
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
    expect(binaries.some((file) => file.includes('koffi'))).toBe(system === 'windows');
    const own = system === 'windows' ? /win32[-_]x64/ : /linux[-_]x64/;
    expect(binaries.filter((file) => !own.test(file))).toEqual([]);
  });

  it('tells the licences of all that it is made of, in one file', () => {
    const licences = readFileSync(join(app, 'LICENCES.txt'), 'utf8');
    const wanted = ['Okiba', 'Electron', 'Chromium', 'svelte 5', 'sharp 0', 'valibot 1', 'V8', 'libvips'];
    expect(wanted.filter((name) => !licences.includes(name))).toEqual([]);
    expect(licences.includes('koffi 3')).toBe(system === 'windows');
    expect(existsSync(join(app, 'LICENSES.chromium.html'))).toBe(false);
  });

  it('says in its package.json where its runtime is none for a release', () => {
    const own = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
    const version = readFileSync(join(app, 'version'), 'utf8').trim();
    const official = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as {
      version: string;
    };
    expect(own.developmentRuntime === undefined).toBe(version === official.version);
    expect(own).toMatchObject({ name: 'okiba', main: 'out/main/entry.js' });
    expect(Object.keys(own)).not.toContain('devDependencies');
  });
});
