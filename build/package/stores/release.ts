/** What package managers need of a release: its packages, their addresses and hashes. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedOf } from '../../../electron/updates/feed.ts';
import { readPackageFile } from '../contents/staging.ts';
import { baseName } from '../places.ts';

export interface Package {
  url: string;
  /** Of the file, in small hexadecimal digits. */
  sha256: string;
}

export interface Release {
  version: string;
  homepage: string;
  description: string;
  license: string;
  author: string;
  setup: { x64: Package; arm64: Package };
  /** For both processors. */
  dmg: Package;
}

/** Throws one line that names a package that is not in `folder`. */
export function releaseIn(folder: string, about = readPackageFile()): Release {
  const { version, homepage, description, license, author } = about;
  const { url } = feedOf(about);
  const found = (name: string): Package => {
    const file = join(folder, name);
    if (!existsSync(file)) throw new Error(`${file} is missing`);
    return { url: `${url}${name}`, sha256: createHash('sha256').update(readFileSync(file)).digest('hex') };
  };
  const setup = (arch: string) => found(`${baseName('win32', arch, false)}-setup.exe`);
  return {
    version,
    homepage,
    description,
    license,
    author: author.name,
    setup: { x64: setup('x64'), arm64: setup('arm64') },
    dmg: found(`${baseName('darwin', 'universal', false)}.dmg`),
  };
}
