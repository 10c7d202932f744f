/** From the bundles to the packages of one system. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, build as pack, Platform } from 'electron-builder';
import { configurationFor } from './configuration.ts';
import { runtimeFor } from './contents/runtimeFor.ts';
import { readPackageFile, stage } from './contents/staging.ts';
import { nameOf, type Target } from './contents/target.ts';
import { formatsFor, useOwn7Zip } from './formats.ts';
import { packageLinux } from './linux/packageLinux.ts';
import { refusePlaceholders, refuseUnofficial } from './releasable.ts';
import { hasMakensis, makeSetup } from './windows/setup.ts';

export const output = fileURLToPath(new URL('../../release', import.meta.url));
export const icons = join(output, 'icons');

export interface Manner {
  /** Squeezed less, for tests. */
  quick: boolean;
  /** With the official runtime or not at all. */
  release: boolean;
}

const platforms = { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC } as const;
const endings = /\.(deb|tar\.xz|AppImage|zip|exe|dmg|blockmap|yml)$/;

/** Packages for one system; returns their files. Says on stderr where the runtime is not the official one. */
export async function makePackages(target: Target, { quick, release }: Manner): Promise<string[]> {
  if (release) refusePlaceholders(readPackageFile());
  const runtime = runtimeFor(target, release);
  if (runtime.repack)
    console.error(
      `okiba: ${nameOf(target)} with ${runtime.repack}, a third party's repack: for development only`,
    );
  const base = baseName(target, runtime.repack !== null);
  removeEarlier(base);
  useOwn7Zip();
  const folders = { app: stage(target, runtime.repack), icons, output };
  const config = configurationFor(target, folders, runtime, base, quick);
  const formats = platforms[target.platform].createTarget(formatsFor(target, release), Arch[target.arch]);
  await pack({ targets: formats, config, publish: 'never' });
  if (release) refuseUnofficial(archiveOf(target), unpackedFolder(target));
  ownPackages(target, base, quick, release);
  return packagesOf(base);
}

/** What its packages' names begin with: no development package passes for a release. */
function baseName(target: Target, isDevelopment: boolean): string {
  const { name, version } = readPackageFile();
  const system = { linux: 'linux', win32: 'windows', darwin: 'macos' }[target.platform];
  return [name, version, ...(isDevelopment ? ['development'] : []), system, target.arch].join('-');
}

/** What electron-builder makes only of what it fetches. */
function ownPackages(target: Target, base: string, quick: boolean, release: boolean): void {
  const app = unpackedFolder(target);
  if (target.platform === 'linux') packageLinux(app, icons, output, base, quick);
  if (target.platform === 'win32' && !release && hasMakensis())
    makeSetup(app, icons, join(output, `${base}-setup.exe`), quick);
}

/** Where electron-builder leaves the app, unpacked. */
export function unpackedFolder({ platform, arch }: Target): string {
  if (platform === 'darwin') return join(output, `mac-${arch}`);
  const system = platform === 'win32' ? 'win' : 'linux';
  return join(output, `${system}${arch === 'x64' ? '' : `-${arch}`}-unpacked`);
}

function archiveOf(target: Target): string {
  const inApp = target.platform === 'darwin' ? 'Okiba.app/Contents/Resources' : 'resources';
  return join(unpackedFolder(target), inApp, 'app.asar');
}

function packagesOf(base: string): string[] {
  const names = readdirSync(output).filter((name) => name.startsWith(base) && endings.test(name));
  return names.sort().map((name) => join(output, name));
}

function removeEarlier(base: string): void {
  if (existsSync(output)) for (const file of packagesOf(base)) rmSync(file);
}
