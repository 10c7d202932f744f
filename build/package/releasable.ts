/** What a release must not be made of. */
import { extractFile } from '@electron/asar';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officialVersion } from './contents/runtimeFor.ts';

/** Throws where package.json names no home of the project yet: nobody could be told where it comes from. */
export function refusePlaceholders({
  homepage,
  author,
}: {
  homepage: string;
  author: { email: string };
}): void {
  const placeholder = [homepage, author.email].find((text) => /\.example(\/|$)/.test(text));
  if (placeholder)
    throw new Error(`package.json: ${placeholder} is a placeholder; a release names the project's own`);
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
