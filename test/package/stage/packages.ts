/** The packages that `npm run package` has left in release/. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const release = join(root, 'release');

/** The package whose name ends so (".deb"); throws where there is none, or more than one. */
export function packageNamed(ending: string): string {
  const found = readdirSync(release).filter((name) => name.endsWith(ending));
  if (found.length !== 1)
    throw new Error(`release/ holds ${found.length} packages "${ending}": npm run package`);
  return join(release, found[0]!);
}
