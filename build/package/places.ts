/** What the packages are called, and where they and what they are made of lie. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageFile } from './contents/staging.ts';
import type { Target } from './contents/target.ts';

export const output = fileURLToPath(new URL('../../release', import.meta.url));
export const icons = join(output, 'icons');

const endings = /\.(deb|tar\.xz|AppImage|zip|exe|dmg|blockmap)$/;

/**
 * What the names of packages begin with: no development package passes for a release. `arch` is the processor, or
 * electron-builder's own word for the one that it is at.
 */
export function baseName(platform: Target['platform'], arch: string, isDevelopment: boolean): string {
  const { name, version } = readPackageFile();
  const system = { linux: 'linux', win32: 'windows', darwin: 'macos' }[platform];
  return [name, version, ...(isDevelopment ? ['development'] : []), system, arch].join('-');
}

/** Where electron-builder leaves the app, unpacked. */
export function unpackedFolder({ platform, arch }: Target, folder = output): string {
  if (platform === 'darwin') return join(folder, `mac-${arch}`);
  const system = platform === 'win32' ? 'win' : 'linux';
  return join(folder, `${system}${arch === 'x64' ? '' : `-${arch}`}-unpacked`);
}

/** The app's own archive in there. */
export function archiveOf(target: Target): string {
  const inApp = target.platform === 'darwin' ? 'Okiba.app/Contents/Resources' : 'resources';
  return join(unpackedFolder(target), inApp, 'app.asar');
}

/** The packages whose names begin so. */
export function packagesOf(base: string): string[] {
  const names = readdirSync(output).filter((name) => name.startsWith(base) && endings.test(name));
  return names.sort().map((name) => join(output, name));
}

/** Removes what an earlier run has left: packages of that name, and update manifests. */
export function removeEarlier(bases: readonly string[]): void {
  if (!existsSync(output)) return;
  for (const file of bases.flatMap(packagesOf)) rmSync(file);
  for (const name of readdirSync(output).filter((file) => /^(latest|alpha|beta).*\.yml$/.test(file)))
    rmSync(join(output, name));
}
