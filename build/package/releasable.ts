/** What a release must not be made of. */
import { extractFile } from '@electron/asar';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officialVersion } from './contents/runtimeFor.ts';

/** What package.json says of the project. */
export interface Project {
  homepage: string;
  author: { email: string };
  updateKey: string;
}

/**
 * Throws where package.json names no home of the project yet, because nobody could know where it comes from, or no key, as
 * an app without one refuses every new version.
 */
export function refusePlaceholders({ homepage, author, updateKey }: Project): void {
  const placeholder = [homepage, author.email].find((text) => /\.example(\/|$)/.test(text));
  if (placeholder)
    throw new Error(`package.json: ${placeholder} is a placeholder; a release names the project's own`);
  if (!updateKey)
    throw new Error('package.json: there is no updateKey; npm run updates -- keys FILE makes one');
}

/**
 * Throws where an app was not made with the official runtime. `archive` is its app.asar, `runtime` the folder that
 * holds the runtime's own "version", where the system has one.
 */
export function refuseUnofficial(archive: string, runtime: string): void {
  const { developmentRuntime } = JSON.parse(extractFile(archive, 'package.json').toString()) as {
    developmentRuntime?: string;
  };
  if (developmentRuntime)
    throw new Error(`${archive}: made with ${developmentRuntime}, for development only`);
  const file = join(runtime, 'version');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : officialVersion();
  if (version !== officialVersion())
    throw new Error(`${runtime}: Electron ${version} is not the pinned ${officialVersion()}`);
}
