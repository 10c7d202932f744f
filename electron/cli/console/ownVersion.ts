import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** "0.1.0", from package.json: the nearest one above, as the command line is run from its source and from bundles. */
export function ownVersion(): string {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    const file = new URL('package.json', folder);
    if (existsSync(fileURLToPath(file)))
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }
}
