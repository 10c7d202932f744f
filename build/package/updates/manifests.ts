/** The files by which installed apps find a new version: latest.yml and its like, one for each channel and system. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdateFileInfo, UpdateInfo } from 'electron-updater';
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import { processorsOf, type Target } from '../contents/target.ts';
import { chosenFor } from './choice.ts';

const suffixes = { win32: '', darwin: '-mac', linux: '-linux' } as const;

/** Their names in `folder` for a system, channel by channel; none if nothing was published. */
export function manifestsIn(folder: string, platform: Target['platform']): string[] {
  const name = new RegExp(`^(latest|beta|alpha)${suffixes[platform]}\\.yml$`);
  return readdirSync(folder).filter((file) => name.test(file));
}

/**
 * Throws one line where an installed app would be sent what is not for its processor, not there, or not what it is said
 * to be. `targets` are all that were packaged for one system.
 */
export function checkManifests(folder: string, targets: readonly Target[]): void {
  const { platform } = targets[0]!;
  const names = manifestsIn(folder, platform);
  if (names.length === 0) throw new Error(`${folder}: no update manifest for installed apps`);
  for (const name of names)
    for (const target of targets)
      for (const processor of processorsOf(target)) checkChoice(folder, name, target, processor);
}

function checkChoice(folder: string, name: string, { platform, arch }: Target, processor: string): void {
  const file = chosenFor(platform, processor, read(folder, name));
  const where = `${name}, for ${processor}`;
  if (!file) throw new Error(`${where}: names no file that an app can download`);
  if (!file.url.includes(`-${arch}`)) throw new Error(`${where}: an app there would fetch ${file.url}`);
  checkFile(where, folder, file);
}

function checkFile(where: string, folder: string, { url, sha512 }: UpdateFileInfo): void {
  const file = join(folder, url);
  if (!existsSync(file)) throw new Error(`${where}: ${url} is missing`);
  const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (digest !== sha512) throw new Error(`${where}: the checksum of ${url} differs`);
}

function read(folder: string, name: string): UpdateInfo {
  return parseUpdateInfo(readFileSync(join(folder, name), 'utf8'), name, new URL('https://updates.invalid/'));
}
